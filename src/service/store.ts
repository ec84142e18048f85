// Where conversations are kept. Every adapter passes the conformance suite in store.test.ts.
// The store decides who wins when two replicas write at once; it never edits what a turn says.
import type { Answer } from "../answer.ts";

export type StoredTurn = {
  /** From 1, without gaps. */
  readonly turn: number;
  /** Chosen by the client, so that a repeated request is answered, not asked twice. */
  readonly requestId: string;
  readonly utterance: string;
  readonly answer: Answer;
  /** True when a person wrote or edited the SQL. */
  readonly edited: boolean;
  /** "This is what I meant": the turn is good as training data. */
  readonly confirmed: boolean;
};

export type StoredConversation = {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  /** The day on which the conversation takes place, YYYY-MM-DD. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type ConversationWithTurns = StoredConversation & { readonly turns: readonly StoredTurn[] };

/** What a turn builds on: enough to answer the next one, without what was answered. */
export type TurnOutline = {
  readonly requestId: string;
  readonly utterance: string;
  readonly sql: string;
  /** False for turns that were refused or failed. */
  readonly executed: boolean;
};

type ConversationOutline = StoredConversation & { readonly turns: readonly TurnOutline[] };

export interface ConversationStore {
  create(conversation: StoredConversation): Promise<void>;
  /** Newest first, without turns. */
  list(owner: string, limit: number): Promise<readonly StoredConversation[]>;
  /** Only the owner's own; undefined when there is none. */
  read(owner: string, id: string): Promise<ConversationWithTurns | undefined>;
  /** The same, small: read before every turn. */
  outline(owner: string, id: string): Promise<ConversationOutline | undefined>;
  rename(owner: string, id: string, title: string, now: number): Promise<boolean>;
  delete(owner: string, id: string): Promise<boolean>;
  /** "taken": another request got this turn number first, or this request id was stored before. */
  append(owner: string, id: string, turn: StoredTurn, now: number): Promise<"stored" | "taken">;
  /** Drops the turn with the same number and all after it, and stores this one, in one step. */
  rewrite(owner: string, id: string, turn: StoredTurn, now: number): Promise<boolean>;
  /** Replaces the turn with the same number, if it is still there. */
  replace(owner: string, id: string, turn: StoredTurn, now: number): Promise<boolean>;
  /** Removes turn `from` and all after it. */
  truncate(owner: string, id: string, from: number, now: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The tables, in SQL that SQLite and PostgreSQL both read. */
export const storeTables = [
  `CREATE TABLE IF NOT EXISTS segue_conversation (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, title TEXT NOT NULL, date TEXT NOT NULL,
    created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS segue_conversation_owner
    ON segue_conversation (owner, updated_at)`,
  `CREATE TABLE IF NOT EXISTS segue_conversation_turn (
    conversation TEXT NOT NULL REFERENCES segue_conversation (id) ON DELETE CASCADE,
    turn INTEGER NOT NULL, request_id TEXT NOT NULL, outline TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (conversation, turn), UNIQUE (conversation, request_id))`,
] as const;

/** The last columns of a turn's row: request id, outline and body. */
export function turnTexts(turn: StoredTurn): [string, string, string] {
  const { requestId, utterance, answer, edited, confirmed } = turn;
  const body = { utterance, answer, edited, confirmed };
  return [requestId, JSON.stringify(turnOutline(turn)), JSON.stringify(body)];
}

/** The small part of a turn, kept beside its body. */
export function turnOutline({ requestId, utterance, answer }: StoredTurn): TurnOutline {
  const { sql, error, refused } = answer;
  const executed = error === undefined && refused === undefined && sql !== "";
  return { requestId, utterance, sql, executed };
}

/** Only `turnTexts` writes these rows, so their shape is known. */
export function storedTurn(turn: number, requestId: string, body: string): StoredTurn {
  const parsed: Omit<StoredTurn, "turn" | "requestId"> = JSON.parse(body);
  return { turn, requestId, ...parsed, answer: asShown(parsed.answer) };
}

/** Answers kept before 0.2 had what people see under another name, and bare keys in its place. */
function asShown(answer: Answer & { readonly display?: Pick<Answer, "columns" | "rows"> }): Answer {
  const { display, ...rest } = answer;
  if (display === undefined) return answer;
  return { ...rest, ...display, key_columns: answer.columns, key_rows: answer.rows };
}

export function storedOutline(outline: string): TurnOutline {
  return JSON.parse(outline);
}

export type Row = Record<string, unknown>;

export function conversationFromRow(row: Row): StoredConversation {
  return {
    id: String(row.id),
    owner: String(row.owner),
    title: String(row.title),
    date: String(row.date),
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}
