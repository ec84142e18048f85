// Asks a database whether the values of a column bear out that it is a key, within bounds.
import type { Database } from "../database/database.ts";
import { quoteName } from "../sql/quote-name.ts";

export type ColumnOf = { readonly table: string; readonly column: string };

/** Every look costs a query, and a large table may take long: nobody waits for more than this. */
const mostLooks = 300;
const mostMs = 10_000;

export type Looks = ReturnType<typeof createLooks>;

/** Looks at the values of a database, within bounds. */
export function createLooks(database: Database) {
  let looks = 0;
  let spent = 0;
  const quote = (name: string): string => quoteName(name, database.dialect);
  const rowsOf = async (sql: string): Promise<number | undefined> => {
    looks += 1;
    if (looks > mostLooks || spent > mostMs) return undefined;
    const since = performance.now();
    try {
      const { rows } = await database.query(sql, { limits: { timeoutMs: 2_000, maxRows: 1 } });
      return rows.length;
    } catch {
      return undefined;
    } finally {
      spent += performance.now() - since;
    }
  };
  return {
    /** Every value is found there; `some`: and there is one, where else an empty column tells nothing against it. */
    async holds(from: ColumnOf, to: ColumnOf, { some }: { some: boolean }): Promise<boolean> {
      const [child, parent] = [quote(from.column), quote(to.column)];
      const filled = `SELECT ${child} FROM ${quote(from.table)} WHERE ${child} IS NOT NULL`;
      const stray = `${filled} AND ${child} NOT IN ( SELECT ${parent} FROM ${quote(to.table)} WHERE ${parent} IS NOT NULL ) LIMIT 1`;
      if ((await rowsOf(stray)) !== 0) return false;
      return !some || (await rowsOf(`${filled} LIMIT 1`)) === 1;
    },
    /** Keys that begin at a hundred or are words: no count or rank is among them by chance. */
    async noSmall({ table, column }: ColumnOf): Promise<boolean> {
      const key = quote(column);
      return (await rowsOf(`SELECT ${key} FROM ${quote(table)} WHERE ${key} < 100 LIMIT 1`)) === 0;
    },
    /** No value twice. */
    async tellsApart({ table, column }: ColumnOf): Promise<boolean> {
      const key = quote(column);
      return (
        (await rowsOf(
          `SELECT ${key} FROM ${quote(table)} GROUP BY ${key} HAVING COUNT(*) > 1 LIMIT 1`,
        )) === 0
      );
    },
  };
}
