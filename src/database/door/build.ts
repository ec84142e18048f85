// Nodes for what the door itself writes. Their places in a text are none.

import type { Expression, Query } from "../../sql/tree.ts";
import { nowhere, number, selectFrom } from "../../sql/tree-builders.ts";
import { wordList } from "../../word-list.ts";

export function truth(value: boolean): Expression {
  return { kind: "literal", type: "boolean", text: value ? "TRUE" : "FALSE", ...nowhere };
}

export function cast(operand: Expression, type: string): Expression {
  return { kind: "cast", operand, type, ...nowhere };
}

export function all(operands: readonly Expression[]): Expression | undefined {
  if (operands.length < 2) return operands[0];
  return { kind: "and", operands, ...nowhere };
}

/** More rows than any table has. */
export const everything = number("9223372036854775807");

/** In parentheses unless it is one thing already. */
export function group(inner: Expression): Expression {
  return isWhole(inner) ? inner : { kind: "group", inner, ...nowhere };
}

const whole: ReadonlySet<Expression["kind"]> = new Set(
  wordList("group column literal call cast case extract subquery exists"),
);

function isWhole(node: Expression): boolean {
  return whole.has(node.kind);
}

/**
 * All rows of a table that meet a condition, as a query of its own. The limit that limits nothing is a
 * fence: without it a database may compute what is asked for the other rows first, and tell of a value
 * that it cannot convert.
 */
export function filtered(
  table: string,
  columns: readonly { readonly expression: Expression; readonly alias: string }[],
  where: Expression,
): Query {
  return { ...selectFrom(table, columns, where), limit: everything };
}
