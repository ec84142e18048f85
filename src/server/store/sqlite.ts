// Conversations in one SQLite file: the default, for one process on one machine.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sqlite from "node-sqlite3-wasm";
import {
  type ConversationStore,
  conversationFromRow,
  type Row,
  type StoredTurn,
  storedOutline,
  storedTurn,
  storeTables,
  turnTexts,
} from "../../service/store.ts";

/** `:memory:` keeps them for the life of the process only. */
export function openSqliteStore(path: string): ConversationStore {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const db = new sqlite.Database(path === ":memory:" ? undefined : path);
  db.exec("PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL");
  // As safe as deleting the journal after every write, and cheaper than making it anew.
  if (path !== ":memory:") db.exec("PRAGMA journal_mode = TRUNCATE");
  for (const sql of storeTables) db.exec(sql);

  const rows = (sql: string, values: (string | number)[]): Row[] => db.all(sql, values) as Row[];
  const changed = (sql: string, values: (string | number)[]): boolean =>
    db.run(sql, values).changes > 0;
  const touch = (owner: string, id: string, now: number): boolean =>
    changed("UPDATE segue_conversation SET updated_at = ? WHERE id = ? AND owner = ?", [
      now,
      id,
      owner,
    ]);
  /** This turn is the next one: another request may have taken some back in between. */
  const follows = (id: string, turn: number): boolean =>
    rows("SELECT count(*) AS turns FROM segue_conversation_turn WHERE conversation = ?", [id])[0]
      ?.turns ===
    turn - 1;
  const insert = (how: string, id: string, turn: StoredTurn): boolean =>
    changed(`${how} INTO segue_conversation_turn VALUES (?, ?, ?, ?, ?)`, [
      id,
      turn.turn,
      ...turnTexts(turn),
    ]);
  const atomically = <T>(work: () => T): T => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      db.exec("COMMIT");
      return result;
    } catch (error) {
      db.exec("ROLLBACK");
      throw error;
    }
  };

  return {
    async create(c) {
      db.run("INSERT INTO segue_conversation VALUES (?, ?, ?, ?, ?, ?)", [
        c.id,
        c.owner,
        c.title,
        c.date,
        c.createdAt,
        c.updatedAt,
      ]);
    },
    async list(owner, limit) {
      return rows(
        "SELECT * FROM segue_conversation WHERE owner = ? ORDER BY updated_at DESC, id LIMIT ?",
        [owner, limit],
      ).map(conversationFromRow);
    },
    async read(owner, id) {
      const [row] = rows("SELECT * FROM segue_conversation WHERE id = ? AND owner = ?", [
        id,
        owner,
      ]);
      if (row === undefined) return undefined;
      const turns = rows(
        "SELECT turn, request_id, body FROM segue_conversation_turn WHERE conversation = ? ORDER BY turn",
        [id],
      ).map((r) => storedTurn(Number(r.turn), String(r.request_id), String(r.body)));
      return { ...conversationFromRow(row), turns };
    },
    async outline(owner, id) {
      const [row] = rows("SELECT * FROM segue_conversation WHERE id = ? AND owner = ?", [
        id,
        owner,
      ]);
      if (row === undefined) return undefined;
      const turns = rows(
        "SELECT outline FROM segue_conversation_turn WHERE conversation = ? ORDER BY turn",
        [id],
      ).map((r) => storedOutline(String(r.outline)));
      return { ...conversationFromRow(row), turns };
    },
    async rename(owner, id, title, now) {
      return changed(
        "UPDATE segue_conversation SET title = ?, updated_at = ? WHERE id = ? AND owner = ?",
        [title, now, id, owner],
      );
    },
    async delete(owner, id) {
      return changed("DELETE FROM segue_conversation WHERE id = ? AND owner = ?", [id, owner]);
    },
    async append(owner, id, turn, now) {
      return atomically(() => {
        if (!touch(owner, id, now) || !follows(id, turn.turn)) return "taken";
        return insert("INSERT OR IGNORE", id, turn) ? "stored" : "taken";
      });
    },
    async rewrite(owner, id, turn, now) {
      return atomically(() => {
        if (!touch(owner, id, now)) return false;
        db.run("DELETE FROM segue_conversation_turn WHERE conversation = ? AND turn >= ?", [
          id,
          turn.turn,
        ]);
        return follows(id, turn.turn) && insert("INSERT", id, turn);
      });
    },
    async replace(owner, id, turn, now) {
      return atomically(
        () =>
          touch(owner, id, now) &&
          changed(
            "UPDATE segue_conversation_turn SET request_id = ?, outline = ?, body = ? WHERE conversation = ? AND turn = ?",
            [...turnTexts(turn), id, turn.turn],
          ),
      );
    },
    async truncate(owner, id, from, now) {
      return atomically(() => {
        if (!touch(owner, id, now)) return false;
        return changed("DELETE FROM segue_conversation_turn WHERE conversation = ? AND turn >= ?", [
          id,
          from,
        ]);
      });
    },
    async close() {
      db.close();
    },
  };
}
