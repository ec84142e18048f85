// What the model remembers of a conversation: plain values, so that a state can be kept, branched
// from and rebuilt. A turn costs its own encoding and decoding, whatever came before.
import type { InputSymbol } from "../../entities/placeholder.ts";
import type { SegmentBank } from "../../sql/segment-bank.ts";
import type { TurnExample } from "../examples/example.ts";

/** An utterance, encoded once and reused by the turns that follow. */
export type EncodedTurn = {
  readonly example: TurnExample;
  readonly symbols: readonly InputSymbol[];
  /** [words, 2E]; without the turn-level encoder the history in front of it is there too. */
  readonly states: Float32Array;
  /** Final hidden and cell state, [2E]: where the decoder starts. */
  readonly h: Float32Array;
  readonly c: Float32Array;
};

/** A query that segments are read from. */
export type EncodedQuery = {
  readonly rows: readonly number[];
  /** [words, 2S] */
  readonly states: Float32Array;
};

export type ModelState = {
  readonly turns: readonly EncodedTurn[];
  /** After the last turn; null before the first, and without the turn-level encoder. */
  readonly discourse: { readonly h: Float32Array; readonly c: Float32Array } | null;
  readonly bank: SegmentBank;
  /** By turn number, those the bank points into. */
  readonly queries: ReadonlyMap<number, EncodedQuery>;
};
