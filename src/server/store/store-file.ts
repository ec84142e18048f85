// The store's SQLite file: opened, asked and written in transactions; what the disk refuses is told in
// words for whoever runs the service, and leaves the file as it was before.
import * as fs from "node:fs";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../../database/sqlite/errors.ts";
import { loadSqlite } from "../../database/sqlite/load-sqlite.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { StoreError } from "../../service/store.ts";
import type { Row } from "../../service/turn-rows.ts";
import { type DiskCalls, installDiskFiles } from "./disk-files.ts";
import type { Ran, Statement } from "./sql-store.ts";

export type StoreFile = {
  rows(sql: string): Row[];
  run(statement: Statement): Ran;
  /** All of the work is kept, or none of it. */
  atomically<T>(work: () => T): T;
  close(): void;
};

const settings = [
  "PRAGMA foreign_keys = ON",
  "PRAGMA synchronous = FULL",
  "PRAGMA temp_store = MEMORY",
  // As safe as deleting the journal after every write, and cheaper than making it anew.
  "PRAGMA journal_mode = TRUNCATE",
];

export async function openStoreFile(path: string, calls: DiskCalls = fs): Promise<StoreFile> {
  const inMemory = path === ":memory:";
  const sqlite = await loadSqlite();
  const disk = installDiskFiles(sqlite, calls);

  const told = <T>(work: () => T): T => {
    disk.takeFailure();
    try {
      return work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError(`${path}: ${disk.takeFailure() ?? reasonOf(error)}.`);
    }
  };
  const open = () => {
    if (inMemory) return new sqlite.oo1.DB(":memory:");
    makeFolder(dirname(resolve(path)));
    return new sqlite.oo1.DB({ filename: resolve(path), flags: "c", vfs: disk.name });
  };
  const db = told(open);
  const exec = (sql: string, values: readonly (string | number)[] = []): Row[] =>
    told(() => db.exec({ sql, bind: [...values], rowMode: "object", returnValue: "resultRows" }));
  /** A disk that failed has ended the transaction already. */
  const rollBack = (): void => {
    try {
      exec("ROLLBACK");
    } catch {
      return;
    }
  };
  try {
    for (const setting of settings) exec(setting);
  } catch (error) {
    db.close();
    throw error;
  }

  return {
    rows: exec,
    run: ({ sql, values }) => ({ rows: exec(sql, values), changed: db.changes() }),
    atomically(work) {
      exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        exec("COMMIT");
        return result;
      } catch (error) {
        rollBack();
        throw error;
      }
    },
    close: () => db.close(),
  };
}
