// What a condition asks, and of which column: the one place that tells, for queries with plain names (plain-names.ts), where
// a column is called the same wherever it stands.
import { printExpression } from "../print.ts";
import type { Comparison, Expression } from "../tree.ts";
import { disjuncts } from "../tree-builders.ts";
import { walkExpression } from "../walk.ts";

type Compares = Extract<Expression, { kind: "comparison" | "in" | "between" }>;

export type Asked = { readonly part: Compares; readonly column: string };

/** Undefined of what does not compare a column. */
export function askedIn(part: Expression | undefined): Asked | undefined {
  if (part?.kind !== "comparison" && part?.kind !== "in" && part?.kind !== "between")
    return undefined;
  return part.left.kind === "column" ? { part, column: part.left.name } : undefined;
}

/** The column that all choices of a condition are about. */
export function columnOf(part: Expression): string | undefined {
  const [column, ...more] = new Set(disjuncts(part).map((one) => askedIn(one)?.column));
  return more.length > 0 ? undefined : column;
}

/** `x = ...`: the column, and what it is to be. */
export function equated(
  part: Expression | undefined,
): { readonly part: Comparison; readonly column: string; readonly value: Expression } | undefined {
  if (part?.kind !== "comparison" || part.operator !== "=" || part.left.kind !== "column")
    return undefined;
  return { part, column: part.left.name, value: part.right };
}

/** A time or an amount: two of them are another matter. */
export const isLimit = (part: Expression): part is Compares =>
  part.kind === "between" || (part.kind === "comparison" && part.operator !== "=");

/** What is asked, of whatever column: the same of two columns is the same. */
export const whatIsAsked = ({ part }: Asked): string =>
  printExpression({ ...part, left: { kind: "column", name: "it", start: 0, end: 0 } });

/** One end of a way: a column that is to be, or to lead to, something with a name. */
export type NamedEnd = Asked & {
  readonly what: string;
  /** Two ends are asked about in one way: 'LEEDS' and 'HULL', looked up in the same place. */
  readonly kind: string;
};

export function namedEnd(part: Expression): NamedEnd | undefined {
  const asked = part.kind === "between" ? undefined : askedIn(part);
  const what = asked && whatIsAsked(asked);
  if (asked === undefined || what === undefined || !what.includes("'")) return undefined;
  return { ...asked, what, kind: what.replace(/'[^']*'/g, "''") };
}

/** All columns of a condition, also in queries inside. */
export function columnsWithin(part: Expression): string[] {
  const names: string[] = [];
  walkExpression(part, {
    expression: (node) => void (node.kind === "column" && names.push(node.name)),
  });
  return names;
}
