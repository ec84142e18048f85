// Where conversations are kept. Every adapter passes the conformance suite in store.test.ts.
// The store decides who wins when two replicas write at once; it never edits what a turn says, but
// it keeps the rows of a conversation's latest turns only.
import type { Answer } from "../conversation/answer.ts";
import type { PastTurn } from "./turn-engine.ts";

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
  /** How the person chose to see the rows. */
  readonly chart?: TurnChart;
};

/** A kind of chart, and the columns on its axes by number. */
export type TurnChart = {
  readonly kind: string;
  readonly x: number;
  readonly y?: number | undefined;
  readonly colour?: number | undefined;
};

export type ConversationRecord = {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  /** The day on which the conversation takes place, YYYY-MM-DD. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** The latest turns before one, or of all; read page by page, a conversation of any length is small. */
export type TurnPage = { readonly before?: number | undefined; readonly limit: number };

export type ConversationPage = ConversationRecord & {
  /** One page of them, in order. */
  readonly turns: readonly StoredTurn[];
  /** Of all pages. */
  readonly turnCount: number;
};

/** What a turn builds on: enough to answer the next one, without what was answered. */
export type TurnOutline = PastTurn & { readonly requestId: string; readonly confirmed: boolean };

export type ConversationOutline = ConversationRecord & { readonly turns: readonly TurnOutline[] };

/** Where a list of conversations goes on: after this one. */
export type ListPlace = Pick<ConversationRecord, "updatedAt" | "id">;

export interface ConversationStore {
  create(conversation: ConversationRecord): Promise<void>;
  /** How many conversations somebody has. */
  count(owner: string): Promise<number>;
  /** Newest first, without turns. */
  list(owner: string, limit: number, after?: ListPlace): Promise<readonly ConversationRecord[]>;
  /** Only the owner's own; undefined when there is none. */
  read(owner: string, id: string, page: TurnPage): Promise<ConversationPage | undefined>;
  /** One turn, by its number or by the request that asked for it. */
  turn(
    owner: string,
    id: string,
    which: { readonly turn: number } | { readonly requestId: string },
  ): Promise<StoredTurn | undefined>;
  /** All turns, small: read before every turn. */
  outline(owner: string, id: string): Promise<ConversationOutline | undefined>;
  rename(owner: string, id: string, title: string, now: number): Promise<boolean>;
  delete(owner: string, id: string): Promise<boolean>;
  /** A new conversation with the turns of another of the same owner, up to one. */
  copy(from: string, to: ConversationRecord, upTo: number): Promise<boolean>;
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

/** What the disk or the server behind a store refused: told to whoever runs the service. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
