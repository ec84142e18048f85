// SQLite in WebAssembly, silent: what fails is told by our errors, not on the console.
import initSqlite, { type Sqlite3Static } from "@sqlite.org/sqlite-wasm";

export async function loadSqlite(): Promise<Sqlite3Static> {
  const sqlite = await initSqlite({ print: () => {}, printErr: () => {} });
  sqlite.config.warn = () => {};
  sqlite.config.error = () => {};
  return sqlite;
}
