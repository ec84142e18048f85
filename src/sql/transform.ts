// Rebuilds an expression with each expression directly inside it replaced. Queries inside stay as
// they are: whoever rewrites queries decides how.

import type { Call, Expression, OrderItem } from "./tree.ts";

type Replace = (child: Expression) => Expression;

export function mapChildren(node: Expression, replace: Replace): Expression {
  switch (node.kind) {
    case "and":
    case "or":
      return { ...node, operands: node.operands.map(replace) };
    case "not":
    case "is-null":
    case "sign":
    case "cast":
    case "collate":
    case "extract":
      return { ...node, operand: replace(node.operand) };
    case "comparison": {
      const sides = { ...node, left: replace(node.left), right: replace(node.right) };
      return node.escape === undefined ? sides : { ...sides, escape: replace(node.escape) };
    }
    case "arithmetic":
      return { ...node, left: replace(node.left), right: replace(node.right) };
    case "in": {
      const left = replace(node.left);
      if (node.right.kind === "subquery") return { ...node, left };
      return { ...node, left, right: { ...node.right, items: node.right.items.map(replace) } };
    }
    case "between":
      return {
        ...node,
        left: replace(node.left),
        low: replace(node.low),
        high: replace(node.high),
      };
    case "call":
      return mapCall(node, replace);
    case "case":
      return {
        ...node,
        ...(node.operand && { operand: replace(node.operand) }),
        branches: node.branches.map(({ when, result }) => ({
          when: replace(when),
          result: replace(result),
        })),
        ...(node.otherwise && { otherwise: replace(node.otherwise) }),
      };
    case "group":
      return { ...node, inner: replace(node.inner) };
    case "exists":
    case "subquery":
    case "column":
    case "star":
    case "literal":
    case "interval":
    case "placeholder":
      return node;
    default:
      return node satisfies never;
  }
}

function mapCall(node: Call, replace: Replace): Call {
  const { over } = node;
  return {
    ...node,
    arguments: node.arguments.map(replace),
    ...(node.orderBy && { orderBy: mapOrder(node.orderBy, replace) }),
    ...(node.filter && { filter: replace(node.filter) }),
    ...(over && {
      over: {
        ...over,
        partitionBy: over.partitionBy.map(replace),
        orderBy: mapOrder(over.orderBy, replace),
      },
    }),
  };
}

function mapOrder(items: readonly OrderItem[], replace: Replace): OrderItem[] {
  return items.map((item) => ({ ...item, expression: replace(item.expression) }));
}
