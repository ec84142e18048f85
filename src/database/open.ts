// From what a person gives as --database to an open Database, whatever its kind. Drivers other
// than the default are loaded only when asked for. Node only; the browser has createSqliteDatabase.
import type { Adapter } from "./adapter.ts";
import { type Database, DatabaseError } from "./database.ts";
import { kindOfFile } from "./file-kind.ts";
import { type GuardOptions, guard } from "./guard.ts";
import { createSqliteAdapter } from "./sqlite/adapter.ts";
import { readSqliteFile } from "./sqlite/file.ts";
import { createWatchdog } from "./watchdog.ts";

export type OpenOptions = GuardOptions;

/** `spec`: a path to a SQLite, DuckDB, Parquet or CSV file, or a postgres:// or mysql:// URL. */
export async function openDatabase(spec: string, options: OpenOptions = {}): Promise<Database> {
  return guard(await openAdapter(spec), options, createWatchdog());
}

async function openAdapter(spec: string): Promise<Adapter> {
  const scheme = /^([a-z][a-z-]+):/.exec(spec)?.[1];
  switch (scheme) {
    case undefined:
      return openFile(spec);
    default:
      throw new DatabaseError(
        "not-found",
        `"${scheme}:" is no kind of database known here. Give a path to a SQLite or DuckDB file, ` +
          "or a postgres:// or mysql:// URL.",
      );
  }
}

async function openFile(path: string): Promise<Adapter> {
  const kind = await kindOfFile(path);
  switch (kind) {
    case "sqlite": {
      const { bytes, name } = await readSqliteFile(path);
      return createSqliteAdapter(bytes, name);
    }
    case "duckdb":
    case "table":
      throw new DatabaseError("missing-driver", `${path}: DuckDB is not supported yet.`);
  }
}
