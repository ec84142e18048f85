// DuckDB, read-only and shut off from files and network. Runs in a process of its own
// (apart/host.ts): an error in mid-query has been seen to hold a process for minutes.

import { basename } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { quotedText } from "../../sql/quote-name.ts";
import type { DatabaseEngine } from "../apart/engine.ts";
import { DatabaseError, type QueryLimits, type QueryResult } from "../database.ts";
import { loadDriver } from "../driver.ts";
import { createRowCollector } from "../rows.ts";
import { explainDuckdb } from "./errors.ts";
import { watchMemory } from "./memory-watch.ts";
import { readDuckdbSchema } from "./schema.ts";

const shutOff = {
  // Queries beyond it fail; they do not spill to a file beside the database. What a text needs while it
  // is being made is not counted: a process was seen to take twice the limit.
  memory_limit: "512MB",
  temp_directory: "",
  max_temp_directory_size: "0KB",
  enable_external_access: "false",
  autoinstall_known_extensions: "false",
  autoload_known_extensions: "false",
  lock_configuration: "true",
};

/** A process that stays larger than this after a query is replaced. */
const wornBytes = 512 * 1024 * 1024;

/** `asTable`: the path is a Parquet or CSV file, loaded as the one table of a database in memory. */
export async function openDuckdbEngine(path: string, asTable: boolean): Promise<DatabaseEngine> {
  const name = basename(path);
  const { DuckDBInstance } = await loadDriver("@duckdb/node-api", () => import("@duckdb/node-api"));
  try {
    const instance = asTable
      ? await DuckDBInstance.create(":memory:")
      : await DuckDBInstance.create(path, { access_mode: "READ_ONLY", ...shutOff });
    const connection = await instance.connect();
    if (asTable) await loadTable(connection, path);
    const schema = await readDuckdbSchema(connection);
    let stopped = false;
    return {
      schema,
      get worn() {
        return stopped || process.memoryUsage.rss() > wornBytes;
      },
      async query(sql, limits) {
        const watch = watchMemory(connection);
        const running = runQuery(connection, sql, limits, name).catch((error: unknown) => {
          if (!watch.over) throw error;
        });
        try {
          // Whoever asked is told at once, and ends a process that is worn, whatever it is doing.
          const result = await Promise.race([running, watch.exceeded]);
          if (result !== undefined) return result;
          stopped = true;
          throw new DatabaseError(
            "failed",
            `${name}: the query needs more memory than it may have.`,
          );
        } finally {
          watch.end();
        }
      },
      interrupt: () => connection.interrupt(),
    };
  } catch (error) {
    throw explainDuckdb(error, name, "open");
  }
}

async function loadTable(connection: DuckDBConnection, path: string): Promise<void> {
  const table = basename(path)
    .replace(/\.[^.]*$/, "")
    .replace(/[^A-Za-z0-9_]+/g, "_");
  const reader = /\.parquet$/i.test(path) ? "read_parquet" : "read_csv";
  const file = quotedText(path);
  await connection.run(`CREATE TABLE "${table}" AS SELECT * FROM ${reader}(${file})`);
  for (const [setting, value] of Object.entries(shutOff)) {
    await connection.run(`SET ${setting} = '${value}'`);
  }
}

async function runQuery(
  connection: DuckDBConnection,
  sql: string,
  limits: QueryLimits,
  name: string,
): Promise<QueryResult> {
  const started = performance.now();
  try {
    await connection.run("BEGIN TRANSACTION READ ONLY");
    const statements = await connection.extractStatements(sql);
    if (statements.count !== 1)
      throw new DatabaseError("refused", "The query is not allowed: more than one statement.");
    const statement = await statements.prepare(0);
    const result = await statement.stream();
    const collector = createRowCollector(limits);
    reading: for (;;) {
      const chunk = await result.fetchChunk();
      if (chunk === null || chunk.rowCount === 0) break;
      const columns = Array.from({ length: chunk.columnCount }, (_, i) => chunk.getColumnVector(i));
      for (let row = 0; row < chunk.rowCount; row++) {
        const valueAt = (column: number): unknown => plain(columns[column]?.getItem(row));
        if (!collector.read(columns.length, valueAt)) break reading;
      }
    }
    return {
      columns: result.columnNames(),
      rows: collector.rows,
      truncated: collector.truncated,
      ms: performance.now() - started,
    };
  } catch (error) {
    throw explainDuckdb(error, name, "query");
  } finally {
    await connection.run("ROLLBACK").catch(() => {});
  }
}

/** Decimals and sums of integers come as objects and as 128-bit integers. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const text = String(value);
  return value.constructor.name === "DuckDBDecimalValue" ? Number(text) : text;
}
