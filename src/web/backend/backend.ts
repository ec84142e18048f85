// What the page asks of whoever keeps and answers conversations: a service, or this very browser.
import type { Answer } from "../../conversation/answer.ts";
import type { TextFormat } from "../../display/export.ts";
import type { PageRequest, ResultPage } from "../../display/result-pages.ts";
import type { DecodingStep, TableSample } from "../../service/turn-engine.ts";
import type { ChartSpec } from "../reading/chart-spec.ts";
import type { WordsBackend } from "./words.ts";

export type Turn = {
  readonly turn: number;
  readonly utterance: string;
  /** True when a person wrote or edited the SQL. */
  readonly edited: boolean;
  /** "This is what I meant". */
  readonly confirmed: boolean;
  /** How the person chose to see the rows. */
  readonly chart?: ChartSpec;
  readonly answer: Answer;
};

export type ConversationSummary = {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly created_at: number;
  readonly updated_at: number;
};

export type ConversationWithTurns = ConversationSummary & { readonly turns: readonly Turn[] };

export type TableDescription = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly primary_key: readonly string[];
  readonly foreign_keys: readonly {
    readonly columns: readonly string[];
    readonly table: string;
    readonly references: readonly string[];
  }[];
};

export type DatabaseDescription = {
  readonly database: string;
  readonly suggestions: readonly string[];
  /** What codes stand for, by table.column. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tables: readonly TableDescription[];
};

export type QuestionRequest = {
  readonly utterance: string;
  /** Run this query instead of asking the model. */
  readonly sql?: string;
  /** Sent again with the same id, a question is not asked twice. */
  readonly requestId: string;
  /** Ask again from this turn on: it and all later turns are dropped. */
  readonly replace?: number;
};

export type AnswerOptions = {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: DecodingStep) => void;
};

/** What a person says about a turn; `null` takes the chart away. */
export type TurnEdit = { readonly confirmed?: boolean; readonly chart?: ChartSpec | null };

/** Parquet is written only by a service with DuckDB. */
export type ExportFormat = TextFormat | "parquet";

export interface Backend {
  /** False where everything stays in this browser. */
  readonly remote: boolean;
  list(): Promise<readonly ConversationSummary[]>;
  create(wanted: {
    readonly date?: string;
    readonly title?: string;
  }): Promise<ConversationWithTurns>;
  read(id: string): Promise<ConversationWithTurns>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  fork(id: string, turn: number): Promise<ConversationWithTurns>;
  ask(id: string, question: QuestionRequest, options?: AnswerOptions): Promise<Turn>;
  undo(id: string): Promise<ConversationWithTurns>;
  /** A link by which others read the conversation as it is now; absent where nobody else gets here. */
  share?(id: string): Promise<string>;
  change(id: string, turn: number, wanted: TurnEdit): Promise<Turn>;
  /** Some rows of a query of one's own, as they would be shown; nothing is kept. */
  sql(sql: string, page: PageRequest): Promise<ResultPage>;
  /** Rows of a turn's result, asked of the database again. */
  rows(id: string, turn: number, page: PageRequest): Promise<ResultPage>;
  /** The whole result as a file. */
  export(id: string, turn: number, format: ExportFormat): Promise<Blob>;
  /** Confirmed turns as training data, JSON lines. */
  corrections(): Promise<Blob>;
  describe(): Promise<DatabaseDescription>;
  sample(table: string): Promise<TableSample>;
  /** Values of table.column that begin like this, or have a word that does. */
  values(column: string, prefix: string): Promise<readonly string[]>;
  /** The words it is talked about in; absent where nobody can edit them. */
  readonly words?: WordsBackend;
}
