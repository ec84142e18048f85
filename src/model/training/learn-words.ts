// Which words training questions were asked with, and the pieces of queries they go with: what later
// tells a word that is known from one that is not.
import type { InputSymbol } from "../../entities/placeholder.ts";
import { thingAskedFor } from "../../words/asked-thing.ts";
import { isOrdinary } from "../../words/near-words.ts";
import { piecesOf } from "../../words/query-pieces.ts";

/** By word: tables, columns and functions, those most bound to it first. */
export type SaidWords = Readonly<Record<string, readonly string[]>>;

type LearnedTurn = {
  readonly symbols: readonly InputSymbol[];
  readonly golds: readonly (readonly string[])[];
};

/** Rarer words are slips of the pen. */
const leastCount = 4;
/** A piece goes with a word that it mostly accompanies, and clearly more than it does others. */
const leastShare = 0.4;
const leastLift = 1.5;
const mostPieces = 4;
/** What is asked for less often is something else said in its place. */
const leastAsked = 2;

export function learnWords(
  interactions: Iterable<{ readonly turns: readonly LearnedTurn[] }>,
): SaidWords {
  const answered = new Map<string, number>();
  const refused = new Map<string, number>();
  const pieces = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  let turns = 0;
  for (const interaction of interactions) {
    let before = new Set<string>();
    for (const { symbols, golds } of interaction.turns) {
      const words = new Set(symbols.flatMap(({ text, type }) => (type ? [] : [text])));
      const gold = golds[0];
      if (gold === undefined) {
        for (const word of words) increase(refused, word);
        continue;
      }
      turns++;
      const now = namesIn(gold);
      const fresh = [...now].filter((piece) => !before.has(piece));
      before = now;
      for (const piece of fresh) increase(pieces, piece);
      for (const word of words) {
        increase(answered, word);
        const own = together.get(word) ?? new Map<string, number>();
        together.set(word, own);
        for (const piece of fresh) increase(own, piece);
      }
    }
  }
  const said: Record<string, readonly string[]> = {};
  for (const [word, count] of [...answered].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < leastCount || count < (refused.get(word) ?? 0) || !/\p{L}/u.test(word)) continue;
    said[word] = [...(together.get(word) ?? [])]
      .map(([piece, both]) => ({
        piece,
        share: both / count,
        lift: (both * turns) / (count * (pieces.get(piece) ?? 1)),
      }))
      .filter(({ share, lift }) => share >= leastShare && lift >= leastLift)
      .sort((a, b) => b.lift - a.lift || (a.piece < b.piece ? -1 : 1))
      .slice(0, mostPieces)
      .map(({ piece }) => piece);
  }
  return said;
}

/** The everyday words that stand in the place of what is asked for, in questions that had an answer, in order. */
export function learnAsked(
  interactions: Iterable<{ readonly turns: readonly LearnedTurn[] }>,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { turns } of interactions)
    for (const { symbols, golds } of turns) {
      const thing = golds[0] === undefined ? undefined : thingAskedFor(symbols, { which: true });
      if (thing !== undefined && thing.type === undefined) increase(counts, thing.text);
    }
  return [...counts]
    .flatMap(([word, count]) => (count >= leastAsked && isOrdinary(word) ? [word] : []))
    .sort();
}

function namesIn(gold: readonly string[]): Set<string> {
  const { names, keywords } = piecesOf(gold.join(" "));
  const functions = ["MIN", "MAX", "COUNT", "SUM", "AVG", "NOT"].filter((word) =>
    keywords.has(word),
  );
  return new Set([...[...names].filter((name) => name.includes(".")), ...functions]);
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
