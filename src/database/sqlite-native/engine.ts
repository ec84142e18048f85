// Native SQLite through better-sqlite3, for files too large for memory. It cannot be interrupted,
// so it lives in a process that can be killed (apart/host.ts).
import { basename } from "node:path";
import type { DatabaseEngine } from "../apart/engine.ts";
import { DatabaseError } from "../database.ts";
import { loadDriver } from "../driver.ts";
import { createRowCollector } from "../rows.ts";
import { explainSqlite } from "../sqlite/errors.ts";
import { readSqliteSchema } from "../sqlite/schema.ts";

const driverName = "better-sqlite3";

export async function openNativeEngine(path: string): Promise<DatabaseEngine> {
  const name = basename(path);
  const driver = asDriver(await loadDriver(driverName, () => import(driverName)));
  try {
    const db = new driver(path, { readonly: true, fileMustExist: true });
    db.pragma("query_only = ON");
    db.pragma("trusted_schema = OFF");
    const schema = readSqliteSchema((sql) => db.prepare(sql).raw().all());
    return {
      schema,
      async query(sql, limits) {
        const started = performance.now();
        try {
          const statement = db.prepare(sql);
          if (!statement.reader)
            throw new DatabaseError("refused", "The query is not allowed: it gives no rows.");
          const columns = statement.columns().map((column) => column.name);
          const collector = createRowCollector(limits);
          for (const row of statement.raw().safeIntegers().iterate())
            if (!collector.add(row)) break;
          const ms = performance.now() - started;
          return { columns, rows: collector.rows, truncated: collector.truncated, ms };
        } catch (error) {
          throw explainSqlite(error, name);
        }
      },
    };
  } catch (error) {
    throw explainSqlite(error, name, "open");
  }
}

// The part of better-sqlite3 that is used, checked at the edge: the package is optional, and so are its types.

type Statement = {
  readonly reader: boolean;
  columns(): readonly { readonly name: string }[];
  raw(): Statement;
  safeIntegers(): Statement;
  all(): unknown[][];
  iterate(): Iterable<unknown[]>;
};

type Connection = { pragma(text: string): unknown; prepare(sql: string): Statement };

type Driver = new (
  path: string,
  options: { readonly readonly: boolean; readonly fileMustExist: boolean },
) => Connection;

function asDriver(module: unknown): Driver {
  const driver =
    typeof module === "object" && module !== null && "default" in module ? module.default : module;
  if (isDriver(driver)) return driver;
  throw new DatabaseError("missing-driver", "better-sqlite3 is not of a version that Segue knows.");
}

function isDriver(value: unknown): value is Driver {
  return typeof value === "function";
}
