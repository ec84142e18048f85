// A file that a person dropped onto the page, as a database: SQLite as it is, CSV as its one table.
import initSqlite from "@sqlite.org/sqlite-wasm";
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { UserError } from "../../errors.ts";
import { readCsv } from "./csv-table.ts";

const sqliteMark = "SQLite format 3\u0000";

export async function openDroppedFile(name: string, bytes: Uint8Array): Promise<Database> {
  const mark = new TextDecoder("latin1").decode(bytes.subarray(0, sqliteMark.length));
  if (mark === sqliteMark) return createSqliteDatabase(bytes, name);
  if (/\.(csv|tsv|txt)$/i.test(name)) {
    return createSqliteDatabase(await csvDatabase(name, bytes), name);
  }
  throw new UserError(
    `${name}: this page opens SQLite and CSV files. For others: segue serve --database ${name}`,
  );
}

async function csvDatabase(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { columns, rows, numeric } = readCsv(new TextDecoder().decode(bytes));
  if (columns.length === 0)
    throw new UserError(`${name}: there is no line with the names of columns.`);
  const sqlite = await initSqlite({ print: () => {}, printErr: () => {} });
  const db = new sqlite.oo1.DB(":memory:");
  try {
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const table = quoted(name.replace(/\.[^.]*$/, "").replace(/\W+/g, "_") || "data");
    const fields = columns.map((column, i) => `${quoted(column)} ${numeric[i] ? "REAL" : "TEXT"}`);
    db.exec(`CREATE TABLE ${table} (${fields.join(", ")})`);
    const insert = db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`);
    db.exec("BEGIN");
    for (const row of rows) insert.bind([...row]).stepReset();
    db.exec("COMMIT");
    insert.finalize();
    return sqlite.capi.sqlite3_js_db_export(db);
  } finally {
    db.close();
  }
}
