// What a base model is asked: an utterance read, with all that it stands on.
import type { Heard } from "../conversation/interpreter.ts";
import type { Dialect } from "../database/database.ts";
import type { CivilDate } from "../dates/civil.ts";
import type { Ground, ReadTurn } from "./encoding/encode-turn.ts";
import type { BaseModel } from "./model.ts";
import type { DerivedColumn } from "./spoken/derived.ts";
import type { BaseFilter } from "./spoken/filters.ts";
import type { SpokenDatabase } from "./spoken/spoken.ts";

/** One turn as later ones see it: what was said, and the query it led to. */
export type Past = { readonly read: ReadTurn; readonly sql: string | null };

export type Question = {
  readonly model: BaseModel;
  readonly known: SpokenDatabase;
  readonly derived: readonly DerivedColumn[];
  readonly ground: Ground;
  readonly dialect: Dialect;
  readonly today: CivilDate;
  /** Newest first. */
  readonly past: readonly Past[];
  readonly read: ReadTurn;
  /** Named conditions that were said; their words are not in `read`. */
  readonly filters: readonly BaseFilter[];
  readonly heard: Heard;
};
