// Nodes for what the door itself writes. Their places in a text are none.
import type { Expression, Query, Select } from "../../sql/tree.ts";

const nowhere = { start: 0, end: 0 };

export function column(name: string): Expression {
  return { kind: "column", name, ...nowhere };
}

export function number(text: string): Expression {
  return { kind: "literal", type: "number", text, ...nowhere };
}

/** One string, quotes doubled: what every database here reads in its standard mode. */
export function string(content: string): Expression {
  return {
    kind: "literal",
    type: "string",
    text: `'${content.replaceAll("'", "''")}'`,
    ...nowhere,
  };
}

export function truth(value: boolean): Expression {
  return { kind: "literal", type: "boolean", text: value ? "TRUE" : "FALSE", ...nowhere };
}

export function call(name: string, args: readonly Expression[]): Expression {
  return { kind: "call", name, distinct: false, arguments: args, ...nowhere };
}

export function cast(operand: Expression, type: string): Expression {
  return { kind: "cast", operand, type, ...nowhere };
}

export function equal(left: Expression, right: Expression): Expression {
  return { kind: "comparison", operator: "=", left, right, ...nowhere };
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

const whole: ReadonlySet<Expression["kind"]> = new Set([
  "group",
  "column",
  "literal",
  "call",
  "cast",
  "case",
  "extract",
  "subquery",
  "exists",
]);

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
  const select: Select = {
    kind: "select",
    distinct: false,
    items: columns.map((item) => ({ ...item, ...nowhere })),
    from: [{ source: { kind: "table", name: table, ...nowhere }, ...nowhere }],
    where,
    groupBy: [],
    orderBy: [],
    limit: everything,
    ...nowhere,
  };
  return select;
}
