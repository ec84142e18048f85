// The bytes of a new database, as a SQLite file holds them: the same statements, the same bytes.
import { loadSqlite } from "./load-sqlite.ts";

export async function databaseBytes(statements: Iterable<string>): Promise<Uint8Array> {
  const sqlite = await loadSqlite();
  const database = new sqlite.oo1.DB(":memory:");
  try {
    for (const statement of statements) database.exec(statement);
    return sqlite.capi.sqlite3_js_db_export(database);
  } finally {
    database.close();
  }
}
