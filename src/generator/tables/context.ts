// Where a conversation about tables stands, and what a turn makes of it.
import type { Random } from "../../random.ts";
import type { Query } from "./query.ts";
import type { World } from "./world.ts";

export type Context = {
  readonly world: World;
  readonly random: Random;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Asks for measures and periods rather than looks things up. */
  readonly analyst: boolean;
  /** What was asked last. */
  readonly query?: Query;
  /** All that was asked, that included. */
  readonly history: readonly Query[];
  /** The SQL of the last. */
  readonly sql?: string;
  /** Something depended on the day. */
  readonly dated: boolean;
  /** The last query had no rows. */
  readonly empty: boolean;
};

/** After the first question. */
export type Standing = Context & { readonly query: Query };

/** A new question and what was said for it. */
export type Turned = {
  readonly query: Query;
  readonly text: string;
  /** Besides the name of its act. */
  readonly labels?: readonly string[];
};
