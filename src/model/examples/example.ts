// An interaction as numbers: what the network reads and what it should produce. No tensors here.

/** One utterance. */
export type TurnExample = {
  /** Rows of the input embedding. */
  readonly input: readonly number[];
  /** Rows of the word vectors, 0 for none; empty when the model has none. */
  readonly vectors: readonly number[];
  /** Buckets of each word's character trigrams; empty when the model has none. */
  readonly characters: readonly (readonly number[])[];
  /** At each position the placeholder that stands there, if one does. */
  readonly placeholders: readonly (string | null)[];
};

/** A piece of an earlier query that can be copied. */
export type SegmentExample = {
  /** Turn index (from 0) of the query it is read from. */
  readonly turn: number;
  /** First and last word in that query, both inclusive. */
  readonly start: number;
  readonly end: number;
  /** Turns since its first appearance, from 1; beyond the largest age, how many queries are newer. */
  readonly age: number;
};

/** A step of the target. */
export type TargetSymbol =
  | { readonly kind: "word"; readonly row: number }
  | { readonly kind: "placeholder"; readonly name: string; readonly row: number }
  | { readonly kind: "segment"; readonly segment: number };

/** The end symbol included. */
export type TargetSymbols = readonly TargetSymbol[];

export type InteractionExample = {
  readonly turns: readonly TurnExample[];
  /** Output rows of the query after each turn; null where there is none to copy from. */
  readonly queries: readonly (readonly number[] | null)[];
  /** Segments offered at each turn. */
  readonly segments: readonly (readonly SegmentExample[])[];
  /** Ways to produce the gold of each turn; none where the turn gives no loss. */
  readonly targets: readonly (readonly TargetSymbols[])[];
};

/** One decoder input: the mean of these output rows. */
export function symbolRows(
  symbol: TargetSymbol,
  segments: readonly SegmentExample[],
  queries: InteractionExample["queries"],
): readonly number[] {
  switch (symbol.kind) {
    case "word":
    case "placeholder":
      return [symbol.row];
    case "segment": {
      const { turn, start, end } = segments[symbol.segment]!;
      return queries[turn]!.slice(start, end + 1);
    }
    default:
      return symbol satisfies never;
  }
}
