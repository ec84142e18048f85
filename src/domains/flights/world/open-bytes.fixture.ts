// For tests: a written world opened again, with a budget of machine steps instead of a clock.
import { loadSqlite } from "../../../database/sqlite/load-sqlite.ts";

export type OpenWorld = {
  rows(sql: string): unknown[][];
  /** The first rows within so many thousand steps of SQLite's machine; cut when they are spent. */
  firstRows(sql: string, count: number, kilosteps: number): { rows: unknown[][]; cut: boolean };
  close(): void;
};

export async function openBytes(bytes: Uint8Array): Promise<OpenWorld> {
  const sqlite = await loadSqlite();
  const database = new sqlite.oo1.DB(":memory:");
  const pointer = sqlite.wasm.allocFromTypedArray(new Uint8Array(bytes));
  const flags =
    sqlite.capi.SQLITE_DESERIALIZE_FREEONCLOSE | sqlite.capi.SQLITE_DESERIALIZE_READONLY;
  const code = sqlite.capi.sqlite3_deserialize(
    database.pointer!,
    "main",
    pointer,
    bytes.byteLength,
    bytes.byteLength,
    flags,
  );
  if (code !== 0) throw new Error(`sqlite3_deserialize: ${code}`);
  return {
    rows: (sql) => database.exec({ sql, rowMode: "array", returnValue: "resultRows" }),
    firstRows(sql, count, kilosteps) {
      let left = kilosteps;
      sqlite.capi.sqlite3_progress_handler(database.pointer!, 1000, () => (left-- > 0 ? 0 : 1), 0);
      const statement = database.prepare(sql);
      const rows: unknown[][] = [];
      try {
        while (rows.length < count && statement.step()) rows.push(statement.get([]));
        return { rows, cut: false };
      } catch (error) {
        if (left > 0) throw error;
        return { rows, cut: true };
      } finally {
        statement.finalize();
        sqlite.capi.sqlite3_progress_handler(database.pointer!, 0, () => 0, 0);
      }
    },
    close: () => database.close(),
  };
}
