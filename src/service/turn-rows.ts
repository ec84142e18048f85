// Conversations and turns as rows of a table: the same in SQLite and PostgreSQL.
import type { Answer } from "../conversation/answer.ts";
import type { ConversationRecord, StoredTurn, TurnOutline } from "./store.ts";
import { type Bulk, joinAnswer, splitAnswer } from "./turn-bulk.ts";

/** In SQL that both read. What is small stands before what is large, so that it is quick to reach. */
export const storeTables = [
  `CREATE TABLE IF NOT EXISTS segue_conversation (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, title TEXT NOT NULL, date TEXT NOT NULL,
    created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS segue_conversation_owner
    ON segue_conversation (owner, updated_at)`,
  `CREATE TABLE IF NOT EXISTS segue_conversation_turn (
    conversation TEXT NOT NULL REFERENCES segue_conversation (id) ON DELETE CASCADE,
    turn INTEGER NOT NULL, request_id TEXT NOT NULL, outline TEXT NOT NULL,
    bulk_bytes INTEGER NOT NULL DEFAULT 0, bulk_from TEXT NOT NULL DEFAULT '',
    body TEXT NOT NULL, bulk TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (conversation, turn), UNIQUE (conversation, request_id))`,
] as const;

/** Columns that stores made by 0.1 lack. */
export const laterColumns = [
  "bulk_bytes INTEGER NOT NULL DEFAULT 0",
  "bulk TEXT NOT NULL DEFAULT ''",
  "bulk_from TEXT NOT NULL DEFAULT ''",
] as const;

export const turnColumns = "conversation, turn, request_id, outline, bulk_bytes, body, bulk";

/** A copy reads the large parts of its original, for as long as that has the same turn with them. */
export const turnsWithBulk = `SELECT own.turn, own.request_id, own.body,
    CASE WHEN own.bulk = '' THEN COALESCE(original.bulk, '') ELSE own.bulk END AS bulk
  FROM segue_conversation_turn own LEFT JOIN segue_conversation_turn original
    ON original.conversation = own.bulk_from AND original.turn = own.turn
      AND original.request_id = own.request_id`;

export const turnsToCopy = `turn, request_id, outline, 0, body, '',
  CASE WHEN bulk = '' THEN bulk_from ELSE conversation END FROM segue_conversation_turn`;

/** The last columns of a turn's row, from the request id on. */
export function turnCells(turn: StoredTurn): [string, string, number, string, string] {
  const { requestId, utterance, edited, confirmed, chart } = turn;
  const { slim, bulk } = splitAnswer(turn.answer);
  const body = JSON.stringify({
    utterance,
    answer: slim,
    edited,
    confirmed,
    ...(chart && { chart }),
  });
  const large = JSON.stringify(bulk);
  return [requestId, JSON.stringify(turnOutline(turn)), large.length, body, large];
}

/** The small part of a turn, kept beside its body. */
export function turnOutline(turn: StoredTurn): TurnOutline {
  const { requestId, utterance, answer, edited, confirmed } = turn;
  const { sql, error, refused, clarify } = answer;
  const executed = error === undefined && refused === undefined && sql !== "";
  const confidence = edited || confirmed ? 1 : answer.confidence;
  const doubt = { confidence, ...(clarify && { clarify }) };
  return { requestId, utterance, sql, executed, confirmed, ...doubt };
}

export type Row = Record<string, unknown>;

/** Only `turnCells` writes these rows, so their shape is known. */
export function turnFromRow(row: Row): StoredTurn {
  const parsed: Omit<StoredTurn, "turn" | "requestId"> = JSON.parse(String(row["body"]));
  const bulk: Bulk | undefined = row["bulk"] === "" ? undefined : JSON.parse(String(row["bulk"]));
  return {
    turn: Number(row["turn"]),
    requestId: String(row["request_id"]),
    ...parsed,
    answer: joinAnswer(asShown(parsed.answer), bulk),
  };
}

/** Answers kept before 0.2 had what people see under another name, and bare keys in its place. */
function asShown(answer: Answer & { readonly display?: Pick<Answer, "columns" | "rows"> }): Answer {
  const { display, ...rest } = answer;
  const words = answer.words ?? [];
  if (display === undefined) return { ...answer, words };
  return { ...rest, words, ...display, key_columns: answer.columns, key_rows: answer.rows };
}

export function outlineFromRow(row: Row): TurnOutline {
  return JSON.parse(String(row["outline"]));
}

export function conversationFromRow(row: Row): ConversationRecord {
  return {
    id: String(row["id"]),
    owner: String(row["owner"]),
    title: String(row["title"]),
    date: String(row["date"]),
    createdAt: Number(row["created_at"]),
    updatedAt: Number(row["updated_at"]),
  };
}
