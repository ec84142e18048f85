// The rows that a query of the model's own kind is about, and the one figure that it works out of them.
import { tryParse } from "../../sql/parse-words.ts";
import { printExpression } from "../../sql/print.ts";
import type { Expression, Query } from "../../sql/tree.ts";
import { conditionsIn } from "../../sql/tree-builders.ts";

export type CountedRows = { readonly table: string; readonly parts: readonly Expression[] };
type Figure = { readonly text: string; readonly rows: CountedRows };

/** One figure of one table's rows, or the row that has the least or the most of something. */
export function figureOf(sql: string): Figure | null {
  const query = sql === "" ? null : tryParse(sql);
  const rows = query ? rowsOf(query) : null;
  if (query?.kind !== "select" || rows === null || query.limit !== undefined) return null;
  const [item, ...more] = query.items;
  if (item === undefined || more.length > 0) return null;
  const { expression } = item;
  if (expression.kind === "call")
    return /^(?:avg|min|max|sum)$/i.test(expression.name)
      ? { text: printExpression(expression), rows }
      : null;
  const extreme = rows.parts.find((part) => extremeOf(part) !== null);
  const text = extreme === undefined ? null : extremeOf(extreme);
  if (text === null) return null;
  return { text, rows: { ...rows, parts: rows.parts.filter((part) => part !== extreme) } };
}

/** One table and its conditions. */
function rowsOf(query: Query): CountedRows | null {
  if (query.kind !== "select" || query.groupBy.length > 0 || query.from.length !== 1) return null;
  const source = query.from[0]?.source;
  if (source?.kind !== "table") return null;
  return { table: source.name, parts: conditionsIn(query.where) };
}

/** `price = ( SELECT MIN ( price ) ... )`. */
export function extremeOf(part: Expression): string | null {
  if (part.kind !== "comparison" || part.operator !== "=" || part.left.kind !== "column")
    return null;
  if (part.right.kind !== "subquery" || part.right.query.kind !== "select") return null;
  const [item] = part.right.query.items;
  const call = item?.expression.kind === "call" ? item.expression : undefined;
  const own = call?.arguments[0];
  if (call === undefined || !/^(?:min|max)$/i.test(call.name) || own?.kind !== "column")
    return null;
  return own.name === part.left.name ? printExpression(call) : null;
}

type Step = { readonly table: string; readonly on: string };
type Way = { readonly steps: readonly Step[]; readonly where: readonly string[] };

/** From rows through their `key IN ( SELECT key FROM ... )` to that table, as joins. */
export function wayTo(table: string, rows: CountedRows): Way | null {
  const own = rows.parts.map((part) => printExpression(part));
  if (rows.table === table) return { steps: [{ table, on: "" }], where: own };
  for (const [i, part] of rows.parts.entries()) {
    if (part.kind !== "in" || part.negated || part.right.kind !== "subquery") continue;
    const { query } = part.right;
    const inner = rowsOf(query);
    const way = inner && wayTo(table, inner);
    const key = query.kind === "select" ? query.items[0]?.expression : undefined;
    if (way === null || key === undefined) continue;
    const on = `${printExpression(key)} = ${printExpression(part.left)}`;
    const where = [...way.where, ...own.filter((_, k) => k !== i)];
    return { steps: [...way.steps, { table: rows.table, on }], where };
  }
  return null;
}
