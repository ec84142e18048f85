// Collects the values of a database that people may name. Asking is the caller's: a function that
// runs a query is an argument, so that this folder does no I/O.
import type { Cell, Dialect, Schema } from "../database/database.ts";

export type ColumnValues = {
  /** "table.column" */
  readonly column: string;
  readonly values: readonly string[];
  /** How many there are, with those too long to be said. */
  readonly distinct?: number;
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
  /** Undefined: it cannot be read; what the column holds is not known. */
  query: (sql: string) => Promise<readonly (readonly Cell[])[] | undefined>,
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
      if (rows === undefined || rows.length > limits.perColumn) continue;
      const values = rows
        .map(([value]) => value)
        .filter((value) => typeof value === "string")
        .filter((value) => value.trim() !== "" && value.length <= limits.length);
      total += values.length;
      const name = `${table.name}.${column.name}`.toLowerCase();
      found.push({ column: name, values, distinct: rows.length });
    }
  }
  return found;
}

/** The same as it would have been collected within narrower limits. */
export function withinLimits(
  collected: readonly ColumnValues[],
  limits: CollectLimits,
): ColumnValues[] {
  let total = 0;
  return collected.filter(({ values, distinct = values.length }) => {
    if (total >= limits.total || distinct > limits.perColumn) return false;
    total += values.length;
    return true;
  });
}

function quoteWith(mark: string): (name: string) => string {
  return (name) => `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}
