// The values of a query: each literal and placeholder with the column it is compared with.

import type { Expression, Query } from "../tree.ts";
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
  /** The column compared, or the one inside the aggregate or arithmetic compared. */
  readonly column?: ColumnUse;
};

/** In the order of the visitor: conditions of outer queries before those inside them. */
export function valuesOf(bound: Bound): readonly ValueUse[] {
  const found: ValueUse[] = [];
  const compare = (left: Expression, operator: string, values: readonly Expression[]) => {
    for (const node of values.flatMap(valueIn)) {
      if (bound.columns.has(node)) continue;
      const [side] = valueIn(left);
      if (side === undefined || bound.columns.has(side)) found.push(use(node, left, operator));
    }
  };
  const use = (node: ValueNode, left: Expression, operator: string): ValueUse => {
    const column = columnsInside(left, bound)[0];
    const role = isCount(left) ? "rows" : "compared";
    return { node, role, operator, ...(column && { column }) };
  };
  walkQuery(bound.query, {
    query(query) {
      for (const [role, operator, limit] of tailOf(query)) {
        for (const node of limit === undefined ? [] : valueIn(limit)) {
          found.push({ node, role, operator });
        }
      }
    },
    expression(node) {
      if (node.kind === "between") compare(node.left, "BETWEEN", [node.low, node.high]);
      if (node.kind === "in" && node.right.kind === "list") {
        compare(node.left, "IN", node.right.items);
      }
      if (node.kind !== "comparison") return;
      compare(node.left, node.operator, [node.right]);
      compare(node.right, mirrored[node.operator] ?? node.operator, [node.left]);
    },
  });
  return found;
}

const tailOf = ({ limit, offset }: Query) =>
  [
    ["rows", "LIMIT", limit],
    ["offset", "OFFSET", offset],
  ] as const;

const mirrored: Readonly<Record<string, string>> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" };

/** The value that an expression is, signs and parentheses aside. */
function valueIn(node: Expression): ValueNode[] {
  const inner = stripGroups(node);
  if (inner.kind === "sign") return valueIn(inner.operand);
  return inner.kind === "literal" || inner.kind === "placeholder" ? [inner] : [];
}

function isCount(node: Expression): boolean {
  const inner = stripGroups(node);
  return inner.kind === "call" && inner.name.toUpperCase() === "COUNT";
}

/** The columns of an expression itself, not of queries inside it. */
export function columnsInside(node: Expression, bound: Bound): ColumnUse[] {
  const use = bound.columns.get(node);
  if (use !== undefined) return [use];
  return childrenOf(node).flatMap((child) => columnsInside(child, bound));
}
