// Differences between two rows of an experiment over the same turns. Conversations are drawn again and
// again, since others might have been had, and seeds, since training is luck: together where both rows
// have the same ones, each row's own where they have not.
import { z } from "zod";
import type { Interval } from "../../evaluation/bootstrap.ts";
import type { Random } from "../../random.ts";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import type { TurnMarks } from "./marks.ts";
import type { Which } from "./tables.ts";

/** A row of an experiment, as measured in one way. */
type ScoredRow = { readonly row: string; readonly which: Which };

/** The seeds of either row whose single turns are known. */
export const comparedRuns = z.object({ base: z.array(z.number()), other: z.array(z.number()) });

type PairedInterval = Interval & {
  /** Two-sided: how often a draw shows no difference or the other sign. */
  readonly p: number;
  /** Of the row that has fewer. */
  readonly seeds: number;
  readonly runs: z.infer<typeof comparedRuns>;
};

const draws = 2000;

/** Strict accuracy of `other` minus that of `base` with its 95% interval. */
export function pairedIntervals(
  outcomes: readonly JobOutcome[],
  base: ScoredRow,
  other: ScoredRow,
  random: Random,
): PairedInterval | undefined {
  const [a, b] = [marksBySeed(outcomes, base), marksBySeed(outcomes, other)];
  const runs = { base: [...a.keys()], other: [...b.keys()] };
  const all = [...a.values(), ...b.values()];
  const turns = turnsOfAll(all);
  const ids = [...turns.keys()].sort();
  if (a.size === 0 || b.size === 0 || ids.length === 0) return undefined;
  const asked = ids.map((id) => turns.get(id)!.length);
  const rightOf = (marks: TurnMarks): number[] =>
    ids.map((id) => turns.get(id)!.filter((i) => marks[id]![i] === "1").length);
  const [left, right] = [[...a.values()].map(rightOf), [...b.values()].map(rightOf)];
  const together = a.size === b.size && runs.base.every((seed, i) => seed === runs.other[i]);
  const share = (some: readonly (readonly number[])[], at: readonly number[]): number => {
    let [sum, most] = [0, 0];
    for (const i of at) {
      most += asked[i]!;
      for (const counts of some) sum += counts[i]!;
    }
    return most === 0 ? 0 : sum / (most * some.length);
  };
  // One fewer than there are: as many as there are would make a few vary less than they do.
  const drawn = (count: number): number[] =>
    Array.from({ length: Math.max(1, count - 1) }, () => random.below(count));
  const values = Array.from({ length: draws }, () => {
    const some = drawn(left.length);
    const others = together ? some : drawn(right.length);
    const at = drawn(ids.length);
    const of = (side: readonly number[][], seeds: readonly number[]) =>
      share(
        seeds.map((i) => side[i]!),
        at,
      );
    return of(right, others) - of(left, some);
  }).sort((x, y) => x - y);
  const at = (rank: number): number => values[Math.min(draws - 1, Math.floor(rank * draws))]!;
  const whole = [...ids.keys()];
  const mean = share(right, whole) - share(left, whole);
  const against = values.filter((value) => (mean >= 0 ? value <= 0 : value >= 0)).length;
  const p = Math.min(1, (2 * (against + 1)) / (draws + 1));
  const seeds = Math.min(a.size, b.size);
  return { mean, low: at(0.025), high: at(0.975), p, seeds, runs };
}

/** By seed, in the order of seeds; runs of whose single turns nothing is known are left out. */
function marksBySeed(
  outcomes: readonly JobOutcome[],
  { row, which }: ScoredRow,
): Map<number, TurnMarks> {
  const found = outcomes
    .filter(({ spec }) => spec.row === row)
    .flatMap(({ spec, measured }) =>
      measured
        .filter(({ part, previous }) => part === which.part && previous === which.previous)
        .filter((one) => Object.keys(one.outcomes).length > 0)
        .map((one): [number, TurnMarks] => [spec.seed, one.outcomes]),
    );
  return new Map(found.sort(([one], [other]) => one - other));
}

/** Of each conversation, the turns that every run has a mark of. */
function turnsOfAll(runs: readonly TurnMarks[]): Map<string, number[]> {
  const turns = new Map<string, number[]>();
  for (const [id, marks] of Object.entries(runs[0] ?? {})) {
    const known = [...marks]
      .map((_, i) => i)
      .filter((i) => runs.every((run) => ["0", "1"].includes(run[id]?.[i] ?? "-")));
    if (known.length > 0) turns.set(id, known);
  }
  return turns;
}
