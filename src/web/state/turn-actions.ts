// What a person can do with a turn; the page binds these to a conversation.
import type { ExportFormat, Turn } from "../backend/backend.ts";
import type { CodeNames } from "../reading/value-meaning.ts";
import type { Wording } from "./use-conversation.ts";

export type TurnActions = {
  /** The turn again, worded otherwise or with another query; later turns are asked again after it. */
  reask(turn: Turn, wording: Wording): void;
  fork(turn: Turn): void;
  undo(): void;
  confirm(turn: Turn, confirmed: boolean): void;
  exportAs(turn: Turn, format: ExportFormat): void;
  copy(text: string, what: string): void;
  /** Begin anew with a suggested question. */
  suggestions: readonly string[];
  ask(utterance: string): void;
  /** What codes stand for. */
  names: CodeNames;
};
