// What each item of a SELECT is: a column, an aggregate, everything, or something computed.

import type { Expression, Select, SelectItem } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";
import type { Bound, ColumnUse, Relation } from "./bound.ts";
import { columnsInside } from "./values.ts";

export type Item = { readonly item: SelectItem } & (
  | { readonly kind: "column"; readonly column: ColumnUse }
  | { readonly kind: "star"; readonly relations: readonly Relation[] }
  | {
      readonly kind: "aggregate";
      /** In upper case. */
      readonly name: string;
      readonly distinct: boolean;
      /** Absent for COUNT ( * ) and where more than a column is aggregated. */
      readonly column?: ColumnUse;
    }
  | { readonly kind: "expression"; readonly columns: readonly ColumnUse[] }
);

const aggregates = new Set(["COUNT", "SUM", "MIN", "MAX", "AVG", "TOTAL", "GROUP_CONCAT"]);

export function itemsOf(select: Select, bound: Bound): readonly Item[] {
  return select.items.map((item) => ({ item, ...meaningOf(stripGroups(item.expression), bound) }));
}

function meaningOf(node: Expression, bound: Bound) {
  const column = bound.columns.get(node);
  if (column !== undefined) return { kind: "column" as const, column };
  const relations = bound.stars.get(node);
  if (relations !== undefined) return { kind: "star" as const, relations };
  if (!isAggregate(node))
    return { kind: "expression" as const, columns: columnsInside(node, bound) };
  const [argument] = node.arguments;
  const aggregated = argument && bound.columns.get(stripGroups(argument));
  return {
    kind: "aggregate" as const,
    name: node.name.toUpperCase(),
    distinct: node.distinct,
    ...(aggregated && { column: aggregated }),
  };
}

/** One value for many rows; MIN and MAX of several arguments are not. */
function isAggregate(node: Expression): node is Extract<Expression, { kind: "call" }> {
  return (
    node.kind === "call" && aggregates.has(node.name.toUpperCase()) && node.arguments.length < 2
  );
}
