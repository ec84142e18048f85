// Keys that a schema does not declare rightly: a declared key that names nothing that is there, or a
// column called like another table's key but typed otherwise. Both are settled by the values.
import type { Database, Schema, Table } from "../database/database.ts";
import { quoteName } from "../sql/quote-name.ts";
import { nameWords, singularOf } from "../text/english-names.ts";

export type MendedLink = {
  readonly from: { readonly table: string; readonly column: string };
  readonly to: { readonly table: string; readonly column: string };
  /** The declared key that it stands for, as written; absent where none was declared. */
  readonly instead?: string;
};

/** `linked` are the columns ("table.column", lower case) that already name rows of another table. */
export async function mendLinks(
  database: Database,
  schema: Schema,
  linked: ReadonlySet<string>,
): Promise<MendedLink[]> {
  const found: MendedLink[] = [];
  for (const table of schema.tables) {
    const broken = brokenKeys(table, schema);
    for (const column of table.columns) {
      const key = `${table.name}.${column.name}`.toLowerCase();
      if (linked.has(key)) continue;
      const instead = broken.get(column.name.toLowerCase());
      const candidates = schema.tables
        .filter((other) => other !== table && other.primaryKey.length === 1)
        .map((other) => ({ other, score: likeness(column.name, other) }))
        .filter(({ score }) => instead !== undefined || score >= 3)
        .sort((a, b) => b.score - a.score);
      for (const { other, score } of candidates) {
        if (score < (candidates[0]?.score ?? 0)) break;
        const target = { table: other.name, column: other.primaryKey[0] ?? "" };
        const source = { table: table.name, column: column.name };
        if (!(await holds(database, source, target))) continue;
        found.push({ from: source, to: target, ...(instead && { instead }) });
        break;
      }
    }
  }
  return found;
}

/** Single-column keys whose table or column is not there: column to the key as written. */
function brokenKeys(table: Table, schema: Schema): Map<string, string> {
  const broken = new Map<string, string>();
  for (const key of table.foreignKeys) {
    const [column] = key.columns;
    if (column === undefined || key.columns.length > 1) continue;
    const target = schema.tables.find(({ name }) => name.toLowerCase() === key.table.toLowerCase());
    const wanted = key.references[0]?.toLowerCase();
    const there =
      target !== undefined &&
      (wanted === undefined || target.columns.some(({ name }) => name.toLowerCase() === wanted));
    if (!there)
      broken.set(column.toLowerCase(), `${column} -> ${key.table}.${key.references[0] ?? ""}`);
  }
  return broken;
}

/** A rental's duration is no key of it, whatever its numbers. */
const keyNames = /^(?:id|code|key|no|number|nr|num|ref|fk|ssn)$/;

/** 4: the key's own name; 3: the table's noun with id; 1: shares a word; 0: nothing. */
function likeness(column: string, other: Table): number {
  const key = other.primaryKey[0] ?? "";
  const words = nameWords(column).map(singularOf);
  const noun = nameWords(other.name).map(singularOf);
  if (column.toLowerCase() === key.toLowerCase() && words.length > 1) return 4;
  const called = keyNames.test(words.at(-1) ?? "") || words.at(-1) === nameWords(key).at(-1);
  if (words.length > 1 && called && words.slice(0, -1).join(" ") === noun.join(" ")) return 3;
  return words.some((word) => word !== "id" && noun.includes(word)) ? 1 : 0;
}

/** Every value (of the first 300) is found there; an empty column tells nothing against it. */
async function holds(
  database: Database,
  from: MendedLink["from"],
  to: MendedLink["to"],
): Promise<boolean> {
  const quote = (name: string): string => quoteName(name, database.dialect);
  const [child, parent] = [quote(from.column), quote(to.column)];
  const sql =
    `SELECT ${child} FROM ${quote(from.table)} WHERE ${child} IS NOT NULL ` +
    `AND ${child} NOT IN ( SELECT ${parent} FROM ${quote(to.table)} WHERE ${parent} IS NOT NULL ) LIMIT 1`;
  try {
    const { rows } = await database.query(sql, { limits: { timeoutMs: 2_000, maxRows: 1 } });
    return rows.length === 0;
  } catch {
    return false;
  }
}
