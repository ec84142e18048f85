// Writes a world as one SQLite file, byte for byte the same for the same rows.
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import initSqlite from "@sqlite.org/sqlite-wasm";
import { UserError } from "../../../errors.ts";
import type { World } from "./generate-world.ts";
import { type TableName, tableStatements, tables } from "./tables.ts";

/** The bytes of the database file. */
export async function worldBytes(world: World): Promise<Uint8Array> {
  const sqlite = await initSqlite();
  const database = new sqlite.oo1.DB(":memory:", "c");
  try {
    database.exec("PRAGMA page_size = 4096; PRAGMA synchronous = OFF; BEGIN");
    for (const name of tableNames) {
      const { create, indexes } = tableStatements(name);
      database.exec(create);
      const marks = tables[name].columns.map(() => "?").join(", ");
      const insert = database.prepare(`INSERT INTO ${name} VALUES (${marks})`);
      try {
        for (const row of world[name]) insert.bind([...row]).stepReset();
      } finally {
        insert.finalize();
      }
      for (const index of indexes) database.exec(index);
    }
    database.exec("ANALYZE; COMMIT; VACUUM");
    return sqlite.capi.sqlite3_js_db_export(database);
  } finally {
    database.close();
  }
}

/** Written beside the target and renamed: readers and rival writers see a whole file or none. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`cannot write ${path}: ${reason}. Choose a folder you may write to.`, {
      cause: error,
    });
  }
}

const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables);
