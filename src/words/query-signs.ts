// What a query does with its rows, read from its tree: whether it denies anything and what, which columns it wants to
// be so, which way it compares numbers, whether it orders, splits, joins or tells one thing of all.
import { RecentMap } from "../recent-map.ts";
import { bind } from "../sql/bind/bind.ts";
import { columnKey } from "../sql/bind/bound.ts";
import { deniedIn, isDenying, isNothing } from "../sql/bind/polarity.ts";
import { type ValueUse, valuesOf } from "../sql/bind/values.ts";
import { nameParts } from "../sql/name.ts";
import { oppositeOperator } from "../sql/operators.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression, Query } from "../sql/tree.ts";
import { firstSelect, stripGroups } from "../sql/tree-builders.ts";
import { someWithin, walkQuery } from "../sql/walk.ts";
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
  /** By which side of one column another lies. */
  readonly comparesColumns: boolean;
  /** By ORDER BY, MIN, MAX or a window. */
  readonly orders: boolean;
  /** By GROUP BY, a window, or for each row of another query. */
  readonly splits: boolean;
  /** One figure of all rows, or the first rows of an order. */
  readonly tellsOne: boolean;
  /** Of several tables, or looked up in another. */
  readonly joins: boolean;
  /** What many rows come to: SUM, AVG, MIN, MAX, or how many a group is to have. */
  readonly sumsUp: boolean;
  /** SUM of what is multiplied. */
  readonly multiplies: boolean;
  /** Columns, in small letters, of which the least or the most is taken. */
  readonly extremes: ReadonlySet<string>;
  /** All columns, as they are. */
  readonly showsAll: boolean;
};

const nothingFound = {
  excludes: false,
  denies: false,
  compares: false,
  comparesColumns: false,
  orders: false,
  splits: false,
  tellsOne: false,
  joins: false,
  sumsUp: false,
  multiplies: false,
  showsAll: false,
};

const nothingSigned: QuerySigns = {
  ...nothingFound,
  affirmed: new Set(),
  denied: new Set(),
  wanted: new Set(),
  unwanted: new Set(),
  numbers: [],
  extremes: new Set(),
};

/** Asked of the same query for each word that is said. */
const lately = new RecentMap<string, QuerySigns>(32);

export function signsOf(sql: string): QuerySigns {
  const known = lately.get(sql);
  if (known !== undefined) return known;
  const signs = readSigns(sql);
  lately.set(sql, signs);
  return signs;
}

function readSigns(sql: string): QuerySigns {
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

/** By itself, and with its table. */
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

/** What the nodes tell one by one. */
function lookedAt(query: Query) {
  const found = { ...nothingFound };
  const extremes = new Set<string>();
  const [shown] = firstSelect(query).items;
  found.showsAll = shown?.expression.kind === "star";
  walkQuery(query, {
    query(node) {
      const isOrdered = node.orderBy.length > 0;
      found.excludes ||= node.kind === "set" && node.operator === "EXCEPT";
      found.orders ||= isOrdered;
      found.tellsOne ||= isOrdered && node.limit !== undefined;
      found.splits ||= node.kind === "select" && node.groupBy.length > 0;
    },
    select({ from, having }) {
      found.joins ||= from.filter(({ source }) => source.kind === "table").length > 1;
      found.sumsUp ||= having !== undefined && someWithin(having, (one) => isCall(one, /^count$/i));
    },
    expression(node) {
      found.excludes ||= isExclusion(node);
      found.denies ||= isLack(node);
      const isOfSides = node.kind === "comparison" && /^[<>]=?$/.test(node.operator);
      found.compares ||= node.kind === "between" || isOfSides;
      found.comparesColumns ||= isOfSides && isName(node.left) && isName(node.right);
      found.joins ||= node.kind === "in" && node.right.kind === "subquery";
      if (node.kind !== "call") return;
      const [of] = node.arguments;
      const isExtreme = /^(?:min|max)$/i.test(node.name);
      if (isExtreme && of?.kind === "column")
        for (const name of namesOf(nameParts(of.name).join("."))) extremes.add(name);
      found.orders ||= isExtreme || (node.over?.orderBy.length ?? 0) > 0;
      found.splits ||= node.over !== undefined;
      found.tellsOne ||= node.over === undefined && /^(?:count|sum|avg|min|max)$/i.test(node.name);
      found.sumsUp ||= /^(?:sum|avg|min|max)$/i.test(node.name);
      found.multiplies ||=
        /^sum$/i.test(node.name) && of !== undefined && someWithin(of, isProduct);
    },
  });
  return { ...found, denies: found.denies || found.excludes, extremes };
}

/** What stands in double quotes is taken for a name, as by query-pieces.ts. */
const isName = (node: Expression): boolean =>
  node.kind === "column" || (node.kind === "literal" && node.text.startsWith('"'));

const isCall = (node: Expression, name: RegExp): boolean =>
  node.kind === "call" && name.test(node.name);

const isProduct = (node: Expression): boolean =>
  node.kind === "arithmetic" && node.operator === "*";

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
