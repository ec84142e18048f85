// Writes a world as one SQLite file, byte for byte the same for the same rows.
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import initSqlite from "@sqlite.org/sqlite-wasm";
import { diskReason } from "../../../disk/disk-reason.ts";
import { UserError } from "../../../errors.ts";
import type { World } from "./generate-world.ts";
import type { Cell } from "./reference-rows.ts";
import { type TableName, tableStatements, tables } from "./tables.ts";

/** Rows a statement. Literals in bulk cost half the time of bound parameters, which cross into WebAssembly one by one. */
const batch = 400;

/** The bytes of the database file. */
export async function worldBytes(world: World): Promise<Uint8Array> {
  const sqlite = await initSqlite();
  const database = new sqlite.oo1.DB(":memory:", "c");
  try {
    database.exec("PRAGMA page_size = 4096; PRAGMA synchronous = OFF; BEGIN");
    for (const name of tableNames) {
      const { create, indexes } = tableStatements(name);
      database.exec(create);
      const rows = world[name];
      for (let start = 0; start < rows.length; start += batch) {
        const values = rows.slice(start, start + batch).map(rowLiteral);
        database.exec(`INSERT INTO ${name} VALUES ${values.join()}`);
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
    // What went wrong first is what the person must hear of.
    await rm(temporary, { force: true }).catch(() => undefined);
    const next = "Choose a folder with room that you may write to.";
    throw new UserError(`cannot write ${path}: ${diskReason(error)}. ${next}`, { cause: error });
  }
}

const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables);

function rowLiteral(row: readonly Cell[]): string {
  return `(${row.map(literal).join()})`;
}

function literal(cell: Cell): string {
  if (cell === null) return "NULL";
  return typeof cell === "number" ? String(cell) : `'${cell.replaceAll("'", "''")}'`;
}
