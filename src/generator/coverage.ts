// How much of other people's language generated data also has: words and trigrams of skeletons.
// A skeleton is an utterance after anonymisation: "flights from CITY to CITY".
import type { InputSymbol } from "../entities/placeholder.ts";
import type { Reader } from "../reader/reader.ts";

export type Language = {
  readonly words: ReadonlyMap<string, number>;
  readonly trigrams: ReadonlyMap<string, number>;
  readonly skeletons: number;
  readonly utterances: number;
};

type Said = { readonly utterance: string; readonly date: string };

/** Counts over utterances, each read by itself. */
export function languageOf(reader: Reader, said: Iterable<Said>): Language {
  const words = new Map<string, number>();
  const trigrams = new Map<string, number>();
  const skeletons = new Set<string>();
  let utterances = 0;
  for (const { utterance, date } of said) {
    utterances++;
    const { symbols } = reader.read(utterance, { date, turn: 1, placeholders: [] });
    const skeleton = ["^", ...symbols.map(shape), "$"];
    for (const symbol of skeleton.slice(1, -1)) add(words, symbol);
    for (let at = 0; at + 3 <= skeleton.length; at++)
      add(trigrams, skeleton.slice(at, at + 3).join(" "));
    skeletons.add(skeleton.join(" "));
  }
  return { words, trigrams, skeletons: skeletons.size, utterances };
}

/** The share of occurrences in `other` whose key `own` also has. */
export function coverage(
  own: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  let known = 0;
  let all = 0;
  for (const [key, count] of other) {
    all += count;
    if (own.has(key)) known += count;
  }
  return all === 0 ? 1 : known / all;
}

const shape = (symbol: InputSymbol): string => symbol.type ?? symbol.text;

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
