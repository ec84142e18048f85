// Conversations in PostgreSQL: any number of replicas serve the same ones.
import type { Pool as PgPool, PoolClient } from "pg";
import { readServerUrl } from "../../database/server-url.ts";
import { UserError } from "../../errors.ts";
import { type ConversationStore, StoreError } from "../../service/store.ts";
import { laterColumns, type Row, storeTables } from "../../service/turn-rows.ts";
import { createSqlStore, type Steps } from "./sql-store.ts";

export async function openPostgresStore(url: string): Promise<ConversationStore> {
  const pg = await import("pg").catch(() => {
    throw new UserError('The store is PostgreSQL, and the package "pg" is missing: npm install pg');
  });
  const pool: PgPool = new pg.default.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would throw.
  pool.on("error", () => {});
  await createTables(pool).catch(async (error: unknown) => {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StoreError(
      `${readServerUrl(url).name}: ${readServerUrl(url).withoutSecret(reason)}.`,
    );
  });

  return createSqlStore({
    alone: (steps) => run(pool, steps),
    together: (steps) => atomically(pool, (client) => run(client, steps)),
    close: () => pool.end(),
  });
}

async function run<T>(asked: PgPool | PoolClient, steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    const { sql, values } = step.value;
    const { rows, rowCount } = await asked.query<Row>(sql, [...values]);
    step = steps.next({ rows, changed: rowCount ?? 0 });
  }
  return step.value;
}

/** Two replicas may start at once: an advisory lock makes one of them create the tables. */
function createTables(pool: PgPool): Promise<void> {
  return atomically(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(7238467)");
    for (const sql of storeTables) await client.query(sql);
    for (const column of laterColumns) {
      await client.query(`ALTER TABLE segue_conversation_turn ADD COLUMN IF NOT EXISTS ${column}`);
    }
  });
}

async function atomically<T>(pool: PgPool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
