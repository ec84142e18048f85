// From what a person gives as --database to an open Database, whatever its kind. Drivers other
// than the default are loaded only when asked for. Node only; the browser has createSqliteDatabase.
import { stat } from "node:fs/promises";
import type { Adapter } from "./adapter.ts";
import type { HostOptions } from "./apart/host.ts";
import { DatabaseError } from "./database.ts";
import { kindOfFile } from "./file-kind.ts";
import { type GuardedDatabase, type GuardOptions, guard } from "./guard.ts";
import { maxFileBytes, readSqliteFile } from "./sqlite/file.ts";
import { hashBytes } from "./sqlite/hash.ts";
import { createWatchdog } from "./watchdog.ts";

export type OpenOptions = GuardOptions & {
  /**
   * Run SQLite in the calling thread: quicker for many small queries, where nobody else waits. A query
   * that overruns its time inside one step of SQLite's machine is then not stopped before that step ends.
   */
  readonly inline?: boolean;
};

/** `spec`: a path to a SQLite, DuckDB, Parquet or CSV file, or a postgres:// or mysql:// URL. */
export async function openDatabase(
  spec: string,
  options: OpenOptions = {},
): Promise<GuardedDatabase> {
  return guard(await openAdapter(spec, options.inline ?? false), options, createWatchdog());
}

const given =
  "Give a path to a SQLite, DuckDB, Parquet or CSV file, or a postgres:// or mysql:// URL.";

async function openAdapter(spec: string, inline: boolean): Promise<Adapter> {
  // From JavaScript anything may come.
  if (typeof spec !== "string" || spec === "")
    throw new DatabaseError("not-found", `No database was named. ${given}`);
  const [, scheme, rest = ""] = /^([a-z][a-z-]+):(.*)$/s.exec(spec) ?? [];
  switch (scheme) {
    case undefined:
      return openFile(spec, inline);
    case "sqlite-native": {
      await kindOfFile(rest);
      return apart({ engine: "sqlite-native", dialect: "sqlite", path: rest, ...inProcesses });
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
        `"${scheme}:" is no kind of database known here. ${given}`,
      );
  }
}

async function openFile(path: string, inline: boolean): Promise<Adapter> {
  const kind = await kindOfFile(path);
  switch (kind) {
    case "duckdb":
      return apart({ engine: "duckdb", dialect: "duckdb", path, ...inProcesses });
    case "table":
      return apart({ engine: "duckdb-table", dialect: "duckdb", path, ...inProcesses });
    case "sqlite":
      return openSqliteFile(path, inline);
  }
}

async function openSqliteFile(path: string, inline: boolean): Promise<Adapter> {
  const { size } = await stat(path);
  if (size > maxFileBytes) {
    return apart({ engine: "sqlite-native", dialect: "sqlite", path, ...inProcesses });
  }
  if (inline) {
    const { createSqliteAdapter } = await import("./sqlite/adapter.ts");
    const { bytes, name } = await readSqliteFile(path);
    return createSqliteAdapter(bytes, name);
  }
  return apart({
    engine: "sqlite",
    dialect: "sqlite",
    path,
    vessel: "thread",
    atOnce: atOnceBySize.find(([bytes]) => size <= bytes)?.[1] ?? 1,
    fingerprint: async () => hashBytes((await readSqliteFile(path)).bytes),
  });
}

/** Every thread that runs holds the whole database; further ones are started only when needed. */
const atOnceBySize = [
  [64 * 1024 ** 2, 4],
  [512 * 1024 ** 2, 2],
] as const;
const inProcesses = { vessel: "process", atOnce: 2 } as const;

async function apart(options: HostOptions): Promise<Adapter> {
  const { openApart } = await import("./apart/host.ts");
  return openApart(options);
}
