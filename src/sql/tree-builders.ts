// Small constructions on trees that several readers of queries share.

import { quotedText } from "./quote-name.ts";
import type { Expression, Query, Select } from "./tree.ts";

/** Of nodes that stand in no text. */
export const nowhere = { start: 0, end: 0 };

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
    text: quotedText(content),
    ...nowhere,
  };
}

export function call(name: string, args: readonly Expression[]): Expression {
  return { kind: "call", name, distinct: false, arguments: args, ...nowhere };
}

export function compared(left: Expression, operator: string, right: Expression): Expression {
  return { kind: "comparison", operator, left, right, ...nowhere };
}

export function selectFrom(
  table: string,
  items: readonly { readonly expression: Expression; readonly alias?: string }[],
  where?: Expression,
): Select {
  return {
    kind: "select",
    distinct: false,
    items: items.map((item) => ({ ...item, ...nowhere })),
    from: [{ source: { kind: "table", name: table, ...nowhere }, ...nowhere }],
    ...(where !== undefined && { where }),
    groupBy: [],
    orderBy: [],
    ...nowhere,
  };
}

/** What is joined by AND or OR, through any nesting of these and of parentheses. */
function joinedBy(kind: "and" | "or", node: Expression): Expression[] {
  if (node.kind === "group") {
    const inner = joinedBy(kind, node.inner);
    return inner.length > 1 ? inner : [stripGroups(node)];
  }
  return node.kind === kind ? node.operands.flatMap((one) => joinedBy(kind, one)) : [node];
}

/** The conditions that must all hold; none without a WHERE. */
export const conjuncts = (node: Expression | undefined): Expression[] =>
  node === undefined ? [] : joinedBy("and", node);

/** The same, each as it is printed beside others: a choice in parentheses. */
export const conditionsIn = (node: Expression | undefined): Expression[] =>
  conjuncts(node).map(asOperand);

const asOperand = (one: Expression): Expression => (one.kind === "or" ? group(one) : one);

export const group = (inner: Expression): Expression => ({ kind: "group", inner, ...nowhere });

export const negation = (operand: Expression): Expression => ({ kind: "not", operand, ...nowhere });

/** The conditions of which one must hold. */
export const disjuncts = (node: Expression): Expression[] => joinedBy("or", node);

export function stripGroups(node: Expression): Expression {
  return node.kind === "group" ? stripGroups(node.inner) : node;
}

export function conjunction(operands: readonly Expression[]): Expression | undefined {
  if (operands.length < 2) return operands[0];
  return { kind: "and", operands: operands.map(asOperand), ...nowhere };
}

/** One of several, in parentheses. */
export const anyOf = (operands: readonly Expression[]): Expression =>
  group({ kind: "or", operands, ...nowhere });

/** Under these conditions instead of its own; without a WHERE where there are none. */
export function withConditions(select: Select, parts: readonly Expression[]): Select {
  const { where: _, ...rest } = select;
  const where = conjunction(parts);
  return where === undefined ? rest : { ...rest, where };
}

/** The SELECT in which a condition looks its values up: `x IN ( SELECT ... )`. */
export function lookedUpIn(part: Expression): Select | undefined {
  const query = part.kind === "in" && part.right.kind === "subquery" ? part.right.query : undefined;
  return query?.kind === "select" ? query : undefined;
}

/** Where all rows of a query are of one table. */
export function onlyTable({ from: [first, ...more] }: Select): string | undefined {
  return first?.source.kind === "table" && more.length === 0 ? first.source.name : undefined;
}

/** The SELECT that names the columns of a query's result. */
export function firstSelect(query: Query): Select {
  switch (query.kind) {
    case "select":
      return query;
    case "set":
      return firstSelect(query.left);
    case "query-group":
      return firstSelect(query.inner);
    default:
      return query satisfies never;
  }
}
