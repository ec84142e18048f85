// Where a conversation about tables stands, and what a turn makes of it.
import type { Random } from "../../random.ts";
import type { Query } from "../query.ts";
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

export type TableContext = Omit<Asking, "of"> & {
  /** Asks for measures and periods rather than looks things up. */
  readonly analyst: boolean;
  /** What was asked last. */
  readonly query?: Query;
  /** All that was asked, that included. */
  readonly history: readonly Query[];
  /** Left for an aside, to be returned to. */
  readonly suspended?: Query | undefined;
  /** The SQL of the last. */
  readonly sql?: string;
  /** Something depended on the day. */
  readonly dated: boolean;
  /** The last query had no rows. */
  readonly empty: boolean;
};

/** After the first question. */
export type Standing = TableContext & { readonly query: Query };

/** A new question and what was said for it. */
export type Turned = {
  readonly query: Query;
  readonly text: string;
  /** Besides the name of its act. */
  readonly labels?: readonly string[];
  /** What is left for an aside. */
  readonly suspends?: Query;
};

export const askingOf = ({ random, world, query: { of }, today }: Standing): Asking => ({
  random,
  world,
  of,
  today,
});
