// Visits every node of a query once, parents first. What to do there is the visitor's business.

import type { Expression, OrderItem, Query, Select } from "./tree.ts";

export type Visitor = {
  /** A SELECT, a set operation or a query in parentheses: what may have an order and a limit. */
  readonly query?: (node: Query) => void;
  readonly select?: (node: Select) => void;
  readonly expression?: (node: Expression) => void;
};

export function walkQuery(query: Query, visitor: Visitor): void {
  const into = (expression: Expression) => walkExpression(expression, visitor);
  visitor.query?.(query);
  for (const table of query.with?.tables ?? []) walkQuery(table.query, visitor);
  switch (query.kind) {
    case "select":
      visitor.select?.(query);
      for (const item of query.items) into(item.expression);
      for (const item of query.from) {
        if (item.source.kind === "subquery") walkQuery(item.source.query, visitor);
        if (item.on) into(item.on);
      }
      if (query.where) into(query.where);
      query.groupBy.forEach(into);
      if (query.having) into(query.having);
      break;
    case "set":
      walkQuery(query.left, visitor);
      walkQuery(query.right, visitor);
      break;
    case "query-group":
      walkQuery(query.inner, visitor);
      break;
    default:
      query satisfies never;
  }
  for (const item of query.orderBy) into(item.expression);
  if (query.limit) into(query.limit);
  if (query.offset) into(query.offset);
}

export function walkExpression(node: Expression, visitor: Visitor): void {
  visitor.expression?.(node);
  if (node.kind === "subquery") walkQuery(node.query, visitor);
  for (const child of childrenOf(node)) walkExpression(child, visitor);
}

/** The expressions directly inside an expression, in order; a subquery counts as one. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case "and":
    case "or":
      return node.operands;
    case "not":
    case "is-null":
    case "sign":
    case "cast":
    case "collate":
    case "extract":
      return [node.operand];
    case "comparison":
      return node.escape === undefined
        ? [node.left, node.right]
        : [node.left, node.right, node.escape];
    case "arithmetic":
      return [node.left, node.right];
    case "in":
      return node.right.kind === "list"
        ? [node.left, ...node.right.items]
        : [node.left, node.right];
    case "between":
      return [node.left, node.low, node.high];
    case "call":
      return present([
        ...node.arguments,
        ...ordered(node.orderBy),
        node.filter,
        ...(node.over?.partitionBy ?? []),
        ...ordered(node.over?.orderBy),
      ]);
    case "case":
      return present([
        node.operand,
        ...node.branches.flatMap(({ when, result }) => [when, result]),
        node.otherwise,
      ]);
    case "group":
      return [node.inner];
    case "exists":
      return [node.query];
    case "subquery":
    case "column":
    case "star":
    case "literal":
    case "interval":
    case "placeholder":
      return [];
    default:
      return node satisfies never;
  }
}

function ordered(items: readonly OrderItem[] | undefined): Expression[] {
  return (items ?? []).map((item) => item.expression);
}

function present(nodes: readonly (Expression | undefined)[]): Expression[] {
  return nodes.filter((node) => node !== undefined);
}
