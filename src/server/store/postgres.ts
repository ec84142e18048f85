// Conversations in PostgreSQL: any number of replicas serve the same ones.
import type { Pool as PgPool, PoolClient } from "pg";
import { UserError } from "../../errors.ts";
import {
  type ConversationStore,
  conversationFromRow,
  type Row,
  storedOutline,
  storedTurn,
  storeTables,
  turnTexts,
} from "../../service/store.ts";

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
  await createTables(pool);

  const rows = async (sql: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows;
  const changed = async (sql: string, values: unknown[]): Promise<boolean> =>
    ((await pool.query(sql, values)).rowCount ?? 0) > 0;

  return {
    async create(c) {
      await pool.query("INSERT INTO segue_conversation VALUES ($1, $2, $3, $4, $5, $6)", [
        c.id,
        c.owner,
        c.title,
        c.date,
        c.createdAt,
        c.updatedAt,
      ]);
    },
    async list(owner, limit) {
      const found = await rows(
        "SELECT * FROM segue_conversation WHERE owner = $1 ORDER BY updated_at DESC, id LIMIT $2",
        [owner, limit],
      );
      return found.map(conversationFromRow);
    },
    async read(owner, id) {
      const [row] = await rows("SELECT * FROM segue_conversation WHERE id = $1 AND owner = $2", [
        id,
        owner,
      ]);
      if (row === undefined) return undefined;
      const turns = await rows(
        "SELECT turn, request_id, body FROM segue_conversation_turn WHERE conversation = $1 ORDER BY turn",
        [id],
      );
      return {
        ...conversationFromRow(row),
        turns: turns.map((r) => storedTurn(Number(r.turn), String(r.request_id), String(r.body))),
      };
    },
    async outline(owner, id) {
      const [row] = await rows("SELECT * FROM segue_conversation WHERE id = $1 AND owner = $2", [
        id,
        owner,
      ]);
      if (row === undefined) return undefined;
      const turns = await rows(
        "SELECT outline FROM segue_conversation_turn WHERE conversation = $1 ORDER BY turn",
        [id],
      );
      return {
        ...conversationFromRow(row),
        turns: turns.map((r) => storedOutline(String(r.outline))),
      };
    },
    rename: (owner, id, title, now) =>
      changed(
        "UPDATE segue_conversation SET title = $1, updated_at = $2 WHERE id = $3 AND owner = $4",
        [title, now, id, owner],
      ),
    delete: (owner, id) =>
      changed("DELETE FROM segue_conversation WHERE id = $1 AND owner = $2", [id, owner]),
    append: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        // The row is locked from here on: whoever writes the same conversation waits.
        if (!(await touch(client, owner, id, now))) return "taken";
        if (!(await follows(client, id, turn.turn))) return "taken";
        const { rowCount } = await client.query(
          "INSERT INTO segue_conversation_turn VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
          [id, turn.turn, ...turnTexts(turn)],
        );
        return (rowCount ?? 0) > 0 ? "stored" : "taken";
      }),
    rewrite: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        if (!(await touch(client, owner, id, now))) return false;
        await client.query(
          "DELETE FROM segue_conversation_turn WHERE conversation = $1 AND turn >= $2",
          [id, turn.turn],
        );
        if (!(await follows(client, id, turn.turn))) return false;
        await client.query("INSERT INTO segue_conversation_turn VALUES ($1, $2, $3, $4, $5)", [
          id,
          turn.turn,
          ...turnTexts(turn),
        ]);
        return true;
      }),
    replace: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        if (!(await touch(client, owner, id, now))) return false;
        const { rowCount } = await client.query(
          "UPDATE segue_conversation_turn SET request_id = $1, outline = $2, body = $3 WHERE conversation = $4 AND turn = $5",
          [...turnTexts(turn), id, turn.turn],
        );
        return (rowCount ?? 0) > 0;
      }),
    truncate: (owner, id, from, now) =>
      atomically(pool, async (client) => {
        if (!(await touch(client, owner, id, now))) return false;
        const { rowCount } = await client.query(
          "DELETE FROM segue_conversation_turn WHERE conversation = $1 AND turn >= $2",
          [id, from],
        );
        return (rowCount ?? 0) > 0;
      }),
    close: () => pool.end(),
  };
}

/** Two replicas may start at once: an advisory lock makes one of them create the tables. */
function createTables(pool: PgPool): Promise<void> {
  return atomically(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(7238467)");
    for (const sql of storeTables) await client.query(sql);
  });
}

async function touch(client: PoolClient, owner: string, id: string, now: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE segue_conversation SET updated_at = $1 WHERE id = $2 AND owner = $3",
    [now, id, owner],
  );
  return (rowCount ?? 0) > 0;
}

/** This turn is the next one: another request may have taken some back in between. */
async function follows(client: PoolClient, id: string, turn: number): Promise<boolean> {
  const { rows } = await client.query<{ readonly turns: number }>(
    "SELECT count(*)::int AS turns FROM segue_conversation_turn WHERE conversation = $1",
    [id],
  );
  return rows[0]?.turns === turn - 1;
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
