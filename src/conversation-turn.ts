// What a conversation is made of, and how a query's rows become something to show: failures are
// told, not thrown.
import type { Answer, ProvenanceStep } from "./answer.ts";
import { type Database, DatabaseError, type QueryLimits } from "./database/database.ts";
import { addDetails } from "./display/details.ts";
import { paraphrase } from "./display/paraphrase.ts";
import type { Wording } from "./display/wording.ts";
import type { Model } from "./model/model.ts";
import type { ReadingState } from "./model/read-utterance.ts";
import type { ModelState } from "./model/state.ts";

export type ConversationOptions = {
  readonly model: Model;
  readonly database: Database;
  /** The day on which it takes place, YYYY-MM-DD. */
  readonly date: string;
  readonly limits?: Partial<QueryLimits>;
  /** Takes little memory, however long: answers keep no rows, and there is no way back from a turn. */
  readonly light?: boolean;
  /** Milliseconds. */
  readonly now?: () => number;
};

export type AskOptions = {
  /** Ends decoding, or the query, at its next step; the turn is then no part of the conversation. */
  readonly signal?: AbortSignal;
  /** Hypotheses kept while decoding; more than one also gives alternatives. */
  readonly beam?: number;
  /** Decodes greedily first, and with the beam only where that is less sure than this. */
  readonly beamBelow?: number;
  readonly attention?: boolean;
  readonly onStep?: (step: Omit<ProvenanceStep, "start" | "end">) => void;
};

/** What another process needs to go on: the answers, and after each the query to copy from. */
export type StoredConversation = {
  readonly date: string;
  readonly turns: readonly { readonly answer: Answer; readonly previous: string | null }[];
};

export type Conversation = {
  readonly date: string;
  readonly turns: readonly Answer[];
  /** About how much memory it holds, rows not counted. */
  readonly bytes: number;
  /** Never rejects: what goes wrong is in the answer. */
  ask(utterance: string, options?: AskOptions): Promise<Answer>;
  /** A turn whose query a person wrote: nothing is decoded. */
  answerWith(sql: string, utterance: string, options?: Pick<AskOptions, "signal">): Promise<Answer>;
  /** The last turn again with this query, as a person edited it. */
  runSql(sql: string, options?: Pick<AskOptions, "signal">): Promise<Answer>;
  /** The last turn's query is taken to have been this one, whatever was predicted. */
  supplyPrevious(sql: string): void;
  undo(): void;
  reset(): void;
  fork(): Conversation;
  store(): StoredConversation;
};

/** `heard` knows the utterance, `state` also the query that later turns may copy from. */
export type Turn = StoredConversation["turns"][number] & {
  readonly reading: ReadingState;
  readonly heard: ModelState;
  readonly state: ModelState;
};

type Showing = {
  readonly database: Database;
  readonly wording: Wording;
  readonly limits: Partial<QueryLimits>;
  readonly signal: AbortSignal | undefined;
};

type Shown = Pick<
  Answer,
  "columns" | "rows" | "row_count" | "truncated" | "display" | "paraphrase" | "error"
>;

const nothing: Shown = {
  ...{ columns: [], rows: [], row_count: 0, truncated: false, paraphrase: "" },
  display: { columns: [], rows: [] },
};

export function emptyAnswer(turn: number, utterance: string): Answer {
  return {
    ...{ turn, utterance, values: [], sql: "", ...nothing },
    ...{ confidence: 0, provenance: [], attended: [], alternatives: [], ms: 0 },
  };
}

/** Runs the query and makes its rows readable; a failure becomes part of what is shown. */
export async function showRows(sql: string, showing: Showing): Promise<Shown> {
  const { database, wording, limits, signal } = showing;
  const options = { limits, ...(signal && { signal }) };
  const said = paraphrase(sql, wording);
  try {
    const { columns, rows, truncated } = await database.query(sql, options);
    const run = (more: string) => database.query(more, options);
    // Details are a courtesy: where they fail the rows themselves are shown.
    const plain = { columns, rows };
    const display = await addDetails(sql, plain, wording, run).catch(() => plain);
    return { columns, rows, row_count: rows.length, truncated, display, paraphrase: said };
  } catch (error) {
    return { ...nothing, paraphrase: said, error: describeError(error) };
  }
}

/** What an earlier turn needs to be told of and built on. */
export function withoutRows(answer: Answer): Answer {
  const { turn, utterance, sql, values, paraphrase, refused, error } = answer;
  const kept = { ...emptyAnswer(turn, utterance), sql, values, paraphrase };
  return { ...kept, ...(refused && { refused }), ...(error && { error }) };
}

export function describeError(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof DatabaseError) return { code: error.code, message: error.message };
  return { code: "failed", message: error instanceof Error ? error.message : String(error) };
}
