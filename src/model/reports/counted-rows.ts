// The rows that a query of the model's own kind is about, and the one figure that it works out of them.
import { trySelect } from "../../sql/parse-words.ts";
import { printExpression } from "../../sql/print.ts";
import type { Expression, Select } from "../../sql/tree.ts";
import { conditionsIn, lookedUpIn, onlyTable } from "../../sql/tree-builders.ts";
import { endOf } from "../after-decoding/extremes.ts";

export type CountedRows = { readonly table: string; readonly parts: readonly Expression[] };
type Figure = { readonly text: string; readonly rows: CountedRows };

/** One figure of one table's rows, or the row that has the least or the most of something. */
export function figureOf(sql: string): Figure | null {
  const query = trySelect(sql);
  const rows = query ? rowsOf(query) : null;
  if (query === undefined || rows === null || query.limit !== undefined) return null;
  const [item, ...more] = query.items;
  if (item === undefined || more.length > 0) return null;
  const { expression } = item;
  if (expression.kind === "call")
    return /^(?:avg|min|max|sum)$/i.test(expression.name)
      ? { text: printExpression(expression), rows }
      : null;
  const end = rows.parts.flatMap((part) => endOf(part) ?? [])[0];
  if (end === undefined) return null;
  const parts = rows.parts.filter((part) => part !== end.part);
  return { text: printExpression(end.call), rows: { ...rows, parts } };
}

/** One table and its conditions. */
function rowsOf(query: Select): CountedRows | null {
  const table = query.groupBy.length > 0 ? undefined : onlyTable(query);
  return table === undefined ? null : { table, parts: conditionsIn(query.where) };
}

type Step = { readonly table: string; readonly on: string };
type Way = { readonly steps: readonly Step[]; readonly where: readonly string[] };

/** From rows through their `key IN ( SELECT key FROM ... )` to that table, as joins. */
export function wayTo(table: string, rows: CountedRows): Way | null {
  const own = rows.parts.map((part) => printExpression(part));
  if (rows.table === table) return { steps: [{ table, on: "" }], where: own };
  for (const [i, part] of rows.parts.entries()) {
    if (part.kind !== "in" || part.negated) continue;
    const query = lookedUpIn(part);
    const inner = query ? rowsOf(query) : null;
    const way = inner && wayTo(table, inner);
    const key = query?.items[0]?.expression;
    if (way === null || key === undefined) continue;
    const on = `${printExpression(key)} = ${printExpression(part.left)}`;
    const where = [...way.where, ...own.filter((_, k) => k !== i)];
    return { steps: [...way.steps, { table: rows.table, on }], where };
  }
  return null;
}
