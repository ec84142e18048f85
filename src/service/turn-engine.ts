// What the service asks of whoever answers turns: a pool of workers, or a stand-in in tests.
import type { Answer, Clarify } from "../conversation/answer.ts";
import type { Lesson } from "../conversation/taught/lessons.ts";
import type { Schema } from "../database/database.ts";
import type { RowValues } from "../database/door/visible.ts";
import type { PageRequest, ResultPage } from "../display/result-pages.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
import type { Words } from "./words.ts";

/** Earlier turns as they stand in the store: enough to rebuild the conversation anywhere. */
export type PastTurn = {
  readonly utterance: string;
  readonly sql: string;
  /** False for turns that were refused or failed: remembered, but no source of segments. */
  readonly executed: boolean;
  /** How sure its answer was, 1 where a person confirmed or wrote it; absent counts as sure. */
  readonly confidence?: number;
  /** What it asked back, for a reply that settles it. */
  readonly clarify?: Clarify;
};

export type TurnRequest = {
  /** Names the conversation, so that a worker can keep its state warm between turns. */
  readonly conversation: string;
  readonly date: string;
  readonly past: readonly PastTurn[];
  readonly utterance: string;
  /** Given: run this query, written by a person, instead of asking the model. */
  readonly sql?: string;
  /** What whoever asks said was meant, in this conversation and in others. */
  readonly lessons?: readonly Lesson[];
};

/** A step of decoding as it happens. */
export type DecodingStep = {
  readonly text: string;
  readonly from: "vocabulary" | "placeholder" | "segment";
  readonly probability: number;
};

export type TableSample = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: Answer["rows"];
};

export type Description = {
  readonly database: string;
  readonly schema: Schema;
  /** Questions to start with, from the domain. */
  readonly suggestions: readonly string[];
  /** What codes stand for, by table.column. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export interface TurnEngine {
  /** The same for a caller with these values in the conditions on rows; absent where there are none. */
  for?(values: RowValues): TurnEngine;
  answer(
    request: TurnRequest,
    options?: { readonly signal?: AbortSignal; readonly onStep?: (step: DecodingStep) => void },
  ): Promise<Answer>;
  describe(): Promise<Description>;
  sample(table: string): Promise<TableSample | undefined>;
  /** Rows of a query's result as they are shown, from any row on, in the order of any column. */
  rows(sql: string, page: PageRequest): Promise<ResultPage>;
  /** Values of table.column that begin like this; undefined where there is no such column. */
  values(column: string, prefix: string): Promise<readonly string[] | undefined>;
  /** What the database is about, drafted from its schema and values; absent where nobody edits that. */
  draft?(): Promise<DomainFile | undefined>;
  /** Its words and what is learned with them, where people may edit them. */
  readonly words?: Words;
  /** True once a model is loaded and the database answers. */
  ready(): Promise<boolean>;
  /** Turns waiting or being answered. */
  load(): number;
  close(): Promise<void>;
}
