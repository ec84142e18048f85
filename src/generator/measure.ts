// Watches interactions go by and reports what they are like: turns, vocabulary, skeletons, coverage.
import type { Interaction } from "../dataset/interaction.ts";
import type { Reader } from "../reader/reader.ts";
import { coverage, languageOf } from "./coverage.ts";

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
