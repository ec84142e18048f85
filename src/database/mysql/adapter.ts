// MySQL and MariaDB. Every query runs in a read-only transaction, in ANSI mode (so that the door's
// reading of quotes and strings is the server's too), and is stopped by KILL QUERY.
import type { Pool, PoolConnection } from "mysql2";
import type { Adapter } from "../adapter.ts";
import {
  cutOff,
  type QueryLimits,
  type QueryResult,
  type Schema,
  stoppedAfter,
} from "../database.ts";
import { loadDriver } from "../driver.ts";
import { aborted } from "../queue.ts";
import { createRowCollector } from "../rows.ts";
import { readServerUrl } from "../server-url.ts";
import { tooLarge, type WireWatch, watchWire } from "../wire.ts";
import { explainMysql } from "./errors.ts";
import { type FetchRows, mysqlFingerprint, readMysqlSchema } from "./schema.ts";
import { castValue } from "./values.ts";

const poolSize = 4;
const connectMs = 10_000;
/** How long the server may take to obey KILL QUERY before its connection is cut. */
const graceMs = 2_000;

/** Bytes the server may use for one connection; MySQL keeps that setting for its administrators. */
const sessionMemory = 512 * 1024 * 1024;

const session = [
  "SET SESSION sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES'",
  "SET SESSION TRANSACTION READ ONLY",
];

export async function openMysql(spec: string): Promise<Adapter> {
  const server = readServerUrl(spec.replace(/^mariadb:/, "mysql:"));
  const mysql = await loadDriver("mysql2", () => import("mysql2"));
  const options = {
    uri: server.url,
    connectTimeout: connectMs,
    rowsAsArray: true,
    typeCast: castValue,
    multipleStatements: false,
  };
  const pool: Pool = mysql.createPool({ ...options, connectionLimit: poolSize });

  pool.on("connection", (connection) => {
    connection.on("error", () => {});
    for (const statement of session) {
      connection.query(statement, (error) => {
        if (error) connection.destroy();
      });
    }
  });

  const connect = (): Promise<PoolConnection> =>
    new Promise((resolve, reject) => {
      pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
    });

  /** Connections that were ended because too much came. */
  const cut = new WeakSet<PoolConnection>();

  async function withConnection<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    let connection: PoolConnection | undefined;
    try {
      connection = await connect();
      const result = await work(connection);
      if (!cut.has(connection)) connection.release();
      return result;
    } catch (error) {
      const explained = explainMysql(error, server);
      if (connection !== undefined && cut.has(connection)) throw explained;
      if (explained.code === "connection") connection?.destroy();
      else connection?.release();
      throw explained;
    }
  }

  /** On a connection of its own: the pool's may all be busy with what is to be stopped. */
  function kill(thread: number): Promise<void> {
    return new Promise((resolve) => {
      const other = mysql.createConnection({ uri: server.url, connectTimeout: connectMs });
      other.on("error", () => resolve());
      other.query(`KILL QUERY ${thread}`, () => other.end(() => resolve()));
    });
  }

  let schema: Schema;
  let namespace: string;
  let setTimeLimit: (ms: number) => string;
  try {
    [schema, namespace, setTimeLimit] = await withConnection(async (connection) => {
      const select: FetchRows = (sql) => rowsOf(connection, sql);
      const [version, own] = (await select("SELECT VERSION(), DATABASE()"))[0] ?? [];
      const limit = /mariadb/i.test(String(version))
        ? // Its own cap on recursion cuts results in silence.
          (ms: number) =>
            `SET SESSION max_statement_time = ${ms / 1000}, max_recursive_iterations = 4294967295, ` +
            `max_session_mem_used = ${sessionMemory}`
        : (ms: number) => `SET SESSION max_execution_time = ${Math.ceil(ms)}`;
      return [await readMysqlSchema(select), String(own), limit];
    });
  } catch (error) {
    pool.end(() => {});
    throw error;
  }

  return {
    dialect: "mysql",
    name: server.name,
    namespace,
    concurrency: poolSize,
    schema: async () => schema,
    async query(sql, limits, signal) {
      if (signal?.aborted) throw aborted();
      return withConnection(async (connection) => {
        await rowsOf(connection, setTimeLimit(limits.timeoutMs));
        await rowsOf(connection, "START TRANSACTION READ ONLY");
        const wire = watchWire(connection, limits);
        try {
          return await readRows(connection, sql, { limits, signal, kill, wire, name: server.name });
        } finally {
          wire.end();
          if (wire.overrun) {
            cut.add(connection);
            connection.destroy();
          } else await rowsOf(connection, "ROLLBACK").catch(() => {});
        }
      });
    },
    fingerprint: () =>
      withConnection((connection) => mysqlFingerprint((sql) => rowsOf(connection, sql), schema)),
    close: () => new Promise((resolve) => pool.end(() => resolve())),
  };
}

function rowsOf(connection: PoolConnection, sql: string): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, (error, rows) => {
      if (error) reject(error);
      else
        resolve(Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row : [row])) : []);
    });
  });
}

type Reading = {
  readonly limits: QueryLimits;
  readonly signal: AbortSignal | undefined;
  readonly kill: (thread: number) => Promise<void>;
  readonly wire: WireWatch;
  readonly name: string;
};

/** Rows arrive one by one; once enough are there, or the time is up, the server is told to stop. */
function readRows(
  connection: PoolConnection,
  sql: string,
  { limits, signal, kill, wire, name }: Reading,
): Promise<QueryResult> {
  const started = performance.now();
  const collector = createRowCollector(limits);
  return new Promise((resolve, reject) => {
    let reason: "limit" | "timeout" | "aborted" | undefined;
    let columns: string[] = [];
    let cutTimer: NodeJS.Timeout | undefined;
    // A query that ended by itself meanwhile must not hand its KILL to the connection's next one.
    let killing: Promise<void> = Promise.resolve();
    const stop = (why: NonNullable<typeof reason>): void => {
      if (reason !== undefined) return;
      reason = why;
      killing = kill(connection.threadId);
      cutTimer = setTimeout(() => {
        connection.destroy();
        void finish(cutOff());
      }, graceMs);
    };
    const abort = (): void => stop("aborted");
    const timer = setTimeout(() => stop("timeout"), limits.timeoutMs + 200);
    // A broken connection is told to the connection only, not to its streaming query.
    const broken = (error: unknown): void => void finish(error);
    connection.on("error", broken);
    signal?.addEventListener("abort", abort, { once: true });
    async function finish(error?: unknown): Promise<void> {
      clearTimeout(timer);
      clearTimeout(cutTimer);
      signal?.removeEventListener("abort", abort);
      connection.off("error", broken);
      await killing;
      const { rows } = collector;
      const ms = performance.now() - started;
      if (reason === "aborted") reject(aborted());
      else if (wire.overrun && rows.length === 0) reject(tooLarge(name, limits));
      else if (wire.overrun) resolve({ columns, rows, truncated: true, ms });
      else if (reason === "timeout" || isTimeout(error)) {
        reject(stoppedAfter(limits.timeoutMs));
      } else if (error !== undefined && reason !== "limit") reject(error);
      else resolve({ columns, rows, truncated: collector.truncated, ms });
    }
    connection
      .query(sql)
      .on("fields", (fields: readonly { readonly name: string }[]) => {
        columns = (fields ?? []).map((field) => field.name);
      })
      .on("result", (row: unknown) => {
        if (reason === undefined && Array.isArray(row) && !collector.add(row)) stop("limit");
      })
      .on("error", (error) => void finish(error))
      .on("end", () => void finish());
  });
}

/** MariaDB 1969, MySQL 3024. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error) || !("errno" in error)) return false;
  return error.errno === 1969 || error.errno === 3024;
}
