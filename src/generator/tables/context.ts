// Where a conversation about tables stands, and what a turn makes of it.
import type { Random } from "../../random.ts";
import type { TableQuery } from "./query.ts";
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
  readonly query?: TableQuery;
  /** All that was asked, that included. */
  readonly history: readonly TableQuery[];
  /** Left for an aside, to be returned to. */
  readonly suspended?: TableQuery | undefined;
  /** The SQL of the last. */
  readonly sql?: string;
  /** Something depended on the day. */
  readonly dated: boolean;
  /** The last query had no rows. */
  readonly empty: boolean;
};

/** After the first question. */
export type Standing = TableContext & { readonly query: TableQuery };

/** A new question and what was said for it. */
export type Turned = {
  readonly query: TableQuery;
  readonly text: string;
  /** Besides the name of its act. */
  readonly labels?: readonly string[];
  /** What is left for an aside. */
  readonly suspends?: TableQuery;
};

export const askingOf = ({ random, world, query: { of }, today }: Standing): Asking => ({
  random,
  world,
  of,
  today,
});
