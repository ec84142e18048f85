// What the page asks of whoever keeps and answers conversations: a service, or this very browser.
import type { Answer } from "../../conversation/answer.ts";
import type { TextFormat } from "../../display/export.ts";
import type { PageRequest, ResultPage } from "../../display/result-pages.ts";
import type { describeBody, summary } from "../../service/bodies.ts";
import type { TurnCommand, TurnOptions } from "../../service/take-turn.ts";
import type { TableSample } from "../../service/turn-engine.ts";
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

export type ConversationSummary = Readonly<ReturnType<typeof summary>>;

export type ConversationWithTurns = ConversationSummary & { readonly turns: readonly Turn[] };

export type DatabaseDescription = Readonly<ReturnType<typeof describeBody>>;

export type TableDescription = DatabaseDescription["tables"][number];

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
  ask(id: string, question: TurnCommand, options?: TurnOptions): Promise<Turn>;
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
