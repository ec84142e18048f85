// A query as the Spider evaluation sees it: clauses of plain units, values left out. What that
// evaluation ignores or keeps (DISTINCT, foreign keys, values in FROM) is decided here.

import type { Schema } from "../database/database.ts";
import { bind } from "../sql/bind/bind.ts";
import { type Bound, columnKey } from "../sql/bind/bound.ts";
import { keyPairs } from "../sql/key-pairs.ts";
import { nameParts } from "../sql/name.ts";
import type { Expression, FromItem, Query, Select, Subquery, Tail } from "../sql/tree.ts";
import { firstSelect, stripGroups } from "../sql/tree-builders.ts";

export type Unit = string | number | boolean | null | Sketch | readonly Unit[];

export type Sketch = {
  readonly select: readonly [distinct: Unit, items: readonly Unit[]];
  readonly tables: readonly Unit[];
  /** Conditions and connectives in turn: [unit, "and", unit, ...]. */
  readonly on: readonly Unit[];
  readonly where: readonly Unit[];
  readonly groupBy: readonly Unit[];
  readonly having: readonly Unit[];
  /** Empty, or one direction for all and the values. */
  readonly orderBy: readonly Unit[];
  readonly limit: boolean;
  readonly INTERSECT: Sketch | null;
  readonly UNION: Sketch | null;
  readonly EXCEPT: Sketch | null;
};

/** How a part is looked at: nested queries are compared more strictly than the query itself. */
type View = {
  readonly bound: Bound;
  /** Columns linked by foreign keys count as one; only at the top and in set operations. */
  readonly sameColumn: (column: string) => string;
  readonly keepDistinct: boolean;
  readonly keepValues: boolean;
};

export function sketchQuery(query: Query, schema: Schema | undefined): Sketch {
  const tables = new Set(firstSelect(query).from.flatMap((item) => tableOf(item) ?? []));
  const linked = schema === undefined ? new Map<string, string>() : linkedColumns(schema);
  const sameColumn = (column: string) =>
    tables.has(column.slice(0, column.indexOf("."))) ? (linked.get(column) ?? column) : column;
  const bound = bind(query, schema ?? { tables: [] });
  return sketch(query, { bound, sameColumn, keepDistinct: false, keepValues: false });
}

type Part = { readonly select: Select; readonly tail: Tail };
type Chain = { readonly first: Part; readonly rest: readonly (readonly [string, Part])[] };

/** `A UNION B EXCEPT C` in order; ORDER BY at the end belongs to the last SELECT, as written. */
function chainOf(query: Query): Chain {
  if (query.kind === "select") return { first: { select: query, tail: query }, rest: [] };
  if (query.kind === "query-group") return withTail(chainOf(query.inner), query);
  const left = chainOf(query.left);
  const right = chainOf(query.right);
  const operator = query.operator === "UNION ALL" ? "UNION" : query.operator;
  const rest = [...left.rest, [operator, right.first] as const, ...right.rest];
  return withTail({ first: left.first, rest }, query);
}

function withTail(chain: Chain, tail: Tail): Chain {
  if (tail.orderBy.length === 0 && tail.limit === undefined) return chain;
  const last = chain.rest.at(-1);
  if (last === undefined) return { first: { ...chain.first, tail }, rest: [] };
  const ended = [last[0], { ...last[1], tail }] as const;
  return { first: chain.first, rest: [...chain.rest.slice(0, -1), ended] };
}

function sketch(query: Query, view: View): Sketch {
  const { first, rest } = chainOf(query);
  return sketchChain(first, rest, view);
}

function sketchChain(part: Part, rest: Chain["rest"], view: View): Sketch {
  const { select, tail } = part;
  const values = (node: Expression) => valueUnit(node, view);
  const conditions = (node: Expression | undefined) =>
    node === undefined ? [] : conditionUnits(node, values, view);
  const [next, ...others] = rest;
  const after = (operator: string) =>
    next?.[0] === operator ? sketchChain(next[1], others, view) : null;
  return {
    select: [
      view.keepDistinct ? select.distinct : null,
      select.items.map(({ expression }) => selectUnit(expression, values, view)),
    ],
    tables: select.from.map((item) => tableUnit(item, view)),
    on: select.from.flatMap((item) => (item.on ? ["and", ...conditions(item.on)] : [])).slice(1),
    where: conditions(select.where),
    groupBy: select.groupBy.map((node) => columnUnit(node, view)),
    having: conditions(select.having),
    orderBy:
      tail.orderBy.length === 0
        ? []
        : [
            tail.orderBy.findLast(({ direction }) => direction)?.direction ?? "ASC",
            tail.orderBy.map(({ expression }) => values(expression)),
          ],
    limit: tail.limit !== undefined,
    INTERSECT: after("INTERSECT"),
    UNION: after("UNION"),
    EXCEPT: after("EXCEPT"),
  };
}

/** Its table as the schema has it; what cannot be told has none. */
function resolve(node: Expression, { bound, sameColumn }: View): string {
  const use = bound.columns.get(node);
  if (use !== undefined) return sameColumn(columnKey(use));
  const parts = node.kind === "column" ? nameParts(node.name) : [];
  return sameColumn(parts.length > 1 ? parts.join(".") : `?.${parts.join()}`);
}

function tableOf({ source }: FromItem): string | undefined {
  return source.kind === "table" ? nameParts(source.name).join(".") : undefined;
}

/** A query in FROM is compared whole, values included. */
function tableUnit({ source }: FromItem, view: View): Unit {
  if (source.kind === "table") return nameParts(source.name).join(".");
  return sketch(source.query, { ...nestedView(view), keepValues: true });
}

function nestedView(view: View): View {
  return { ...view, sameColumn: (column) => column, keepDistinct: true };
}

type Values = (node: Expression) => Unit;

/** An item's aggregate stands apart from its value: [aggregate, value]. */
function selectUnit(node: Expression, values: Values, view: View): Unit {
  const inner = stripGroups(node);
  const argument = inner.kind === "call" ? inner.arguments[0] : undefined;
  if (inner.kind !== "call" || argument === undefined) return ["none", values(inner)];
  const bare = stripGroups(argument);
  if (bare.kind === "arithmetic") return [inner.name.toLowerCase(), values(bare)];
  const [, column] = columnUnit(bare, view);
  const distinct = view.keepDistinct ? inner.distinct : null;
  return [inner.name.toLowerCase(), ["none", ["none", column ?? null, distinct], null]];
}

/** [operator, column, column or null]. */
function valueUnit(node: Expression, view: View): Unit {
  const inner = stripGroups(node);
  if (inner.kind !== "arithmetic") return ["none", columnUnit(inner, view), null];
  const sides = [inner.left, inner.right].map((side) => columnUnit(side, view));
  return [inner.operator, ...sides];
}

/** [aggregate, column, distinct]. */
function columnUnit(node: Expression, view: View): readonly Unit[] {
  const inner = stripGroups(node);
  const distinct = (is: boolean) => (view.keepDistinct ? is : null);
  switch (inner.kind) {
    case "column":
      return ["none", resolve(inner, view), distinct(false)];
    case "star":
      return ["none", "*", distinct(false)];
    case "call": {
      const [argument] = inner.arguments;
      const column = argument === undefined ? null : (columnUnit(argument, view)[1] ?? null);
      return [inner.name.toLowerCase(), column, distinct(inner.distinct)];
    }
    case "literal":
      return ["none", literalUnit(inner.text), distinct(false)];
    case "arithmetic":
      return ["none", valueUnit(inner, view), distinct(false)];
    default:
      return ["none", inner.kind, distinct(false)];
  }
}

/** Numbers by value, text without its quotes. */
function literalUnit(text: string): Unit {
  const quoted = /^(['"])(.*)\1$/su.exec(text);
  return quoted === null ? Number(text) : (quoted[2] ?? "");
}

function conditionUnits(node: Expression, values: Values, view: View): readonly Unit[] {
  const inner = stripGroups(node);
  if (inner.kind !== "and" && inner.kind !== "or") return [conditionUnit(inner, values, view)];
  return inner.operands.flatMap((operand, i) => [
    ...(i > 0 ? [inner.kind] : []),
    ...conditionUnits(operand, values, view),
  ]);
}

/** [negated, operator, value, right side or null, upper bound or null]; plain values are null. */
function conditionUnit(node: Expression, values: Values, view: View): readonly Unit[] {
  const right = (side: Expression): Unit => {
    const inner = stripGroups(side);
    if (inner.kind === "subquery") return nested(inner, view);
    if (!view.keepValues) return null;
    return inner.kind === "literal" ? literalUnit(inner.text) : values(inner);
  };
  switch (node.kind) {
    case "comparison": {
      const negated = node.operator.startsWith("NOT ") || node.operator.endsWith(" NOT");
      const bare = node.operator.replace(/^NOT | NOT$/u, "").toLowerCase();
      const operator = { "==": "=", "<>": "!=" }[bare] ?? bare;
      return [negated, operator, values(node.left), right(node.right), null];
    }
    case "in": {
      const list = node.right.kind === "list" ? node.right.items[0] : node.right;
      return [node.negated, "in", values(node.left), list ? right(list) : null, null];
    }
    case "between":
      return [node.negated, "between", values(node.left), right(node.low), right(node.high)];
    case "is-null":
      return [node.negated, "is", values(node.operand), null, null];
    case "exists":
      return [false, "exists", null, nested(node.query, view), null];
    case "not": {
      const operand = stripGroups(node.operand);
      const [negated, ...rest] = conditionUnit(operand, values, view);
      return [negated !== true, ...rest];
    }
    case "and":
    case "or":
      return [false, node.kind, conditionUnits(node, values, view), null, null];
    default:
      return [false, "value", values(node), null, null];
  }
}

function nested(subquery: Subquery, view: View): Sketch {
  return sketch(subquery.query, nestedView(view));
}

/** Each column linked by foreign keys to the first of its group, in the order of the schema. */
function linkedColumns(schema: Schema): Map<string, string> {
  const order = schema.tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`.toLowerCase()),
  );
  const groups: Set<string>[] = [];
  for (const [here, there] of keyPairs(schema)) {
    const group = groups.find((one) => one.has(here) || one.has(there));
    if (group === undefined) groups.push(new Set([here, there]));
    else group.add(here).add(there);
  }
  const linked = new Map<string, string>();
  for (const group of groups) {
    const first = order.find((column) => group.has(column));
    for (const column of group) if (first !== undefined) linked.set(column, first);
  }
  return linked;
}
