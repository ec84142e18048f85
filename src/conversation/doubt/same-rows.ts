// Whether two readings come to the same: run side by side, one shows what the other shows, and perhaps more beside it.
import type { Cell, Database, QueryLimits } from "../../database/database.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { piecesOf } from "../../words/query-pieces.ts";

type Rows = readonly (readonly Cell[])[];

export type FoundRows = { readonly sql: string; readonly rows: Rows };

/** What a reading finds; undefined where it fails, or finds too much to be held against another. */
export type Find = (sql: string) => Promise<FoundRows | undefined>;

/** A question spared is worth a short wait. */
const limits: QueryLimits = { timeoutMs: 1_000, maxRows: 500, maxBytes: 256 * 1024 };

/** Each reading is run once. */
export function finderIn(database: Database, signal: AbortSignal | undefined): Find {
  const known = new Map<string, Promise<FoundRows | undefined>>();
  const run = async (sql: string): Promise<FoundRows | undefined> => {
    try {
      const found = await database.query(sql, { limits, ...(signal && { signal }) });
      return found.truncated ? undefined : { sql, rows: found.rows };
    } catch {
      return undefined;
    }
  };
  return (sql) => {
    const found = known.get(sql) ?? run(sql);
    known.set(sql, found);
    return found;
  };
}

/** That both find nothing says nothing: hardly anybody asks for what is not there. */
export function showSame(one: FoundRows | undefined, other: FoundRows | undefined): boolean {
  if (one === undefined || other === undefined || isChance(one, other)) return false;
  const [few, many] = [one.rows, other.rows].sort((a, b) => widthOf(a) - widthOf(b));
  if (few === undefined || few.length === 0 || few.length !== many?.length) return false;
  const text = isOrdered(one) && isOrdered(other) ? inOrder : sorted;
  const wide = columnsOf(many).map(text);
  const taken: number[] = [];
  for (const values of columnsOf(few)) {
    const at = wide.findIndex((own, i) => !taken.includes(i) && own === text(values));
    if (at < 0) return false;
    taken.push(at);
  }
  return text(few) === text(many.map((row) => taken.map((i) => row[i] ?? null)));
}

const isOrdered = ({ sql }: FoundRows): boolean => (tryParse(sql)?.orderBy.length ?? 0) > 0;

/** One number may be a count as well as the number of one row. */
function isChance(one: FoundRows, other: FoundRows): boolean {
  const isNumber = ({ rows }: FoundRows): boolean =>
    rows.length === 1 && rows[0]?.length === 1 && typeof rows[0][0] === "number";
  return (isNumber(one) || isNumber(other)) && figuresOf(one) !== figuresOf(other);
}

const figuresOf = ({ sql }: FoundRows): string => {
  const { keywords } = piecesOf(sql);
  return ["COUNT", "SUM", "AVG", "MIN", "MAX"].filter((one) => keywords.has(one)).join();
};

const widthOf = ([row = []]: Rows): number => row.length;

const columnsOf = (rows: Rows): Rows[] =>
  (rows[0] ?? []).map((_, i) => rows.map((row) => [row[i] ?? null]));

const texts = (rows: Rows): string[] => rows.map((row) => JSON.stringify(row));
const inOrder = (rows: Rows): string => texts(rows).join("\n");
const sorted = (rows: Rows): string => texts(rows).sort().join("\n");
