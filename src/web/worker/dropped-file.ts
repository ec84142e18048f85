// Files that a person dropped onto the page, as one database: SQLite as it is; CSV and Parquet as a
// table each, side by side.
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { loadSqlite } from "../../database/sqlite/load-sqlite.ts";
import { messageOf, UserError } from "../../errors.ts";
import { quotedName } from "../../sql/quote-name.ts";
import type { DroppedFile } from "../backend/messages.ts";
import { decodeText, readCsv } from "./csv-table.ts";
import type { FileTable } from "./file-table.ts";
import { fillTable } from "./fill-table.ts";

/** Of SQLite. */
const maxColumns = 2_000;
const marks = { sqlite: "SQLite format 3\u0000", parquet: "PAR1" } as const;

/** Rows that are in the database, and all there are. */
type OnReading = (done: number, total: number) => void;

export async function openDroppedFiles(
  files: readonly DroppedFile[],
  onRows: OnReading = () => {},
): Promise<Database> {
  const [first, ...others] = files;
  if (first === undefined) throw new UserError("There is no file to open.");
  const empty = files.find(({ bytes }) => bytes.length === 0);
  if (empty !== undefined) throw new UserError(`${empty.name}: the file is empty.`);
  const whole = files.find(({ bytes }) => beginsWith(bytes, marks.sqlite));
  if (whole !== undefined && others.length > 0) {
    throw new UserError(`${whole.name}: a SQLite file is opened by itself. Drop it alone.`);
  }
  if (whole !== undefined) return createSqliteDatabase(whole.bytes, whole.name);
  const tables = new Map<string, FileTable>();
  for (const file of files)
    tables.set(freeName(tableName(file.name), tables), await readTable(file));
  const name = others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
  return createSqliteDatabase(await databaseOf(tables, onRows), name);
}

async function readTable({ name, bytes }: DroppedFile): Promise<FileTable> {
  const table = await tableOf(name, bytes);
  if (table.columns.length === 0)
    throw new UserError(`${name}: there is no line with the names of columns.`);
  if (table.columns.length > maxColumns) {
    const count = table.columns.length;
    throw new UserError(
      `${name}: ${count} columns are more than the ${maxColumns} a table can have.`,
    );
  }
  return table;
}

async function tableOf(name: string, bytes: Uint8Array): Promise<FileTable> {
  if (beginsWith(bytes, marks.parquet)) {
    // Asked for by few: it is loaded when it is.
    const { readParquet } = await import("./parquet-table.ts");
    return readParquet(bytes).catch((error: unknown) => {
      const reason = messageOf(error);
      throw new UserError(`${name}: this Parquet file cannot be read (${reason}).`);
    });
  }
  if (/\.(csv|tsv|txt)$/i.test(name)) {
    const text = decodeText(bytes);
    if (!isText(text)) {
      throw new UserError(`${name}: this is no text, so it cannot be read as a table.`);
    }
    return readCsv(text);
  }
  throw new UserError(
    `${name}: this page opens SQLite, CSV and Parquet files. For others: segue serve --database ${name}`,
  );
}

/** Programs and packed files have signs that nobody writes on every line; a text has a stray one at most. */
function isText(text: string): boolean {
  const beginning = text.slice(0, 10_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has.
  const machine = beginning.match(/[\0-\x08\x0e-\x1f]/g) ?? [];
  return machine.length <= 1 + beginning.length / 100;
}

const beginsWith = (bytes: Uint8Array, mark: string): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, mark.length)) === mark;

/** Letters of any language, with their marks. */
const tableName = (file: string): string =>
  file
    .replace(/\.[^.]*$/, "")
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "_")
    .replace(/^_+|_+$/g, "") || "data";

function freeName(name: string, taken: ReadonlyMap<string, FileTable>): string {
  const known = new Set([...taken.keys()].map((one) => one.toLowerCase()));
  let own = name;
  for (let n = 2; known.has(own.toLowerCase()); n++) own = `${name}_${n}`;
  return own;
}

async function databaseOf(
  tables: ReadonlyMap<string, FileTable>,
  onRows: OnReading,
): Promise<Uint8Array> {
  const sqlite = await loadSqlite();
  const db = new sqlite.oo1.DB(":memory:");
  const total = [...tables.values()].reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  try {
    // Fewer pages to fill.
    db.exec("PRAGMA page_size = 16384; BEGIN");
    for (const [name, table] of tables) {
      const { columns, types, count } = table;
      const fields = columns.map((column, i) => `${quotedName(column)} ${types[i]}`);
      db.exec(`CREATE TABLE ${quotedName(name)} (${fields.join(", ")})`);
      const insert = `INSERT INTO ${quotedName(name)} VALUES (${columns.map(() => "?").join(", ")})`;
      fillTable({ sqlite, db, insert }, table, (done) => onRows(before + done, total));
      before += count;
    }
    db.exec("COMMIT");
    return sqlite.capi.sqlite3_js_db_export(db);
  } finally {
    db.close();
  }
}
