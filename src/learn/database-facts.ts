// What a draft needs to know of a database besides its schema: values people may say, and the range
// of its numbers. Asked with plain queries; a table that cannot be read counts as empty.
import type { Cell, Database, Schema } from "../database/database.ts";
import { type ColumnValues, collectValues } from "../entities/collect-values.ts";

export type NumberFacts = {
  readonly low: number;
  readonly high: number;
  readonly distinct: number;
  readonly sample: readonly number[];
};

export type DatabaseFacts = {
  readonly schema: Schema;
  readonly values: readonly ColumnValues[];
  /** "table.column" in lower case. */
  readonly numbers: ReadonlyMap<string, NumberFacts>;
  readonly rows: ReadonlyMap<string, number>;
  /** Days as YYYY-MM-DD, of columns that hold days or moments. */
  readonly dates: ReadonlyMap<string, readonly string[]>;
};

const limits = { maxRows: 100_000, timeoutMs: 20_000 };

/** `schema` where more is known of it than the database says, such as keys. */
export async function collectFacts(database: Database, known?: Schema): Promise<DatabaseFacts> {
  const schema = known ?? (await database.schema());
  const ask = async (sql: string): Promise<readonly (readonly Cell[])[]> => {
    try {
      return (await database.query(sql, { limits })).rows;
    } catch {
      return [];
    }
  };
  const quote = (name: string): string =>
    database.dialect === "mysql"
      ? `\`${name.replaceAll("`", "``")}\``
      : `"${name.replaceAll('"', '""')}"`;
  const numbers = new Map<string, NumberFacts>();
  const rows = new Map<string, number>();
  const dates = new Map<string, string[]>();
  for (const table of schema.tables) {
    const [[count] = []] = await ask(`SELECT COUNT(*) FROM ${quote(table.name)}`);
    rows.set(table.name.toLowerCase(), Number(count ?? 0));
    for (const column of table.columns) {
      const when = column.type === "date" || column.type === "datetime";
      if (!when && column.type !== "integer" && column.type !== "real") continue;
      const [c, t] = [quote(column.name), quote(table.name)];
      const found = await ask(`SELECT DISTINCT ${c} FROM ${t} WHERE ${c} IS NOT NULL LIMIT 300`);
      if (when) {
        const days = found.flatMap(([cell]) => /^\d{4}-\d{2}-\d{2}/.exec(String(cell))?.[0] ?? []);
        dates.set(`${table.name}.${column.name}`.toLowerCase(), [...new Set(days)].slice(0, 100));
        continue;
      }
      const sample = found.map(([cell]) => Number(cell)).filter(Number.isFinite);
      numbers.set(`${table.name}.${column.name}`.toLowerCase(), {
        low: Math.min(...sample),
        high: Math.max(...sample),
        distinct: sample.length,
        sample: sample.slice(0, 100),
      });
    }
  }
  return {
    schema,
    values: await collectValues(schema, database.dialect, ask),
    numbers,
    rows,
    dates,
  };
}
