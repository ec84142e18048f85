// Conversations in one SQLite file: the default, for the processes of one machine.
import type { ConversationStore, StoredTurn } from "../../service/store.ts";
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
import type { DiskCalls } from "./disk-files.ts";
import { openStoreFile, type StoreFile } from "./store-file.ts";

type Value = string | number;

/** `:memory:` keeps them for the life of the process only. */
export async function openSqliteStore(path: string, calls?: DiskCalls): Promise<ConversationStore> {
  const file = await openStoreFile(path, calls);
  try {
    file.atomically(() => createTables(file));
  } catch (error) {
    file.close();
    throw error;
  }
  const { rows, changed } = file;

  const touch = (owner: string, id: string, now: number): boolean =>
    changed("UPDATE segue_conversation SET updated_at = ? WHERE id = ? AND owner = ?", [
      now,
      id,
      owner,
    ]);
  const turnCount = (id: string): number =>
    Number(
      rows("SELECT count(*) AS turns FROM segue_conversation_turn WHERE conversation = ?", [
        id,
      ])[0]?.["turns"],
    );
  /** This turn is the next one: another request may have taken some back in between. */
  const follows = (id: string, turn: number): boolean => turnCount(id) === turn - 1;
  const insert = (how: string, id: string, turn: StoredTurn): boolean => {
    const into = `${how} INTO segue_conversation_turn (${turnColumns}) VALUES (?, ?, ?, ?, ?, ?, ?)`;
    if (!changed(into, [id, turn.turn, ...turnCells(turn)])) return false;
    dropOldBulk(id);
    return true;
  };
  const dropOldBulk = (id: string): void => {
    const sizes = rows(
      "SELECT turn, bulk_bytes FROM segue_conversation_turn WHERE conversation = ? AND bulk_bytes > 0 ORDER BY turn DESC",
      [id],
    ).map((row) => ({ turn: Number(row["turn"]), bytes: Number(row["bulk_bytes"]) }));
    const last = lastWithoutBulk(sizes);
    if (last === 0) return;
    changed(
      "UPDATE segue_conversation_turn SET bulk = '', bulk_bytes = 0, bulk_from = '' WHERE conversation = ? AND turn <= ? AND (bulk_bytes > 0 OR bulk_from <> '')",
      [id, last],
    );
  };
  const find = (owner: string, id: string): Row | undefined =>
    rows("SELECT * FROM segue_conversation WHERE id = ? AND owner = ?", [id, owner])[0];
  const create = (c: Parameters<ConversationStore["create"]>[0]): boolean =>
    changed("INSERT INTO segue_conversation VALUES (?, ?, ?, ?, ?, ?)", [
      c.id,
      c.owner,
      c.title,
      c.date,
      c.createdAt,
      c.updatedAt,
    ]);

  return {
    async create(conversation) {
      create(conversation);
    },
    async count(owner) {
      const found = rows("SELECT count(*) AS all_of_them FROM segue_conversation WHERE owner = ?", [
        owner,
      ]);
      return Number(found[0]?.["all_of_them"]);
    },
    async list(owner, limit, after) {
      const place = after === undefined ? "" : "AND (updated_at, id) < (?, ?)";
      const values: Value[] = after === undefined ? [owner] : [owner, after.updatedAt, after.id];
      return rows(
        `SELECT * FROM segue_conversation WHERE owner = ? ${place} ORDER BY updated_at DESC, id DESC LIMIT ?`,
        [...values, limit],
      ).map(conversationFromRow);
    },
    read: async (owner, id, { before = Number.MAX_SAFE_INTEGER, limit }) =>
      file.atomically(() => {
        const row = find(owner, id);
        if (row === undefined) return undefined;
        const found = rows(
          `${turnsWithBulk} WHERE own.conversation = ? AND own.turn < ? ORDER BY own.turn DESC LIMIT ?`,
          [id, before, limit],
        );
        const turns = found.reverse().map(turnFromRow);
        return { ...conversationFromRow(row), turns, turnCount: turnCount(id) };
      }),
    async turn(owner, id, which) {
      const [column, value] =
        "turn" in which
          ? (["turn", which.turn] as const)
          : (["request_id", which.requestId] as const);
      const [row] = rows(
        `${turnsWithBulk} WHERE own.${column} = ?
          AND own.conversation = (SELECT id FROM segue_conversation WHERE id = ? AND owner = ?)`,
        [value, id, owner],
      );
      return row === undefined ? undefined : turnFromRow(row);
    },
    outline: async (owner, id) =>
      file.atomically(() => {
        const row = find(owner, id);
        if (row === undefined) return undefined;
        const turns = rows(
          "SELECT outline FROM segue_conversation_turn WHERE conversation = ? ORDER BY turn",
          [id],
        ).map(outlineFromRow);
        return { ...conversationFromRow(row), turns };
      }),
    async rename(owner, id, title, now) {
      return changed(
        "UPDATE segue_conversation SET title = ?, updated_at = ? WHERE id = ? AND owner = ?",
        [title, now, id, owner],
      );
    },
    async delete(owner, id) {
      return changed("DELETE FROM segue_conversation WHERE id = ? AND owner = ?", [id, owner]);
    },
    copy: async (from, to, upTo) =>
      file.atomically(() => {
        if (find(to.owner, from) === undefined) return false;
        create(to);
        changed(
          `INSERT INTO segue_conversation_turn (${turnColumns}, bulk_from)
           SELECT ?, ${turnsToCopy} WHERE conversation = ? AND turn <= ?`,
          [to.id, from, upTo],
        );
        return true;
      }),
    append: async (owner, id, turn, now) =>
      file.atomically(() => {
        if (!touch(owner, id, now) || !follows(id, turn.turn)) return "taken";
        return insert("INSERT OR IGNORE", id, turn) ? "stored" : "taken";
      }),
    rewrite: async (owner, id, turn, now) =>
      file.atomically(() => {
        if (!touch(owner, id, now)) return false;
        changed("DELETE FROM segue_conversation_turn WHERE conversation = ? AND turn >= ?", [
          id,
          turn.turn,
        ]);
        return follows(id, turn.turn) && insert("INSERT", id, turn);
      }),
    replace: async (owner, id, turn, now) =>
      file.atomically(
        () =>
          touch(owner, id, now) &&
          changed(
            "UPDATE segue_conversation_turn SET request_id = ?, outline = ?, bulk_bytes = ?, body = ?, bulk = ? WHERE conversation = ? AND turn = ?",
            [...turnCells(turn), id, turn.turn],
          ),
      ),
    truncate: async (owner, id, from, now) =>
      file.atomically(
        () =>
          touch(owner, id, now) &&
          changed("DELETE FROM segue_conversation_turn WHERE conversation = ? AND turn >= ?", [
            id,
            from,
          ]),
      ),
    async close() {
      file.close();
    },
  };
}

function createTables(file: StoreFile): void {
  for (const sql of storeTables) file.rows(sql);
  const known = file.rows("PRAGMA table_info(segue_conversation_turn)").map((row) => row["name"]);
  for (const column of laterColumns) {
    const [name] = column.split(" ");
    if (!known.includes(name)) {
      file.rows(`ALTER TABLE segue_conversation_turn ADD COLUMN ${column}`);
    }
  }
}
