// Visits every node of a query once, parents first. What to do there is the visitor's business.

import { mapChildren } from "./transform.ts";
import type { Expression, Query, Select } from "./tree.ts";

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

/** Whether it is so of the expression itself, or of one inside it. */
export function someWithin(node: Expression, test: (node: Expression) => boolean): boolean {
  let found = false;
  walkExpression(node, {
    expression: (one) => {
      found ||= test(one);
    },
  });
  return found;
}

/** The expressions directly inside an expression, in order; a subquery counts as one. */
export function childrenOf(node: Expression): readonly Expression[] {
  const children: Expression[] = [];
  mapChildren(node, (child) => {
    children.push(child);
    return child;
  });
  // Queries inside are no children to whoever replaces expressions.
  if (node.kind === "exists") children.push(node.query);
  if (node.kind === "in" && node.right.kind === "subquery") children.push(node.right);
  return children;
}
