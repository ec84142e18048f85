// Queries that nobody asks for, whatever was said: tables side by side that nothing links, conditions that no row can
// meet, a figure over itself, a sum beside a column of one row.
import { allOf } from "./bind/conditions.ts";
import { tryParse } from "./parse-words.ts";
import { printExpression } from "./print.ts";
import type { Expression, Select } from "./tree.ts";
import { stripGroups } from "./tree-builders.ts";
import { childrenOf, walkQuery } from "./walk.ts";

export function isSenseless(sql: string): boolean {
  return holds(sql, {
    select: (one) => hasNoLink(one) || isImpossible(one.where) || isMixed(one),
    expression: isOfItself,
  });
}

/** `a JOIN b WHERE`: an ON is missing. */
export function isUnlinked(sql: string): boolean {
  return holds(sql, { select: hasNoLink });
}

type Tests = {
  readonly select: (one: Select) => boolean;
  readonly expression?: (node: Expression) => boolean;
};

function holds(sql: string, { select, expression }: Tests): boolean {
  const query = tryParse(sql);
  let found = false;
  if (query !== undefined)
    walkQuery(query, {
      select: (one) => {
        found ||= select(one);
      },
      expression: (node) => {
        found ||= expression?.(node) ?? false;
      },
    });
  return found;
}

/** Every row with every row. */
const hasNoLink = ({ from }: Select): boolean =>
  from.some(({ join, on, using }) => join === "JOIN" && on === undefined && using === undefined);

type Bounds = {
  readonly is: Set<string>;
  readonly isNot: Set<string>;
  low?: string;
  high?: string;
};

/** `x = 1 AND x = 2`, `x > 5 AND x < 3`, `x BETWEEN 6 AND 1`. */
function isImpossible(where: Expression | undefined): boolean {
  if (where === undefined) return false;
  const bounds = new Map<string, Bounds>();
  const boundsOf = (node: Expression): Bounds => {
    const name = printExpression(stripGroups(node));
    const own = bounds.get(name) ?? { is: new Set(), isNot: new Set() };
    bounds.set(name, own);
    return own;
  };
  for (const { node, negated } of allOf(where)) {
    if (negated) continue;
    if (node.kind === "between" && !node.negated) {
      const [low, high] = [literalOf(node.low), literalOf(node.high)];
      if (low !== undefined && high !== undefined && compare(low, high) > 0) return true;
    }
    const value = node.kind === "comparison" ? literalOf(node.right) : undefined;
    if (node.kind !== "comparison" || value === undefined) continue;
    const own = boundsOf(node.left);
    if (node.operator === "=") own.is.add(value);
    if (node.operator === "!=" || node.operator === "<>") own.isNot.add(value);
    if (node.operator.startsWith(">")) own.low = value;
    if (node.operator.startsWith("<") && node.operator !== "<>") own.high = value;
  }
  return [...bounds.values()].some(
    ({ is, isNot, low, high }) =>
      is.size > 1 ||
      [...is].some((one) => isNot.has(one)) ||
      (low !== undefined && high !== undefined && compare(low, high) > 0),
  );
}

function literalOf(node: Expression): string | undefined {
  const inner = stripGroups(node);
  return inner.kind === "literal" ? inner.text : undefined;
}

/** Texts, dates among them, stand in quotes. */
function compare(a: string, b: string): number {
  if (a.startsWith("'") !== b.startsWith("'")) return 0;
  return a.startsWith("'") ? a.localeCompare(b, "en") : Number(a) - Number(b);
}

/** `100.0 * SUM ( x ) / SUM ( x )`, `x - x` */
function isOfItself(node: Expression): boolean {
  if (node.kind !== "arithmetic" || !/^[-/]$/.test(node.operator)) return false;
  const left = stripGroups(node.left);
  const scaled = left.kind === "arithmetic" && left.operator === "*" && literalOf(left.left);
  const own = scaled ? left.right : left;
  return printExpression(stripGroups(own)) === printExpression(stripGroups(node.right));
}

const added = /^(?:SUM|AVG|COUNT)$/i;

/** Of all rows, beside what is of one: SQLite takes any, others refuse. */
function isMixed({ items, groupBy }: Select): boolean {
  const hasSum = (node: Expression): boolean =>
    (node.kind === "call" && node.over === undefined && added.test(node.name)) ||
    childrenOf(node).some(hasSum);
  const sums = items.filter(({ expression }) => hasSum(expression));
  const plain = items.filter(({ expression }) => stripGroups(expression).kind === "column");
  return groupBy.length === 0 && sums.length > 0 && plain.length > 0;
}
