// What a person can do with a turn; the page binds these to a conversation.
import type { PageRequest, ResultPage } from "../../display/result-pages.ts";
import type { Backend, ExportFormat, Turn } from "../backend/backend.ts";
import type { ChartSpec } from "../reading/chart-spec.ts";
import type { CodeNames } from "../reading/value-meaning.ts";
import type { TurnWording } from "./use-conversation.ts";

export type TurnActions = {
  /** The turn again, worded otherwise or with another query; later turns are asked again after it. */
  reask(turn: Turn, wording: TurnWording): void;
  fork(turn: Turn): void;
  undo(): void;
  confirm(turn: Turn, confirmed: boolean): void;
  keepChart(turn: Turn, chart: ChartSpec | undefined): void;
  /** Rows of its result, asked of the database again. */
  rows(turn: Turn, page: PageRequest): Promise<ResultPage>;
  /** Why a query of one's own cannot be run, or nothing. */
  check(turn: Turn, sql: string): Promise<string | undefined>;
  /** Whether the whole result can be had as Parquet, too. */
  writesParquet: boolean;
  exportAs(turn: Turn, format: ExportFormat): void;
  copy(text: string, what: string): void;
  /** Begin anew with a suggested question. */
  suggestions: readonly string[];
  ask(utterance: string): void;
  /** What codes stand for. */
  names: CodeNames;
};

/** What every part of a turn on the page is given. */
export type TurnProps = {
  readonly backend: Backend;
  readonly turn: Turn;
  readonly busy: boolean;
  readonly actions: TurnActions;
};
