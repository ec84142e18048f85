// Reads tables, views, columns and keys of a SQLite database through its pragmas.
import { columnType } from "../column-type.ts";
import type { ForeignKey, Schema, Table } from "../database.ts";

/** Runs trusted SQL and gives rows as arrays. */
export type SelectRows = (sql: string) => readonly (readonly unknown[])[];

export function readSqliteSchema(select: SelectRows): Schema {
  const names = select(
    "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') " +
      "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
  ).map(([name]) => String(name));
  const tables = names.map((name) => readTable(select, name));
  return { tables: tables.map((table) => withReferencedKeys(table, tables)) };
}

function readTable(select: SelectRows, name: string): Table {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  // cid, name, type, notnull, default, position in the primary key
  const columns = select(`PRAGMA table_info(${quoted})`);
  const keyed = columns
    .filter((column) => Number(column[5]) > 0)
    .sort((a, b) => Number(a[5]) - Number(b[5]));
  return {
    name,
    columns: columns.map((column) => ({
      name: String(column[1]),
      type: columnType(String(column[2])),
      nullable: column[3] === 0 && column[5] === 0,
    })),
    primaryKey: keyed.map((column) => String(column[1])),
    foreignKeys: foreignKeys(select(`PRAGMA foreign_key_list(${quoted})`)),
  };
}

/** Rows: id, sequence, table, from, to; a key of several columns has several rows with one id. */
function foreignKeys(rows: readonly (readonly unknown[])[]): ForeignKey[] {
  const byId = new Map<unknown, { table: string; columns: string[]; references: string[] }>();
  for (const [id, , table, from, to] of rows) {
    const key = byId.get(id) ?? { table: String(table), columns: [], references: [] };
    byId.set(id, key);
    key.columns.push(String(from));
    if (to !== null) key.references.push(String(to));
  }
  return [...byId.values()].reverse();
}

/** `REFERENCES city` without columns means its primary key. Spelling is that of the table. */
function withReferencedKeys(table: Table, tables: readonly Table[]): Table {
  const foreignKeys = table.foreignKeys.flatMap((key) => {
    const target = tables.find(({ name }) => name.toLowerCase() === key.table.toLowerCase());
    if (target === undefined) return [];
    const references = key.references.length > 0 ? key.references : target.primaryKey;
    return references.length === key.columns.length
      ? [{ columns: key.columns, table: target.name, references }]
      : [];
  });
  return { ...table, foreignKeys };
}
