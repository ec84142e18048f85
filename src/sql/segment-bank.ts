// Remembers the segments of an interaction: which can be copied now, and since when each is known.

import { extractSegments, type SegmentOptions, type SegmentSpan } from "./segments.ts";
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

/** A query with its segments, each by its words joined: cut once, read at every later turn. */
type Cut = { readonly words: readonly string[]; readonly spans: ReadonlyMap<string, SegmentSpan> };

export function createSegmentBank(options: BankOptions = {}): SegmentBank {
  return bank(new Map(), new Map(), options);
}

function bank(
  cuts: ReadonlyMap<number, Cut>,
  firstTurns: ReadonlyMap<string, number>,
  options: BankOptions,
): SegmentBank {
  return {
    queries: new Map([...cuts].map(([turn, { words }]) => [turn, words])),
    segments: available(cuts, firstTurns, options),
    add(turn, words) {
      if ([...cuts.keys()].some((earlier) => earlier >= turn)) {
        throw new RangeError(`segment bank: turn ${turn} does not follow the turns before it`);
      }
      const spans = new Map(
        extractSegments(words, options).map((span) => [joinWords(span.words), span]),
      );
      const known = new Map(firstTurns);
      for (const key of spans.keys()) {
        if (!known.has(key)) known.set(key, turn);
      }
      const added: Cut = { words: [...words], spans };
      const latest = [...cuts, [turn, added] as const].slice(-(options.lastQueries ?? 1));
      return bank(new Map(latest), known, options);
    },
  };
}

function available(
  cuts: ReadonlyMap<number, Cut>,
  firstTurns: ReadonlyMap<string, number>,
  options: BankOptions,
): Segment[] {
  const found = new Map<string, Segment>();
  for (const [turn, { spans }] of [...cuts].reverse()) {
    const cut = [...spans];
    // Of older queries the larger parts matter most: they are the way back to an earlier state.
    if (found.size > 0) cut.sort(([, a], [, b]) => b.words.length - a.words.length);
    for (const [key, span] of cut) {
      if (found.has(key)) continue;
      found.set(key, { ...span, firstTurn: firstTurns.get(key) ?? turn, lastTurn: turn });
    }
  }
  return [...found.values()].slice(0, options.limit);
}
