// Reads a SQLite file from disk into the in-memory engine. The file itself is only ever read.
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { DatabaseEngine } from "../apart/engine.ts";
import { DatabaseError } from "../database.ts";
import { unreadableFile } from "../file-kind.ts";
import { openSqliteEngine, type SqliteEngine } from "./engine.ts";

/** What WebAssembly's 32-bit memory holds with room to work; larger files need the native driver. */
export const maxFileBytes = 1.5 * 1024 ** 3;

export type SqliteFile = { readonly bytes: Uint8Array; readonly name: string };

export async function readSqliteFile(path: string): Promise<SqliteFile> {
  await refuseUnwrittenLog(path);
  try {
    return { bytes: await readFile(path), name: basename(path) };
  } catch (error) {
    throw unreadableFile(path, error);
  }
}

/** Another program's recent changes may still lie in the write-ahead log beside the file. */
async function refuseUnwrittenLog(path: string): Promise<void> {
  const log = await stat(`${path}-wal`).catch(() => undefined);
  if (log === undefined || log.size === 0) return;
  throw new DatabaseError(
    "unreadable",
    `${path}: recent changes still lie in ${basename(path)}-wal. Close the program that writes it, ` +
      `or run: sqlite3 ${path} "PRAGMA wal_checkpoint(TRUNCATE)"`,
  );
}

/** The in-memory engine as a thread of its own serves it. */
export async function openSqliteFileEngine(path: string): Promise<DatabaseEngine> {
  await refuseUnwrittenLog(path);
  const engine = await fromFile(path);
  return {
    schema: engine.schema,
    keepsTime: true,
    get worn() {
      return engine.worn;
    },
    restrict: (visible) => engine.restrict(visible),
    query: async (sql, limits, stopped = () => false) => engine.query(sql, limits, stopped),
  };
}

async function fromFile(path: string): Promise<SqliteEngine> {
  const file = opened(path);
  try {
    const { size } = fstatSync(file);
    const writeTo = (memory: Uint8Array): void => {
      for (let at = 0; at < size; ) {
        const read = readSync(file, memory, at, size - at, at);
        if (read === 0) throw new Error("the file became shorter while it was read");
        at += read;
      }
    };
    return await openSqliteEngine({ size, writeTo }, basename(path));
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    throw unreadableFile(path, error);
  }
}
