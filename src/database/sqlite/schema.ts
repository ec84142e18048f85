// Reads tables, views, columns and keys of a SQLite database through its pragmas.
import { messageOf } from "../../errors.ts";
import { quotedName } from "../../sql/quote-name.ts";
import { columnType } from "../column-type.ts";
import type { Column, ForeignKey, Schema, Table } from "../database.ts";

/** Runs trusted SQL and gives rows as arrays. */
export type SelectRows = (sql: string) => readonly (readonly unknown[])[];

export function readSqliteSchema(select: SelectRows): Schema {
  const names = select(
    "SELECT name, type, sql FROM sqlite_master WHERE type IN ('table', 'view') " +
      "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
  );
  const kinds = new Map(
    // schema, name, kind
    select("PRAGMA main.table_list").map(([, name, kind]) => [String(name), String(kind)]),
  );
  const tables: Table[] = [];
  const leftOut: { name: string; reason: string }[] = [];
  for (const [name, type, text] of names) {
    const kind = kinds.get(String(name));
    // Where a virtual table keeps what it holds; people ask the table itself.
    if (kind === "shadow") continue;
    if (type !== "view") {
      const table = readTable(select, String(name));
      tables.push(kind === "virtual" ? { ...table, view: true } : typedByValues(select, table));
    } else {
      try {
        tables.push(readView(select, String(name), String(text), tables));
      } catch (error) {
        leftOut.push({ name: String(name), reason: reasonOf(error) });
      }
    }
  }
  return {
    tables: tables.map((table) => withReferencedKeys(table, tables)),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/** Lower-case names of the tables in which virtual tables keep what they hold, each with its owner. */
export function readShadows(select: SelectRows): Map<string, string> {
  const tables = select("PRAGMA main.table_list").map(([, name, kind]) => ({
    name: String(name).toLowerCase(),
    kind: String(kind),
  }));
  const owners = tables.filter(({ kind }) => kind === "virtual");
  return new Map(
    tables
      .filter(({ kind }) => kind === "shadow")
      .map(({ name }) => [
        name,
        owners.find((owner) => name.startsWith(`${owner.name}_`))?.name ?? "",
      ]),
  );
}

const reasonOf = (error: unknown): string =>
  messageOf(error).replace(/^[A-Z_]+: sqlite3 result code \d+: /, "");

/** One that names what this database does not have fails here, and not for the whole file. */
function readView(select: SelectRows, name: string, text: string, tables: readonly Table[]): Table {
  const view = { ...readTable(select, name), view: true };
  const mentioned = tables.filter((one) => text.toLowerCase().includes(one.name.toLowerCase()));
  return mentioned.some((one) => !isSmall(select, one.name)) ? view : typedByValues(select, view);
}

/** A computed column declares no type, and a table made of a query calls dates and amounts NUM: the values tell. */
function typedByValues(select: SelectRows, table: Table): Table {
  const quoted = quotedName(table.name);
  const declared = new Map(
    select(`PRAGMA table_info(${quoted})`).map((column) => [String(column[1]), String(column[2])]),
  );
  const untyped = table.columns.filter(({ name }) => /^(?:num)?$/i.test(declared.get(name) ?? "?"));
  if (untyped.length === 0) return table;
  const kinds = untyped.map(({ name }) => `GROUP_CONCAT(DISTINCT typeof(${quotedName(name)}))`);
  const [found = []] = select(`SELECT ${kinds.join(", ")} FROM (SELECT * FROM ${quoted} LIMIT 50)`);
  const columns = table.columns.map((column) => {
    const at = untyped.indexOf(column);
    return at < 0 ? column : { ...column, type: kindOf(String(found[at] ?? "")) };
  });
  return { ...table, columns };
}

/** Asked of its index, so that opening a large database stays quick. */
function isSmall(select: SelectRows, table: string): boolean {
  try {
    const [[last] = []] = select(`SELECT MAX(rowid) FROM ${quotedName(table)}`);
    return Number(last ?? 0) <= 100_000;
  } catch {
    return false;
  }
}

/** "integer,null" -> integer. */
function kindOf(kinds: string): Column["type"] {
  const held = kinds.split(",").filter((kind) => kind !== "null");
  if (held.length === 0 || held.includes("text") || held.includes("blob")) return "text";
  return held.includes("real") ? "real" : "integer";
}

function readTable(select: SelectRows, name: string): Table {
  const quoted = quotedName(name);
  // cid, name, type, notnull, default, position in the primary key, 1: not shown by *, 2 and 3: computed
  const columns = select(`PRAGMA table_xinfo(${quoted})`).filter((column) => column[6] !== 1);
  const keyed = columns
    .filter((column) => Number(column[5]) > 0)
    .sort((a, b) => Number(a[5]) - Number(b[5]));
  return {
    name,
    columns: columns.map((column) => ({
      name: String(column[1]),
      type: columnType(String(column[2])),
      nullable: column[3] === 0 && column[5] === 0,
      ...(column[6] !== 0 && { computed: true }),
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
