// The constraints of a query, each with the way that leads to it: what was asked, apart from how the
// query is put together. `flight.from_airport > ... > city.city_name = 'BOSTON'`.

import { bind } from "./bind/bind.ts";
import { tryParse } from "./parse-words.ts";
import { printExpression } from "./print.ts";
import type { Expression, Query } from "./tree.ts";
import { firstSelect } from "./tree-builders.ts";
import { childrenOf } from "./walk.ts";

export type PathCondition = {
  /** The columns through which subqueries lead here, and the column compared. */
  readonly path: string;
  readonly operator: string;
  readonly value: string;
};

export type QueryShape = { readonly target: string; readonly conditions: readonly PathCondition[] };

/** Undefined for what does not parse. */
export function shapeOf(sql: string): QueryShape | undefined {
  const query = tryParse(sql);
  if (query === undefined) return undefined;
  const conditions: PathCondition[] = [];
  collectQuery(query, "", conditions);
  return { target: targetOf(query), conditions };
}

/** Those of a piece of a WHERE, with ways that start within it; none of what is no such piece. */
export function conditionsOfSegment(text: string): readonly PathCondition[] {
  return shapeOf(`SELECT 1 FROM segment WHERE ${text}`)?.conditions ?? [];
}

/** Whether a condition of a query may be this one of a piece of it. */
export function comesFrom(whole: PathCondition, part: PathCondition): boolean {
  const alike = whole.operator === part.operator && whole.value === part.value;
  return alike && (whole.path === part.path || whole.path.endsWith(` > ${part.path}`));
}

/** The tables and columns that a query shows and takes its rows from, as they are written. */
export function namesIn(sql: string): readonly string[] {
  const query = tryParse(sql);
  if (query === undefined) return [];
  return [
    ...firstSelect(query).items.flatMap(({ expression }) => columnsIn(expression)),
    ...tablesIn(sql),
  ];
}

/** The tables that its first SELECT takes its rows from. */
export function tablesIn(sql: string): readonly string[] {
  const query = tryParse(sql);
  const from = query === undefined ? [] : firstSelect(query).from;
  return from.flatMap(({ source }) => (source.kind === "table" ? [source.name] : []));
}

/** The columns that it shows, without their tables. */
export function columnsShown(sql: string): readonly string[] {
  const query = tryParse(sql);
  if (query === undefined) return [];
  const bound = bind(query, { tables: [] });
  const shown = firstSelect(query).items;
  return [...bound.columns].flatMap(([node, { name }]) =>
    shown.some(({ start, end }) => node.start >= start && node.end <= end) ? [name] : [],
  );
}

const columnsIn = (node: Expression): readonly string[] =>
  node.kind === "column" ? [node.name] : childrenOf(node).flatMap(columnsIn);

const targetOf = (query: Query): string =>
  firstSelect(query)
    .items.map((item) => printExpression(item.expression))
    .join(" , ");

function collectQuery(query: Query, path: string, into: PathCondition[]): void {
  switch (query.kind) {
    case "select":
      for (const item of query.from) {
        if (item.source.kind === "subquery") collectQuery(item.source.query, path, into);
        if (item.on !== undefined) collect(item.on, path, into);
      }
      if (query.where !== undefined) collect(query.where, path, into);
      if (query.having !== undefined) collect(query.having, path, into);
      break;
    case "set":
      collectQuery(query.left, path, into);
      collectQuery(query.right, path, into);
      break;
    case "query-group":
      collectQuery(query.inner, path, into);
      break;
    default:
      query satisfies never;
  }
}

function collect(node: Expression, path: string, into: PathCondition[]): void {
  const note = (left: Expression, operator: string, value: string): void => {
    into.push({ path: join(path, printExpression(left)), operator, value });
  };
  switch (node.kind) {
    case "and":
    case "or":
      for (const operand of node.operands) collect(operand, path, into);
      break;
    case "not":
      collect(node.operand, join(path, "NOT"), into);
      break;
    case "group":
      collect(node.inner, path, into);
      break;
    case "exists":
      collectQuery(node.query.query, join(path, "EXISTS"), into);
      break;
    case "comparison":
      if (node.right.kind === "subquery") {
        note(node.left, node.operator, targetOf(node.right.query));
        collectQuery(
          node.right.query,
          join(path, `${printExpression(node.left)} ${node.operator}`),
          into,
        );
      } else note(node.left, node.operator, printExpression(node.right));
      break;
    case "in": {
      const operator = node.negated ? "NOT IN" : "IN";
      if (node.right.kind === "list") {
        const items = node.right.items.map(printExpression).sort();
        note(node.left, operator, items.join(" , "));
        break;
      }
      const before = into.length;
      const negation = node.negated ? join(path, "NOT") : path;
      collectQuery(node.right.query, join(negation, printExpression(node.left)), into);
      // A subquery that constrains nothing is itself the constraint: some such row exists.
      if (into.length === before) note(node.left, operator, targetOf(node.right.query));
      break;
    }
    case "between":
      note(
        node.left,
        node.negated ? "NOT BETWEEN" : "BETWEEN",
        `${printExpression(node.low)} AND ${printExpression(node.high)}`,
      );
      break;
    case "is-null":
      note(node.operand, node.negated ? "IS NOT" : "IS", "NULL");
      break;
    default:
      break;
  }
}

const join = (path: string, step: string): string => (path === "" ? step : `${path} > ${step}`);
