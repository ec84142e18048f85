// What a draft needs to know of a database besides its schema: values people may say, and the range
// of its numbers. Asked with plain queries; a table that cannot be read counts as empty.
import type { Cell, Database, Schema, Table } from "../database/database.ts";
import { type ColumnValues, collectValues } from "../entities/collect-values.ts";
import { nameWords } from "../text/english-names.ts";
import { findJoins } from "./infer-joins.ts";
import { type MendedLink, mendLinks } from "./mend-links.ts";

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
  /** The last day, YYYY-MM-DD, of columns that hold days or moments. */
  readonly latest?: ReadonlyMap<string, string>;
  /** What columns of yes and no hold for them. */
  readonly flags: ReadonlyMap<string, readonly string[]>;
  /** Columns that some rows leave empty. */
  readonly gaps: ReadonlySet<string>;
  /** What columns of days hold that write them otherwise. */
  readonly odd?: ReadonlyMap<string, readonly string[]>;
  /** Columns of days that hold the time of day too. */
  readonly moments: ReadonlySet<string>;
  /** Keys that are not declared and that the values bear out. */
  readonly links?: readonly MendedLink[];
};

/** As much as the schema alone tells. */
export const schemaFacts = (schema: Schema): DatabaseFacts => ({
  schema,
  values: [],
  numbers: new Map(),
  rows: new Map(),
  dates: new Map(),
  flags: new Map(),
  gaps: new Set(),
  moments: new Set(),
});

const limits = { maxRows: 100_000, timeoutMs: 20_000 };

/** `schema` where more is known of it than the database says, such as keys. */
export async function collectFacts(database: Database, known?: Schema): Promise<DatabaseFacts> {
  const schema = known ?? (await database.schema());
  const read = async (sql: string): Promise<Rows | undefined> => {
    try {
      return (await database.query(sql, { limits })).rows;
    } catch {
      return undefined;
    }
  };
  const ask = async (sql: string): Promise<Rows> => (await read(sql)) ?? [];
  const quote = (name: string): string =>
    database.dialect === "mysql"
      ? `\`${name.replaceAll("`", "``")}\``
      : `"${name.replaceAll('"', '""')}"`;
  const sampleOf = (table: string, column: string): string => {
    const [c, t] = [quote(column), quote(table)];
    return `SELECT DISTINCT ${c} FROM ${t} WHERE ${c} IS NOT NULL LIMIT 300`;
  };
  const numbers = new Map<string, NumberFacts>();
  const rows = new Map<string, number>();
  const dates = new Map<string, string[]>();
  const latest = new Map<string, string>();
  const flags = new Map<string, string[]>();
  const gaps = new Set<string>();
  const moments = new Set<string>();
  const odd = new Map<string, string[]>();
  for (const table of schema.tables) {
    const filled = table.columns.map(({ name }) => `COUNT(${quote(name)})`);
    const timed = table.columns.filter(({ type }) => type === "date" || type === "datetime");
    const last = timed.map(({ name }) => `MAX(${quote(name)})`);
    const counts = ["COUNT(*)", ...filled, ...last].join(", ");
    const from = `FROM ${quote(table.name)}`;
    const [[count, ...present] = []] =
      (await read(`SELECT ${counts} ${from}`)) ?? (await ask(`SELECT COUNT(*) ${from}`));
    timed.forEach(({ name }, i) => {
      const [day] = isoDays([[present[filled.length + i] ?? null]]);
      if (day !== undefined) latest.set(`${table.name}.${name}`.toLowerCase(), day);
    });
    if (count !== undefined) rows.set(table.name.toLowerCase(), Number(count));
    table.columns.forEach((column, i) => {
      const some = Number(present[i] ?? 0);
      if (some > 0 && some < Number(count ?? 0))
        gaps.add(`${table.name}.${column.name}`.toLowerCase());
    });
    for (const column of table.columns) {
      const when = column.type === "date" || column.type === "datetime";
      const key = `${table.name}.${column.name}`.toLowerCase();
      const flag = column.type === "boolean";
      if (
        column.type === "text" &&
        /\b(?:date|day|time|timestamp|at|on|since)$/.test(nameWords(column.name).join(" "))
      ) {
        const sample = await ask(sampleOf(table.name, column.name));
        const days = isoDays(sample);
        if (sample.length > 0 && days.length === sample.length) {
          dates.set(key, [...new Set(days)].slice(0, 100));
          if (hasTimes(sample)) moments.add(key);
        }
        continue;
      }
      if (!when && !flag && column.type !== "integer" && column.type !== "real") continue;
      const found = await ask(sampleOf(table.name, column.name));
      if (flag) {
        flags.set(key, found.map(([cell]) => String(cell)).sort());
        continue;
      }
      if (when) {
        const days = isoDays(found);
        dates.set(key, [...new Set(days)].slice(0, 100));
        if (days.length === 0)
          odd.set(
            key,
            found.map(([cell]) => String(cell)),
          );
        if (hasTimes(found)) moments.add(key);
        continue;
      }
      const sample = found.map(([cell]) => Number(cell)).filter(Number.isFinite);
      if (isYesNo(table, column.name, sample)) flags.set(key, sample.map(String).sort());
      numbers.set(key, {
        low: Math.min(...sample),
        high: Math.max(...sample),
        distinct: sample.length,
        sample: sample.slice(0, 100),
      });
    }
  }
  const facts = {
    schema,
    values: await collectValues(schema, database.dialect, read),
    numbers,
    rows,
    dates,
    latest,
    flags,
    gaps,
    moments,
    odd,
  };
  const joins = findJoins(facts).map((join) => (typeof join === "string" ? join : join.on));
  return { ...facts, links: await mendLinks(database, schema, joins) };
}

type Rows = readonly (readonly Cell[])[];

const isoDays = (rows: Rows): string[] =>
  rows.flatMap(([cell]) => /^\d{4}-\d{2}-\d{2}/.exec(String(cell))?.[0] ?? []);

const hasTimes = (rows: Rows): boolean =>
  rows.some(([cell]) => /\d[T ]\d{2}:\d{2}/.test(String(cell)));

/** Zero and one in a column that is called like something that is so or not. */
function isYesNo(table: Table, column: string, sample: readonly number[]): boolean {
  const words = nameWords(column);
  const called =
    /^(?:is|has|was|can|are)$/.test(words[0] ?? "") ||
    /(?:[^aeiou]ed|able|ian|ible|ive|ous)$/.test(words.at(-1) ?? "");
  const key = table.primaryKey.includes(column);
  return called && !key && sample.length === 2 && sample.every((one) => one === 0 || one === 1);
}
