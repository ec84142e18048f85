// Conversations in PostgreSQL: any number of replicas serve the same ones.
import type { Pool as PgPool, PoolClient } from "pg";
import { readServerUrl } from "../../database/server-url.ts";
import { UserError } from "../../errors.ts";
import {
  type ConversationRecord,
  type ConversationStore,
  type StoredTurn,
  StoreError,
} from "../../service/store.ts";
import { lastWithoutBulk } from "../../service/turn-bulk.ts";
import {
  conversationFromRow,
  laterColumns,
  outlineFromRow,
  type Row,
  storeTables,
  turnCells,
  turnColumns,
  turnFromRow,
  turnsToCopy,
  turnsWithBulk,
} from "../../service/turn-rows.ts";

const insertTurn = `INSERT INTO segue_conversation_turn (${turnColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

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

  const rows = async (sql: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows;
  const changed = async (sql: string, values: unknown[]): Promise<boolean> =>
    ((await pool.query(sql, values)).rowCount ?? 0) > 0;
  const find = async (owner: string, id: string): Promise<Row | undefined> =>
    (await rows("SELECT * FROM segue_conversation WHERE id = $1 AND owner = $2", [id, owner]))[0];

  return {
    async create(c) {
      await pool.query(insertConversation, conversationCells(c));
    },
    async count(owner) {
      const sql = "SELECT count(*) AS all_of_them FROM segue_conversation WHERE owner = $1";
      return Number((await rows(sql, [owner]))[0]?.["all_of_them"]);
    },
    async list(owner, limit, after) {
      const place = after === undefined ? "" : "AND (updated_at, id) < ($3, $4)";
      const values = after === undefined ? [] : [after.updatedAt, after.id];
      const found = await rows(
        `SELECT * FROM segue_conversation WHERE owner = $1 ${place} ORDER BY updated_at DESC, id DESC LIMIT $2`,
        [owner, limit, ...values],
      );
      return found.map(conversationFromRow);
    },
    async read(owner, id, { before = 2 ** 31 - 1, limit }) {
      const row = await find(owner, id);
      if (row === undefined) return undefined;
      const turns = await rows(
        `${turnsWithBulk} WHERE own.conversation = $1 AND own.turn < $2 ORDER BY own.turn DESC LIMIT $3`,
        [id, before, limit],
      );
      const [counted] = await rows(countTurns, [id]);
      return {
        ...conversationFromRow(row),
        turns: turns.reverse().map(turnFromRow),
        turnCount: Number(counted?.["turns"]),
      };
    },
    async turn(owner, id, which) {
      const column = "turn" in which ? "turn" : "request_id";
      const value = "turn" in which ? which.turn : which.requestId;
      const [row] = await rows(
        `${turnsWithBulk} WHERE own.${column} = $3
          AND own.conversation = (SELECT id FROM segue_conversation WHERE id = $1 AND owner = $2)`,
        [id, owner, value],
      );
      return row === undefined ? undefined : turnFromRow(row);
    },
    async outline(owner, id) {
      const row = await find(owner, id);
      if (row === undefined) return undefined;
      const turns = await rows(
        "SELECT outline FROM segue_conversation_turn WHERE conversation = $1 ORDER BY turn",
        [id],
      );
      return { ...conversationFromRow(row), turns: turns.map(outlineFromRow) };
    },
    rename: (owner, id, title, now) =>
      changed(
        "UPDATE segue_conversation SET title = $1, updated_at = $2 WHERE id = $3 AND owner = $4",
        [title, now, id, owner],
      ),
    delete: (owner, id) =>
      changed("DELETE FROM segue_conversation WHERE id = $1 AND owner = $2", [id, owner]),
    copy: (from, to, upTo) =>
      atomically(pool, async (client) => {
        const owned = "SELECT 1 FROM segue_conversation WHERE id = $1 AND owner = $2";
        if ((await client.query(owned, [from, to.owner])).rowCount === 0) return false;
        await client.query(insertConversation, conversationCells(to));
        await client.query(
          `INSERT INTO segue_conversation_turn (${turnColumns}, bulk_from)
           SELECT $1, ${turnsToCopy} WHERE conversation = $2 AND turn <= $3`,
          [to.id, from, upTo],
        );
        return true;
      }),
    append: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        // The row is locked from here on: whoever writes the same conversation waits.
        if (!(await touch(client, owner, id, now))) return "taken";
        if (!(await follows(client, id, turn.turn))) return "taken";
        return (await insert(client, id, turn)) ? "stored" : "taken";
      }),
    rewrite: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        if (!(await touch(client, owner, id, now))) return false;
        await client.query(
          "DELETE FROM segue_conversation_turn WHERE conversation = $1 AND turn >= $2",
          [id, turn.turn],
        );
        if (!(await follows(client, id, turn.turn))) return false;
        return insert(client, id, turn);
      }),
    replace: (owner, id, turn, now) =>
      atomically(pool, async (client) => {
        if (!(await touch(client, owner, id, now))) return false;
        const { rowCount } = await client.query(
          "UPDATE segue_conversation_turn SET request_id = $1, outline = $2, bulk_bytes = $3, body = $4, bulk = $5 WHERE conversation = $6 AND turn = $7",
          [...turnCells(turn), id, turn.turn],
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
    for (const column of laterColumns) {
      await client.query(`ALTER TABLE segue_conversation_turn ADD COLUMN IF NOT EXISTS ${column}`);
    }
  });
}

const insertConversation = "INSERT INTO segue_conversation VALUES ($1, $2, $3, $4, $5, $6)";
const countTurns =
  "SELECT count(*)::int AS turns FROM segue_conversation_turn WHERE conversation = $1";

function conversationCells(c: ConversationRecord): (string | number)[] {
  return [c.id, c.owner, c.title, c.date, c.createdAt, c.updatedAt];
}

/** False where this request has a turn already. Older turns give up their rows beyond the bound. */
async function insert(client: PoolClient, id: string, turn: StoredTurn): Promise<boolean> {
  const cells = [id, turn.turn, ...turnCells(turn)];
  const { rowCount } = await client.query(`${insertTurn} ON CONFLICT DO NOTHING`, cells);
  if (rowCount === 0) return false;
  const { rows } = await client.query<{ readonly turn: number; readonly bytes: number }>(
    "SELECT turn, bulk_bytes AS bytes FROM segue_conversation_turn WHERE conversation = $1 AND bulk_bytes > 0 ORDER BY turn DESC",
    [id],
  );
  const last = lastWithoutBulk(rows);
  if (last > 0) {
    await client.query(
      "UPDATE segue_conversation_turn SET bulk = '', bulk_bytes = 0, bulk_from = '' WHERE conversation = $1 AND turn <= $2 AND (bulk_bytes > 0 OR bulk_from <> '')",
      [id, last],
    );
  }
  return true;
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
  const { rows } = await client.query<{ readonly turns: number }>(countTurns, [id]);
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
