// What a gold query says about the order of its rows.

import { bind } from "../sql/bind/bind.ts";
import { type Bound, columnKey } from "../sql/bind/bound.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression } from "../sql/print.ts";
import type { Expression, Select } from "../sql/tree.ts";
import { firstSelect } from "../sql/tree-builders.ts";
import type { RowOrder } from "./denotation.ts";

/** A query that does not parse orders nothing that we know of. */
export function rowOrder(sql: string): RowOrder {
  let query = tryParse(sql);
  if (query === undefined) return { kind: "none" };
  while (query.kind === "query-group" && query.orderBy.length === 0) query = query.inner;
  if (query.orderBy.length === 0) return { kind: "none" };
  const bound = bind(query, { tables: [] });
  const select = firstSelect(query);
  const columns = query.orderBy.map((item) => positionOf(item.expression, select, bound));
  if (columns.some((column) => column === undefined)) return { kind: "strict" };
  return { kind: "columns", columns: columns.filter((column) => column !== undefined) };
}

/** ORDER BY 2, by an alias, or by an expression that is also selected. */
function positionOf(expression: Expression, { items }: Select, bound: Bound): number | undefined {
  if (items.some((item) => bound.stars.has(item.expression))) return undefined;
  if (expression.kind === "literal" && expression.type === "number") {
    return Number(expression.text) - 1;
  }
  const named = bound.aliases.get(expression);
  const meant = meaningOf(named?.expression ?? expression, bound);
  const index = items.findIndex((item) => meaningOf(item.expression, bound) === meant);
  return index < 0 ? undefined : index;
}

function meaningOf(expression: Expression, bound: Bound): string {
  const use = bound.columns.get(expression);
  return use === undefined ? printExpression(expression).toLowerCase() : columnKey(use);
}
