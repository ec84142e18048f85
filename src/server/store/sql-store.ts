// What a store does, as statements in the SQL that SQLite and PostgreSQL share. Each operation says its
// statements one after the other; how they are run, alone or all or none, is the database's own business.
import type { ConversationRecord, ConversationStore, StoredTurn } from "../../service/store.ts";
import { lastWithoutBulk } from "../../service/turn-bulk.ts";
import {
  conversationFromRow,
  outlineFromRow,
  type Row,
  turnCells,
  turnColumns,
  turnFromRow,
  turnsToCopy,
  turnsWithBulk,
} from "../../service/turn-rows.ts";

/** Values are named $1, $2, ... in the order in which they first stand in the text. */
export type Statement = {
  readonly sql: string;
  readonly values: readonly (string | number)[];
};
/** What a statement returned, or how many rows it changed. */
export type Ran = { readonly rows: readonly Row[]; readonly changed: number };
export type Steps<T> = Generator<Statement, T, Ran>;

export type StatementRunner = {
  /** For operations of one statement. */
  alone<T>(steps: Steps<T>): Promise<T>;
  /** All of them are kept, or none; whoever writes the same conversation waits. */
  together<T>(steps: Steps<T>): Promise<T>;
  close(): Promise<void>;
};

export function createSqlStore({ alone, together, close }: StatementRunner): ConversationStore {
  return {
    create: (conversation) => alone(create(conversation)),
    count: (owner) => alone(countOf(owner)),
    list: (...asked) => alone(list(...asked)),
    read: (...asked) => together(read(...asked)),
    turn: (...asked) => alone(turnOf(...asked)),
    outline: (owner, id) => together(outline(owner, id)),
    rename: (owner, id, title, now) =>
      alone(
        changed(
          "UPDATE segue_conversation SET title = $1, updated_at = $2 WHERE id = $3 AND owner = $4",
          [title, now, id, owner],
        ),
      ),
    delete: (owner, id) =>
      alone(changed("DELETE FROM segue_conversation WHERE id = $1 AND owner = $2", [id, owner])),
    copy: (...asked) => together(copy(...asked)),
    append: (...asked) => together(append(...asked)),
    rewrite: (...asked) => together(rewrite(...asked)),
    replace: (...asked) => together(replace(...asked)),
    truncate: (...asked) => together(truncate(...asked)),
    close,
  };
}

function* rows(sql: string, values: Statement["values"]): Steps<readonly Row[]> {
  return (yield { sql, values }).rows;
}

/** Whether any row was. */
function* changed(sql: string, values: Statement["values"]): Steps<boolean> {
  return (yield { sql, values }).changed > 0;
}

type Given<Method extends Exclude<keyof ConversationStore, "close">> = Parameters<
  ConversationStore[Method]
>;

function* create(one: ConversationRecord): Steps<void> {
  const { id, owner, title, date, createdAt, updatedAt } = one;
  const cells = [id, owner, title, date, createdAt, updatedAt];
  yield* changed("INSERT INTO segue_conversation VALUES ($1, $2, $3, $4, $5, $6)", cells);
}

function* countOf(owner: string): Steps<number> {
  const sql = "SELECT count(*) AS all_of_them FROM segue_conversation WHERE owner = $1";
  return Number((yield* rows(sql, [owner]))[0]?.["all_of_them"]);
}

function* list(...[owner, limit, after]: Given<"list">): Steps<ConversationRecord[]> {
  const [place, end] = after === undefined ? ["", "$2"] : ["AND (updated_at, id) < ($2, $3)", "$4"];
  const from = after === undefined ? [] : [after.updatedAt, after.id];
  const sql = `SELECT * FROM segue_conversation WHERE owner = $1 ${place} ORDER BY updated_at DESC, id DESC LIMIT ${end}`;
  return (yield* rows(sql, [owner, ...from, limit])).map(conversationFromRow);
}

function* find(owner: string, id: string): Steps<ConversationRecord | undefined> {
  const sql = "SELECT * FROM segue_conversation WHERE id = $1 AND owner = $2";
  const [row] = yield* rows(sql, [id, owner]);
  return row && conversationFromRow(row);
}

function* turnCount(id: string): Steps<number> {
  const sql = "SELECT count(*) AS turns FROM segue_conversation_turn WHERE conversation = $1";
  return Number((yield* rows(sql, [id]))[0]?.["turns"]);
}

function* read(...[owner, id, page]: Given<"read">) {
  const { before = 2 ** 31 - 1, limit } = page;
  const conversation = yield* find(owner, id);
  if (conversation === undefined) return undefined;
  const found = yield* rows(
    `${turnsWithBulk} WHERE own.conversation = $1 AND own.turn < $2 ORDER BY own.turn DESC LIMIT $3`,
    [id, before, limit],
  );
  const turns = found.map(turnFromRow).reverse();
  return { ...conversation, turns, turnCount: yield* turnCount(id) };
}

function* turnOf(...[owner, id, which]: Given<"turn">): Steps<StoredTurn | undefined> {
  const [column, value] =
    "turn" in which ? (["turn", which.turn] as const) : (["request_id", which.requestId] as const);
  const [row] = yield* rows(
    `${turnsWithBulk} WHERE own.${column} = $1
      AND own.conversation = (SELECT id FROM segue_conversation WHERE id = $2 AND owner = $3)`,
    [value, id, owner],
  );
  return row && turnFromRow(row);
}

function* outline(owner: string, id: string) {
  const conversation = yield* find(owner, id);
  if (conversation === undefined) return undefined;
  const sql = "SELECT outline FROM segue_conversation_turn WHERE conversation = $1 ORDER BY turn";
  return { ...conversation, turns: (yield* rows(sql, [id])).map(outlineFromRow) };
}

function* copy(...[from, to, upTo]: Given<"copy">): Steps<boolean> {
  if ((yield* find(to.owner, from)) === undefined) return false;
  yield* create(to);
  yield* changed(
    `INSERT INTO segue_conversation_turn (${turnColumns}, bulk_from)
     SELECT $1, ${turnsToCopy} WHERE conversation = $2 AND turn <= $3`,
    [to.id, from, upTo],
  );
  return true;
}

/** The row is locked from here on. */
function* touch(owner: string, id: string, now: number): Steps<boolean> {
  const sql = "UPDATE segue_conversation SET updated_at = $1 WHERE id = $2 AND owner = $3";
  return yield* changed(sql, [now, id, owner]);
}

/** This turn is the next one: another request may have taken some back in between. */
function* follows(id: string, turn: number): Steps<boolean> {
  return (yield* turnCount(id)) === turn - 1;
}

const insertTurn = `INSERT INTO segue_conversation_turn (${turnColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** False where it conflicts and that is no failure. Older turns give up their rows beyond the bound. */
function* insert(into: string, id: string, turn: StoredTurn): Steps<boolean> {
  if (!(yield* changed(into, [id, turn.turn, ...turnCells(turn)]))) return false;
  const sizes = yield* rows(
    "SELECT turn, bulk_bytes FROM segue_conversation_turn WHERE conversation = $1 AND bulk_bytes > 0 ORDER BY turn DESC",
    [id],
  );
  const last = lastWithoutBulk(
    sizes.map((row) => ({ turn: Number(row["turn"]), bytes: Number(row["bulk_bytes"]) })),
  );
  if (last > 0) {
    yield* changed(
      "UPDATE segue_conversation_turn SET bulk = '', bulk_bytes = 0, bulk_from = '' WHERE conversation = $1 AND turn <= $2 AND (bulk_bytes > 0 OR bulk_from <> '')",
      [id, last],
    );
  }
  return true;
}

const fromTurnOn = "DELETE FROM segue_conversation_turn WHERE conversation = $1 AND turn >= $2";

function* append(...[owner, id, turn, now]: Given<"append">): Steps<"stored" | "taken"> {
  const next = (yield* touch(owner, id, now)) && (yield* follows(id, turn.turn));
  // This request may have a turn already.
  const once = `${insertTurn} ON CONFLICT DO NOTHING`;
  return next && (yield* insert(once, id, turn)) ? "stored" : "taken";
}

function* rewrite(...[owner, id, turn, now]: Given<"rewrite">): Steps<boolean> {
  if (!(yield* touch(owner, id, now))) return false;
  yield* changed(fromTurnOn, [id, turn.turn]);
  return (yield* follows(id, turn.turn)) && (yield* insert(insertTurn, id, turn));
}

function* replace(...[owner, id, turn, now]: Given<"replace">): Steps<boolean> {
  if (!(yield* touch(owner, id, now))) return false;
  return yield* changed(
    "UPDATE segue_conversation_turn SET request_id = $1, outline = $2, bulk_bytes = $3, body = $4, bulk = $5 WHERE conversation = $6 AND turn = $7",
    [...turnCells(turn), id, turn.turn],
  );
}

function* truncate(...[owner, id, from, now]: Given<"truncate">): Steps<boolean> {
  if (!(yield* touch(owner, id, now))) return false;
  return yield* changed(fromTurnOn, [id, from]);
}
