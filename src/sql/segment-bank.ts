// Remembers the segments of an interaction: which can be copied now, and since when each is known.

import { extractSegments, type SegmentOptions } from "./segments.ts";
import { joinWords } from "./words.ts";

/** The paper's tuple: first query, most recent query, and the place in the latter. */
export type Segment = {
  readonly words: readonly string[];
  /** The turn whose query first held it, ever. */
  readonly firstTurn: number;
  /** The most recent turn whose query holds it. */
  readonly lastTurn: number;
  /** Place in the words of the query of lastTurn, end exclusive. */
  readonly start: number;
  readonly end: number;
};

export type BankOptions = SegmentOptions & {
  /** From how many of the latest queries segments are taken; the paper's 1 is the default. */
  readonly lastQueries?: number;
  /** At most so many segments; those of the latest query first, then the longer ones. */
  readonly limit?: number;
};

/** A value: adding a query gives a new bank and leaves this one as it was. */
export type SegmentBank = {
  readonly segments: readonly Segment[];
  /** The queries that segments point into, by turn, oldest first. */
  readonly queries: ReadonlyMap<number, readonly string[]>;
  /** After a turn whose query is good to copy from. Turns must rise. */
  add(turn: number, words: readonly string[]): SegmentBank;
};

export function createSegmentBank(options: BankOptions = {}): SegmentBank {
  return bank(new Map(), new Map(), options);
}

function bank(
  queries: ReadonlyMap<number, readonly string[]>,
  firstTurns: ReadonlyMap<string, number>,
  options: BankOptions,
): SegmentBank {
  return {
    queries,
    segments: available(queries, firstTurns, options),
    add(turn, words) {
      if ([...queries.keys()].some((earlier) => earlier >= turn)) {
        throw new RangeError(`segment bank: turn ${turn} does not follow the turns before it`);
      }
      const known = new Map(firstTurns);
      for (const segment of extractSegments(words, options)) {
        const key = joinWords(segment.words);
        if (!known.has(key)) known.set(key, turn);
      }
      const latest = [...queries, [turn, [...words]] as const].slice(-(options.lastQueries ?? 1));
      return bank(new Map(latest), known, options);
    },
  };
}

function available(
  queries: ReadonlyMap<number, readonly string[]>,
  firstTurns: ReadonlyMap<string, number>,
  options: BankOptions,
): Segment[] {
  const found = new Map<string, Segment>();
  for (const [turn, words] of [...queries].reverse()) {
    const spans = extractSegments(words, options);
    // Of older queries the larger parts matter most: they are the way back to an earlier state.
    if (found.size > 0) spans.sort((a, b) => b.words.length - a.words.length);
    for (const span of spans) {
      const key = joinWords(span.words);
      if (found.has(key)) continue;
      found.set(key, { ...span, firstTurn: firstTurns.get(key) ?? turn, lastTurn: turn });
    }
  }
  return [...found.values()].slice(0, options.limit);
}
