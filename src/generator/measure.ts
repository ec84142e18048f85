// Watches interactions go by and reports what they are like: turns, vocabulary, skeletons, coverage.
import type { Interaction } from "../dataset/interaction.ts";
import type { InputSymbol } from "../entities/placeholder.ts";
import type { Reader } from "../reader/reader.ts";

type Report = {
  readonly interactions: number;
  readonly turns: number;
  readonly longest: number;
  /** Turns by label. */
  readonly labels: Readonly<Record<string, number>>;
  /** Of the first utterances, at most so many as are said in `measured`. */
  readonly measured: number;
  readonly vocabulary: number;
  readonly skeletons: number;
  /** Shares of the occurrences in real questions, where these are at hand. */
  readonly coverage?: { readonly words: number; readonly trigrams: number };
};

/** Reading is the slow part: enough to know the language by. */
const mostUtterances = 20_000;

export type Watch = {
  readonly see: (interaction: Interaction) => void;
  readonly report: (reader: Reader, real?: readonly string[]) => Report;
};

export function startWatch(): Watch {
  const said: { utterance: string; date: string }[] = [];
  const labels: Record<string, number> = {};
  let interactions = 0;
  let turns = 0;
  let longest = 0;
  return {
    see(interaction) {
      interactions++;
      turns += interaction.turns.length;
      longest = Math.max(longest, interaction.turns.length);
      const date = interaction.date ?? "1993-01-01";
      for (const turn of interaction.turns) {
        for (const label of turn.labels ?? []) labels[label] = (labels[label] ?? 0) + 1;
        if (said.length < mostUtterances) said.push({ utterance: turn.utterance, date });
      }
    },
    report(reader, real) {
      const own = languageOf(reader, said);
      const counts = {
        interactions,
        turns,
        longest,
        labels,
        measured: own.utterances,
        vocabulary: own.words.size,
        skeletons: own.skeletons,
      };
      if (real === undefined) return counts;
      const date = "1991-01-15";
      const other = languageOf(
        reader,
        real.map((utterance) => ({ utterance, date })),
      );
      return {
        ...counts,
        coverage: {
          words: coverage(own.words, other.words),
          trigrams: coverage(own.trigrams, other.trigrams),
        },
      };
    },
  };
}

/**
 * How much of other people's language generated data also has: words and trigrams of skeletons, which are
 * utterances after anonymisation: "flights from CITY to CITY".
 */
type Language = {
  readonly words: ReadonlyMap<string, number>;
  readonly trigrams: ReadonlyMap<string, number>;
  readonly skeletons: number;
  readonly utterances: number;
};

type Said = { readonly utterance: string; readonly date: string };

/** Counts over utterances, each read by itself. */
function languageOf(reader: Reader, said: Iterable<Said>): Language {
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
function coverage(own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
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
