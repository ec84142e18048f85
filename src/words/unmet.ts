// What a law about words and queries looks at (said-outright.ts), and what it finds unheeded.
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { Token } from "../text/token.ts";
import type { Lexis } from "./lexis.ts";
import type { QueryPieces } from "./query-pieces.ts";

export type Outright = {
  readonly utterance: string;
  readonly sql: string;
  /** The query that it goes on from. */
  readonly before?: string | undefined;
  readonly lexis?: Lexis | undefined;
  /** The values that the utterance was heard to name. */
  readonly values?: readonly ResolvedValue[] | undefined;
};

/** A word that is not heeded, and the words that it is said with. */
export type Unmet = { readonly token: Token; readonly start: number; readonly end: number };

export type SaidAndDone = Outright & {
  readonly tokens: readonly Token[];
  readonly pieces: QueryPieces;
};

export const spanning = (token: Token, last: Token = token): Unmet => ({
  token,
  start: Math.min(token.start, last.start),
  end: Math.max(token.end, last.end),
});
