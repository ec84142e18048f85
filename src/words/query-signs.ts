// What a query does with its rows, read from its tree: whether it denies anything and what, which columns it wants to
// be so, which way it compares numbers, whether it orders, splits or tells one thing of all.
import { bind } from "../sql/bind/bind.ts";
import { columnKey } from "../sql/bind/bound.ts";
import { deniedIn, isDenying, isNothing } from "../sql/bind/polarity.ts";
import { type ValueUse, valuesOf } from "../sql/bind/values.ts";
import { oppositeOperator } from "../sql/operators.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression, Query } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { walkQuery } from "../sql/walk.ts";
import { plainText } from "./query-pieces.ts";

export type ComparedNumber = {
  readonly number: number;
  /** "<", "<=", "=", "BETWEEN", "LIMIT", ... with what is denied turned round. */
  readonly operator: string;
};

export type QuerySigns = {
  /** Something is kept out in words of SQL that deny: NOT, !=, EXCEPT. */
  readonly excludes: boolean;
  /** ... or is to be absent, nothing or "no". */
  readonly denies: boolean;
  /** Texts, in small letters, that a row is to have, and those that it is not. */
  readonly affirmed: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** Columns, in small letters, that are to be 1 or "yes". */
  readonly wanted: ReadonlySet<string>;
  /** Columns, in small letters, that are to be 0 or "no". */
  readonly unwanted: ReadonlySet<string>;
  readonly numbers: readonly ComparedNumber[];
  readonly compares: boolean;
  /** By ORDER BY, MIN, MAX or a window. */
  readonly orders: boolean;
  /** By GROUP BY, a window, or for each row of another query. */
  readonly splits: boolean;
  /** One figure of all rows, or the first rows of an order. */
  readonly tellsOne: boolean;
};

const nothingSigned: QuerySigns = {
  excludes: false,
  denies: false,
  affirmed: new Set(),
  denied: new Set(),
  wanted: new Set(),
  unwanted: new Set(),
  numbers: [],
  compares: false,
  orders: false,
  splits: false,
  tellsOne: false,
};

export function signsOf(sql: string): QuerySigns {
  const query = tryParse(sql);
  if (query === undefined) return nothingSigned;
  const bound = bind(query, { tables: [] });
  const deniedNodes = deniedIn(query);
  const isDenied = ({ node, operator }: ValueUse): boolean =>
    deniedNodes.has(node) || /^(?:!=|<>|NOT)/.test(operator);
  const uses = valuesOf(bound);
  const texts = uses.filter(({ node }) => node.kind === "literal" && node.type === "string");
  const textOf = ({ node }: ValueUse): string =>
    node.kind === "literal" ? plainText(node.text) : "";
  const flagged = (isSo: (node: Expression) => boolean): Set<string> => {
    const flags = uses.filter(
      (use) => use.operator === "=" && use.plain && !isDenied(use) && isSo(use.node),
    );
    return new Set(
      flags.flatMap(({ column }) => (column === undefined ? [] : namesOf(columnKey(column)))),
    );
  };
  const found = lookedAt(query);
  return {
    ...found,
    affirmed: new Set(texts.filter((use) => !isDenied(use)).map(textOf)),
    denied: new Set(texts.filter(isDenied).map(textOf)),
    wanted: flagged(isYes),
    unwanted: flagged(isNothing),
    numbers: uses.flatMap((use) => comparedNumber(use, deniedNodes.has(use.node))),
    splits: found.splits || [...bound.columns.values()].some(({ depth }) => depth > 0),
  };
}

const namesOf = (key: string): readonly string[] => [key, key.split(".").at(-1) ?? key];

const isYes = (node: Expression): boolean =>
  node.kind === "literal" && /^(?:'?1'?|TRUE|'(?:y|yes|t|true)')$/i.test(node.text);

function comparedNumber(
  { node, operator, negative }: ValueUse,
  isDenied: boolean,
): readonly ComparedNumber[] {
  const written = node.kind === "literal" ? plainText(node.text) : "";
  if (!/^\d+(?:\.\d+)?$/.test(written)) return [];
  const number = Number(written) * (negative ? -1 : 1);
  return [{ number, operator: isDenied ? (oppositeOperator(operator) ?? operator) : operator }];
}

type Looked = {
  excludes: boolean;
  denies: boolean;
  compares: boolean;
  orders: boolean;
  splits: boolean;
  tellsOne: boolean;
};

/** What the nodes tell one by one. */
function lookedAt(query: Query): Looked {
  const found: Looked = {
    excludes: false,
    denies: false,
    compares: false,
    orders: false,
    splits: false,
    tellsOne: false,
  };
  walkQuery(query, {
    query(node) {
      const isOrdered = node.orderBy.length > 0;
      found.excludes ||= node.kind === "set" && node.operator === "EXCEPT";
      found.orders ||= isOrdered;
      found.tellsOne ||= isOrdered && node.limit !== undefined;
      found.splits ||= node.kind === "select" && node.groupBy.length > 0;
    },
    expression(node) {
      found.excludes ||= isExclusion(node);
      found.denies ||= isLack(node);
      found.compares ||=
        node.kind === "between" || (node.kind === "comparison" && /^[<>]=?$/.test(node.operator));
      if (node.kind !== "call") return;
      found.orders ||= /^(?:min|max)$/i.test(node.name) || (node.over?.orderBy.length ?? 0) > 0;
      found.splits ||= node.over !== undefined;
      found.tellsOne ||= node.over === undefined && /^(?:count|sum|avg|min|max)$/i.test(node.name);
    },
  });
  return { ...found, denies: found.denies || found.excludes };
}

/** What is not nothing is something: `email IS NOT NULL`, `paid != 0` deny nothing. */
function isExclusion(node: Expression): boolean {
  if (node.kind === "not") {
    const inner = stripGroups(node.operand);
    return inner.kind !== "is-null" && !isLack(inner);
  }
  // Two columns that differ tell rows apart.
  if (node.kind === "comparison")
    return isDenying(node) && !isNothing(node.right) && node.right.kind !== "column";
  return (node.kind === "in" || node.kind === "between") && node.negated;
}

/** NULL, 0, "no", fewer than one, a value that says so itself ('unpaid'), or on either side of something. */
function isLack(node: Expression): boolean {
  if (node.kind === "is-null") return !node.negated;
  if (node.kind === "or") return liesAround(node.operands);
  if (node.kind !== "comparison") return false;
  const { operator, right } = node;
  if (operator === "=" || operator === "IS") return isNothing(right) || saysNo(right);
  return operator === "<" && right.kind === "literal" && right.text === "1";
}

const saysNo = (node: Expression): boolean =>
  node.kind === "literal" &&
  /^'(?:no|not|non|none|never|without|un\p{L}{3,}|in(?:active|complete|valid))\b/iu.test(node.text);

/** `day < '2023-01-01' OR day >= '2024-01-01'` */
function liesAround(operands: readonly Expression[]): boolean {
  const operators = operands
    .map(stripGroups)
    .flatMap((one) => (one.kind === "comparison" ? one.operator : []));
  return (
    operators.some((one) => one.startsWith("<")) && operators.some((one) => one.startsWith(">"))
  );
}
