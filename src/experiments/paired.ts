// Differences between two rows of an experiment, paired by seed and turn.
import { type Interval, pairedDifference } from "../evaluation/bootstrap.ts";
import type { PredictionLine } from "../evaluation/prediction.ts";
import type { Random } from "../random.ts";
import type { JobOutcome, Measured } from "./experiment-job.ts";
import type { Which } from "./tables.ts";

/** Strict accuracy of `row` minus that of `base`, over the seeds that both have. */
export function pairedIntervals(
  outcomes: readonly JobOutcome[],
  base: string,
  row: string,
  which: Which,
  random: Random,
): Interval | undefined {
  const lines = (name: string): PredictionLine[] =>
    outcomes
      .filter((outcome) => outcome.spec.row === name)
      .flatMap((outcome) =>
        outcome.measured
          .filter((one) => one.part === which.part && one.previous === which.previous)
          .flatMap((one) => asLines(one, outcome.spec.seed)),
      );
  const [a, b] = [lines(base), lines(row)];
  return a.length === 0 || b.length === 0 ? undefined : pairedDifference(a, b, "strict", random);
}

/** Only what pairing needs; a seed's turns are their own. */
function asLines(measured: Measured, seed: number): PredictionLine[] {
  return measured.outcomes.map(([id, turn, query, strict, relaxed]) => ({
    id: `${seed}/${id}`,
    turn,
    query,
    strict,
    relaxed,
    utterance: "",
    gold: [],
    sql: "",
    previous: measured.previous,
    provenance: [],
    ms: 0,
  }));
}
