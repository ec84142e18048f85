// From what a person gives as --database to an open Database, whatever its kind. Drivers other
// than the default are loaded only when asked for. Node only; the browser has createSqliteDatabase.
import { stat } from "node:fs/promises";
import type { Adapter } from "./adapter.ts";
import { type Database, DatabaseError } from "./database.ts";
import { kindOfFile } from "./file-kind.ts";
import { type GuardOptions, guard } from "./guard.ts";
import { createSqliteAdapter } from "./sqlite/adapter.ts";
import { maxFileBytes, readSqliteFile } from "./sqlite/file.ts";
import { createWatchdog } from "./watchdog.ts";

export type OpenOptions = GuardOptions & {
  /** Run SQLite in a process of its own, so that a long query leaves this thread free. */
  readonly isolated?: boolean;
};

/** `spec`: a path to a SQLite, DuckDB, Parquet or CSV file, or a postgres:// or mysql:// URL. */
export async function openDatabase(spec: string, options: OpenOptions = {}): Promise<Database> {
  return guard(await openAdapter(spec, options.isolated ?? false), options, createWatchdog());
}

async function openAdapter(spec: string, isolated: boolean): Promise<Adapter> {
  const [, scheme, rest = ""] = /^([a-z][a-z-]+):(.*)$/s.exec(spec) ?? [];
  switch (scheme) {
    case undefined:
      return openFile(spec, isolated);
    case "sqlite-native": {
      await kindOfFile(rest);
      return inProcess("sqlite-native", "sqlite", rest);
    }
    case "postgres":
    case "postgresql": {
      const { openPostgres } = await import("./postgres/adapter.ts");
      return openPostgres(spec);
    }
    case "mysql":
    case "mariadb": {
      const { openMysql } = await import("./mysql/adapter.ts");
      return openMysql(spec);
    }
    default:
      throw new DatabaseError(
        "not-found",
        `"${scheme}:" is no kind of database known here. Give a path to a SQLite or DuckDB file, ` +
          "or a postgres:// or mysql:// URL.",
      );
  }
}

async function openFile(path: string, isolated: boolean): Promise<Adapter> {
  const kind = await kindOfFile(path);
  switch (kind) {
    case "duckdb":
      return inProcess("duckdb", "duckdb", path);
    case "table":
      return inProcess("duckdb-table", "duckdb", path);
    case "sqlite": {
      if ((await stat(path)).size > maxFileBytes) return inProcess("sqlite-native", "sqlite", path);
      if (isolated) return inProcess("sqlite", "sqlite", path);
      const { bytes, name } = await readSqliteFile(path);
      return createSqliteAdapter(bytes, name);
    }
  }
}

async function inProcess(
  engine: "sqlite" | "sqlite-native" | "duckdb" | "duckdb-table",
  dialect: "sqlite" | "duckdb",
  path: string,
): Promise<Adapter> {
  const { openInProcess } = await import("./process/host.ts");
  return openInProcess(engine, dialect, path);
}
