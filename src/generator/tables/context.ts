// Where a conversation about tables stands, and what a turn makes of it.
import type { Random } from "../../random.ts";
import type { Standpoint, TalkMove } from "../ground.ts";
import type { TalkQuery } from "../query.ts";
import type { Subject, World } from "./world.ts";

/** What questions are made from. */
export type Asking = {
  readonly random: Random;
  readonly world: World;
  /** Whose rows are asked about. */
  readonly of: Subject;
  /** YYYY-MM-DD */
  readonly today: string;
};

export type TableContext = Standpoint &
  Omit<Asking, "of"> & {
    /** Asks for measures and periods rather than looks things up. */
    readonly analyst: boolean;
  };

/** After the first question. */
export type Standing = TableContext & { readonly query: TalkQuery };

/** A new question and what was said for it. */
export type Turned = Omit<TalkMove, "act" | "labels" | "query"> & {
  readonly query: TalkQuery;
  /** Besides the name of its act. */
  readonly labels?: readonly string[];
};

export const askingOf = ({ random, world, query: { of }, today }: Standing): Asking => ({
  random,
  world,
  of,
  today,
});
