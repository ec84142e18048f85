// PostgreSQL and what speaks its protocol. Every query runs in a read-only transaction, through a
// cursor (so that rows beyond the limit are never computed), and is cancelled on the server itself.
import type { Client, PoolClient } from "pg";
import type { Adapter } from "../adapter.ts";
import {
  cutOff,
  type DatabaseError,
  type QueryLimits,
  type QueryResult,
  type Schema,
  stoppedAfter,
} from "../database.ts";
import { loadDriver } from "../driver.ts";
import { aborted } from "../queue.ts";
import { readServerUrl } from "../server-url.ts";
import { tooLarge, watchWire } from "../wire.ts";
import { readCursor } from "./cursor.ts";
import { explainPostgres } from "./errors.ts";
import { postgresFingerprint, readNamespace, readPostgresSchema } from "./schema.ts";
import { valueTypes } from "./values.ts";

const poolSize = 4;
const connectMs = 10_000;
/** How long the server may take to obey a cancellation before its connection is cut. */
const graceMs = 2_000;

/** Writing is off by default, also outside the transaction that each query runs in. */
const session =
  "SET default_transaction_read_only = on; SET idle_in_transaction_session_timeout = 60000";

export async function openPostgres(spec: string): Promise<Adapter> {
  const server = readServerUrl(spec);
  const { default: pg } = await loadDriver("pg", () => import("pg"));
  const options = {
    connectionString: server.url,
    connectionTimeoutMillis: connectMs,
    types: valueTypes,
  };
  const pool = new pg.Pool({ ...options, max: poolSize, keepAlive: true, allowExitOnIdle: true });
  // A connection that breaks, idle or in mid-query: the pool replaces it when next asked.
  pool.on("error", ignore);
  pool.on("connect", (client) => {
    client.on("error", ignore);
    client.query(session).catch(ignore);
  });

  /** Connections that were ended because too much came. */
  const cut = new WeakSet<PoolClient>();

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      const result = await work(client);
      client.release(cut.has(client));
      return result;
    } catch (error) {
      const explained = explainPostgres(error, server);
      client?.release(explained.code === "connection" || (client && cut.has(client)));
      throw explained;
    }
  }

  async function cancel(client: PoolClient): Promise<void> {
    const other: Client = new pg.Client(options);
    other.on("error", ignore);
    try {
      await other.connect();
      await other.query("SELECT pg_cancel_backend($1)", [processOf(client)]);
    } finally {
      await other.end().catch(ignore);
    }
  }

  async function run(
    client: PoolClient,
    sql: string,
    limits: QueryLimits,
    signal: AbortSignal | undefined,
  ): Promise<QueryResult> {
    const started = performance.now();
    const stopper = createStopper(client, cancel, limits.timeoutMs, signal);
    const cursor = readCursor(pg.Query, client, limits);
    const wire = watchWire(client, limits);
    try {
      const read = async (): Promise<QueryResult> => {
        // The door relies on the standard reading of strings.
        await client.query(
          "BEGIN READ ONLY; SET LOCAL standard_conforming_strings = on; " +
            `SET LOCAL statement_timeout = ${Math.ceil(limits.timeoutMs)}`,
        );
        // In the extended protocol the server itself takes one statement only.
        const declare = {
          text: `DECLARE answer NO SCROLL CURSOR FOR ${sql}`,
          queryMode: "extended",
        };
        await client.query(declare);
        await cursor.read(stopper.check);
        await client.query("ROLLBACK");
        return cursor.result(performance.now() - started);
      };
      return await Promise.race([read(), stopper.cut]);
    } catch (error) {
      if (wire.overrun) {
        cut.add(client);
        const result = cursor.result(performance.now() - started);
        if (result.rows.length === 0) throw tooLarge(server.name, limits);
        return { ...result, truncated: true };
      }
      const explained = stopper.explain(error);
      await stopper.clear();
      if (stopper.reason !== "cut") await client.query("ROLLBACK").catch(ignore);
      throw explained;
    } finally {
      wire.end();
      await stopper.clear();
    }
  }

  let schema: Schema;
  let namespace: string;
  try {
    [schema, namespace] = await withClient(async (client) => [
      await readPostgresSchema(client),
      await readNamespace(client),
    ]);
  } catch (error) {
    await pool.end().catch(ignore);
    throw error;
  }
  return {
    dialect: "postgres",
    name: server.name,
    namespace,
    concurrency: poolSize,
    schema: async () => schema,
    async query(sql, limits, signal) {
      if (signal?.aborted) throw aborted();
      return withClient((client) => run(client, sql, limits, signal));
    },
    fingerprint: () => withClient((client) => postgresFingerprint(client, schema)),
    close: () => pool.end(),
  };
}

type Stopper = {
  readonly reason: "timeout" | "aborted" | "cut" | undefined;
  /** Rejects when the server did not obey. */
  readonly cut: Promise<never>;
  check(): void;
  explain(error: unknown): unknown;
  /** Also waits for a cancellation under way: it must not hit the connection's next query. */
  clear(): Promise<void>;
};

function createStopper(
  client: PoolClient,
  cancel: (client: PoolClient) => Promise<void>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Stopper {
  let reason: Stopper["reason"];
  let cutTimer: NodeJS.Timeout | undefined;
  let cancelling: Promise<void> | undefined;
  let reject: (error: Error) => void = ignore;
  const cut = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  cut.catch(ignore);
  const stop = (why: "timeout" | "aborted"): void => {
    if (reason !== undefined) return;
    reason = why;
    cancelling = cancel(client).catch(ignore);
    cutTimer = setTimeout(() => {
      reason = "cut";
      reject(cutOff());
    }, graceMs);
  };
  const abort = (): void => stop("aborted");
  // The server's own statement_timeout comes first; this one holds where it did not.
  const timer = setTimeout(() => stop("timeout"), timeoutMs + 200);
  const deadline = performance.now() + timeoutMs;
  signal?.addEventListener("abort", abort, { once: true });
  const timedOut = (): DatabaseError => stoppedAfter(timeoutMs);
  return {
    get reason() {
      return reason;
    },
    cut,
    check() {
      if (reason === "aborted") throw aborted();
      if (performance.now() > deadline) throw timedOut();
    },
    explain(error) {
      if (reason === "aborted") return aborted();
      if (reason === "timeout" || isStatementTimeout(error)) return timedOut();
      return error;
    },
    async clear() {
      clearTimeout(timer);
      clearTimeout(cutTimer);
      signal?.removeEventListener("abort", abort);
      if (reason !== "cut") await cancelling;
    },
  };
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "57014";
}

/** node-postgres knows the server process of a connection but does not declare it. */
function processOf(client: PoolClient): number {
  return "processID" in client ? Number(client.processID) : 0;
}

function ignore(): void {}
