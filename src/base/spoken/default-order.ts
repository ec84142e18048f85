// How rows of a table are listed where nothing is said about their order: orders by date, the newest first.

import type { OutlineSymbol } from "../../outline/symbols.ts";
import { clausesOf, isAggregate, outlineOfClauses } from "../../revise/clauses.ts";
import type { DescribedSchema } from "../../schema/described.ts";

export type DefaultOrder = {
  readonly table: number;
  readonly column: number;
  readonly descending: boolean;
};

/** Lists of rows only: groups, figures and different values have an order of their own. */
export function inDefaultOrder(
  outline: readonly OutlineSymbol[],
  orders: readonly DefaultOrder[],
  schema: DescribedSchema,
): readonly OutlineSymbol[] {
  const clauses = orders.length === 0 ? null : clausesOf(outline);
  if (clauses === null || clauses.orderBy.length > 0 || clauses.groupBy.length > 0) return outline;
  if (clauses.distinct || clauses.select.some(isAggregate)) return outline;
  const [first] = clauses.select.flat();
  if (first?.kind !== "item") return outline;
  const table = schema.columns[first.item]?.table ?? first.item - schema.columns.length;
  const order = orders.find((one) => one.table === table);
  if (order === undefined) return outline;
  const by = [{ kind: "item", item: order.column } as const];
  return outlineOfClauses({ ...clauses, orderBy: [{ by, descending: order.descending }] });
}
