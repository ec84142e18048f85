// The values of a query: each literal and placeholder with the column it is compared with.

import { mirroredOperator } from "../operators.ts";
import type { Expression, Writable } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";
import { childrenOf, walkQuery } from "../walk.ts";
import type { Bound, ColumnUse } from "./bound.ts";

type ValueNode = Extract<Expression, { kind: "literal" | "placeholder" }>;

export type ValueUse = {
  readonly node: ValueNode;
  /** "rows" is a number of rows: LIMIT 3, HAVING COUNT ( * ) > 2. "offset" skips some. */
  readonly role: "compared" | "rows" | "offset";
  /** "=", "LIKE", "IN", "BETWEEN", ...; "LIMIT" and "OFFSET" for those. Mirrored for `3 < x`. */
  readonly operator: string;
  /** A minus stands before it. */
  readonly negative: boolean;
  /** The column compared, or the one inside the aggregate or arithmetic compared. */
  readonly column?: ColumnUse;
  /** The column itself is compared, not something made of it. */
  readonly plain: boolean;
};

/** In the order of the visitor: conditions of outer queries before those inside them. */
export function valuesOf(bound: Bound): readonly ValueUse[] {
  const found: ValueUse[] = [];
  const valueIn = (node: Expression | undefined) => {
    const value = node && signedValue(node);
    return value === undefined || bound.columns.has(value.node) ? undefined : value;
  };
  const compare = (left: Expression, operator: string, right: Expression) => {
    const value = valueIn(right);
    if (value === undefined || valueIn(left) !== undefined) return;
    const plain = bound.columns.get(left);
    const column = plain ?? columnsInside(left, bound)[0];
    const use: Writable<ValueUse> = {
      node: value.node,
      negative: value.negative,
      role: isCount(left) ? "rows" : "compared",
      operator,
      plain: plain !== undefined,
    };
    if (column !== undefined) use.column = column;
    found.push(use);
  };
  walkQuery(bound.query, {
    query({ limit, offset }) {
      const rows = valueIn(limit);
      const skipped = valueIn(offset);
      if (rows !== undefined)
        found.push({ ...rows, role: "rows", operator: "LIMIT", plain: false });
      if (skipped !== undefined)
        found.push({ ...skipped, role: "offset", operator: "OFFSET", plain: false });
    },
    expression(node) {
      if (node.kind === "between") {
        compare(node.left, "BETWEEN", node.low);
        compare(node.left, "BETWEEN", node.high);
      } else if (node.kind === "in" && node.right.kind === "list") {
        for (const item of node.right.items) compare(node.left, "IN", item);
      } else if (node.kind === "comparison") {
        compare(node.left, node.operator, node.right);
        compare(node.right, mirroredOperator(node.operator) ?? node.operator, node.left);
      }
    },
  });
  return found;
}

/** The value that an expression is, with its sign, parentheses aside. */
function signedValue(node: Expression): Pick<ValueUse, "node" | "negative"> | undefined {
  const inner = stripGroups(node);
  if (inner.kind === "literal" || inner.kind === "placeholder") {
    return { node: inner, negative: false };
  }
  if (inner.kind !== "sign") return undefined;
  const value = signedValue(inner.operand);
  return value && { ...value, negative: value.negative !== (inner.operator === "-") };
}

function isCount(node: Expression): boolean {
  const inner = stripGroups(node);
  return inner.kind === "call" && inner.name.toUpperCase() === "COUNT";
}

/** The columns of an expression itself, not of queries inside it. */
function columnsInside(node: Expression, bound: Bound): ColumnUse[] {
  const use = bound.columns.get(node);
  if (use !== undefined) return [use];
  return childrenOf(node).flatMap((child) => columnsInside(child, bound));
}
