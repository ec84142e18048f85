// Collects the values of a database that people may name. Asking is the caller's: a function that
// runs a query is an argument, so that this folder does no I/O.
import type { Cell, Dialect, Schema } from "../database/database.ts";

export type ColumnValues = {
  /** "table.column" */
  readonly column: string;
  readonly values: readonly string[];
};

export type CollectLimits = {
  /** A column with more distinct values names nothing people would say: ids, comments. */
  readonly perColumn: number;
  readonly total: number;
  /** Longer texts are sentences, not names. */
  readonly length: number;
};

const defaultLimits: CollectLimits = { perColumn: 20_000, total: 100_000, length: 60 };

export async function collectValues(
  schema: Schema,
  dialect: Dialect,
  query: (sql: string) => Promise<readonly (readonly Cell[])[]>,
  limits: CollectLimits = defaultLimits,
): Promise<ColumnValues[]> {
  const quote = dialect === "mysql" ? quoteWith("`") : quoteWith('"');
  const found: ColumnValues[] = [];
  let total = 0;
  for (const table of schema.tables) {
    for (const column of table.columns) {
      if (column.type !== "text" || total >= limits.total) continue;
      const [t, c] = [quote(table.name), quote(column.name)];
      const rows = await query(
        `SELECT DISTINCT ${c} FROM ${t} WHERE ${c} IS NOT NULL LIMIT ${limits.perColumn + 1}`,
      );
      if (rows.length > limits.perColumn) continue;
      const values = rows
        .map(([value]) => value)
        .filter((value) => typeof value === "string")
        .filter((value) => value.trim() !== "" && value.length <= limits.length);
      total += values.length;
      found.push({ column: `${table.name}.${column.name}`.toLowerCase(), values });
    }
  }
  return found;
}

function quoteWith(mark: string): (name: string) => string {
  return (name) => `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}
