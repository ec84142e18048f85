// What one turn of a conversation gives back: the contract between the walk and every shell.
import type { Cell } from "../database/database.ts";
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { WordUse } from "../words/account.ts";

/** Where one piece of the SQL came from. */
export type ProvenanceStep = {
  /** The SQL text this step produced, placeholders restored and segments expanded. */
  readonly text: string;
  /** Start and end of that text in `Answer.sql`. */
  readonly start: number;
  readonly end: number;
  readonly from: "vocabulary" | "placeholder" | "segment";
  /** Placeholder: the turn that named it. Segment: the latest turn that had it. Else this turn. */
  readonly turn: number;
  /** Segments: the turn that first had it. */
  readonly first_turn?: number;
  readonly probability: number;
  /** Over the attended words, in the order of `Answer.attended`; absent unless asked for. */
  readonly attention?: readonly number[];
};

/** A word the decoder could look at. */
export type AttendedWord = {
  readonly text: string;
  readonly turn: number;
  readonly start: number;
  readonly end: number;
};

export type Alternative = {
  readonly sql: string;
  readonly paraphrase: string;
  readonly probability: number;
};

/** A question back, instead of an answer. */
export type Clarify = {
  readonly question: string;
  /** The words, or the reading, in doubt. */
  readonly about: string;
  /** What may be meant; a choice with a query settles it at once. */
  readonly choices: readonly { readonly text: string; readonly sql?: string }[];
};

export type Answer = {
  readonly turn: number;
  readonly utterance: string;
  readonly values: readonly ResolvedValue[];
  /** The query as the model wrote it: what later turns build on. */
  readonly sql: string;
  /** The query that returns `rows`, where it reads otherwise: details for keys, joins for lists. */
  readonly shown_sql?: string;
  /** What people see, wherever they see it. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly row_count: number;
  /** Whether rows are missing. */
  readonly truncated: boolean;
  /** What `sql` itself returns, where that is something else: bare ids and codes. */
  readonly key_columns?: readonly string[];
  readonly key_rows?: readonly (readonly Cell[])[];
  /** Calibrated probability that the answer is right; what stands on a doubtful turn is doubtful. */
  readonly confidence: number;
  /** What was understood, in plain English, written from the query itself. */
  readonly paraphrase: string;
  readonly provenance: readonly ProvenanceStep[];
  readonly attended: readonly AttendedWord[];
  readonly alternatives: readonly Alternative[];
  /** What became of each content word of the utterance. */
  readonly words: readonly WordUse[];
  readonly ms: number;
  readonly error?: { readonly code: string; readonly message: string };
  /** Why the question was not answered, where Segue declined to. */
  readonly refused?: string;
  /** What Segue asks back; `sql` is then empty. */
  readonly clarify?: Clarify;
  /** A reply to talk about the conversation itself ("what can you do"); `sql` is then empty. */
  readonly said?: string;
};
