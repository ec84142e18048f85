// Differences between two rows of an experiment, paired by seed and turn. Both are drawn again and
// again: the conversations, since others might have been had, and the seeds, since training is luck.
import type { Interval } from "../evaluation/bootstrap.ts";
import type { Random } from "../random.ts";
import type { JobOutcome } from "./job-outcome.ts";
import type { Which } from "./tables.ts";

/** Of one conversation under one seed: turns compared, and strictly right answers gained. */
type Pair = { readonly turns: number; readonly gained: number };

/** A row of an experiment, as measured in one way. */
type ScoredRow = { readonly row: string; readonly which: Which };

type PairedInterval = Interval & {
  /** Two-sided: how often a draw shows no difference or the other sign. */
  readonly p: number;
  readonly seeds: number;
};

/** Strict accuracy of `other` minus that of `base` with its 95% interval, over the seeds of both. */
const draws = 2000;

export function pairedIntervals(
  outcomes: readonly JobOutcome[],
  base: ScoredRow,
  other: ScoredRow,
  random: Random,
): PairedInterval | undefined {
  const [a, b] = [marksBySeed(outcomes, base), marksBySeed(outcomes, other)];
  const seeds = [...a.keys()].filter((seed) => b.has(seed));
  const ids = Object.keys(a.get(seeds[0] ?? -1) ?? {});
  if (ids.length === 0) return undefined;
  const pairs = seeds.map((seed) =>
    ids.map((id) => compare(a.get(seed)?.[id] ?? "", b.get(seed)?.[id] ?? "")),
  );
  const difference = (some: readonly (readonly Pair[])[], at: readonly number[]): number => {
    let [turns, gained] = [0, 0];
    for (const conversations of some) {
      for (const i of at) {
        turns += conversations[i]!.turns;
        gained += conversations[i]!.gained;
      }
    }
    return turns === 0 ? 0 : gained / turns;
  };
  const values = Array.from({ length: draws }, () =>
    difference(
      pairs.map(() => pairs[random.below(pairs.length)]!),
      ids.map(() => random.below(ids.length)),
    ),
  ).sort((x, y) => x - y);
  const at = (rank: number): number => values[Math.min(draws - 1, Math.floor(rank * draws))]!;
  const mean = difference(pairs, [...ids.keys()]);
  const against = values.filter((value) => (mean >= 0 ? value <= 0 : value >= 0)).length;
  const p = Math.min(1, (2 * (against + 1)) / (draws + 1));
  return { mean, low: at(0.025), high: at(0.975), p, seeds: seeds.length };
}

function marksBySeed(
  outcomes: readonly JobOutcome[],
  { row, which }: ScoredRow,
): Map<number, Readonly<Record<string, string>>> {
  const found = new Map<number, Readonly<Record<string, string>>>();
  for (const { spec, measured } of outcomes) {
    if (spec.row !== row) continue;
    for (const one of measured) {
      if (one.part === which.part && one.previous === which.previous) {
        found.set(spec.seed, one.outcomes);
      }
    }
  }
  return found;
}

function compare(a: string, b: string): Pair {
  let [turns, gained] = [0, 0];
  for (const [i, mark] of [...a].entries()) {
    const other = b[i];
    if (mark === "-" || other === undefined || other === "-") continue;
    turns++;
    gained += Number(other) - Number(mark);
  }
  return { turns, gained };
}
