// What each switch beyond the paper brings, paired with the paper's own system, as tables.
import type { Interval } from "../../evaluation/bootstrap.ts";
import { createRandom } from "../../random.ts";
import { points } from "../../text/percent.ts";
import { improvementBase } from "../jobs/definitions.ts";
import type { JobOutcome, Measured } from "../jobs/job-outcome.ts";
import { pairedIntervals } from "./paired.ts";
import type { Results, RowComparison } from "./results.ts";
import {
  goldDev,
  markdownTable,
  meanDeviation,
  measurementsOf,
  onDev,
  percent,
  rowNames,
} from "./tables.ts";

/** Needs the turn-by-turn marks of the outcomes. */
export function compareImprovements(outcomes: readonly JobOutcome[]): RowComparison[] {
  const against = { row: improvementBase, which: onDev };
  return rowNames(outcomes).flatMap((row): RowComparison[] => {
    const free = { row, which: onDev };
    const pairs = [
      ["strict", row === improvementBase ? undefined : against, free],
      ["gap", free, { row, which: goldDev }],
    ] as const;
    return pairs.flatMap(([of, a, b]) => {
      if (a === undefined) return [];
      const interval = pairedIntervals(outcomes, a, b, createRandom(`improvements/${row}/${of}`));
      return interval === undefined ? [] : [{ row, of, ...interval }];
    });
  });
}

export function improvementSections({ outcomes, comparisons = [] }: Results): string[] {
  const rows = rowNames(outcomes);
  const gapOf = (row: string): number =>
    meanOf(measurementsOf(outcomes, row, goldDev)) - meanOf(measurementsOf(outcomes, row, onDev));
  const compared = (row: string, of: RowComparison["of"]): RowComparison | undefined =>
    comparisons.find((one) => one.row === row && one.of === of);

  const accuracy = rows.map((row): string[] => {
    const free = measurementsOf(outcomes, row, onDev);
    const gold = measurementsOf(outcomes, row, goldDev);
    const difference = compared(row, "strict");
    const gap = compared(row, "gap");
    const share = gapOf(row) / gapOf(improvementBase);
    return [
      row,
      percent(strictOf(free)),
      difference === undefined ? "" : signed(difference),
      percent(strictOf(gold)),
      gap === undefined ? oneDigit(gapOf(row)) : signed(gap),
      Number.isFinite(share) ? `${(100 * share).toFixed(0)}%` : "",
      percent(meanDeviation(free.map((one) => one.valid))),
      String(free.length),
    ];
  });

  const further = rows.map((row): string[] => {
    const free = measurementsOf(outcomes, row, onDev);
    const of = outcomes.filter(({ spec }) => spec.row === row);
    const focus = free.flatMap((one) => one.by_phenomenon["focus-return"]?.strict ?? []);
    const minutes = meanDeviation(of.map((one) => one.trainSeconds / 60)).mean;
    return [
      row,
      percent(meanDeviation(free.map((one) => one.query))),
      percent(meanDeviation(free.map((one) => one.strict_nonempty))),
      percent(meanDeviation(focus)),
      meanDeviation(of.map((one) => one.latency.ms_p50)).mean.toFixed(0),
      minutes.toFixed(minutes < 10 ? 1 : 0),
    ];
  });

  const base = measurementsOf(outcomes, improvementBase, onDev)[0];
  const resumed = base?.by_phenomenon["focus-return"]?.turns;
  const about = [
    `Development set. The difference is that of strict accuracy to "${improvementBase}", over the`,
    "same turns and seeds; the gap is strict accuracy with gold less that with predicted previous",
    "queries, what the model loses to its own earlier mistakes, and beside it stands its share of",
    `the gap of "${improvementBase}". In brackets 95% intervals, by drawing conversations and seeds`,
    "again.",
  ];
  const aboutFurther = [
    "Focus return is strict accuracy over the",
    ...(resumed === undefined ? [] : [String(resumed)]),
    "turns that take up what an aside had interrupted; a turn's time is the median of ten",
    "conversations held one at a time, beside other jobs.",
  ];
  return [
    about.join(" "),
    markdownTable(
      "switch | strict | difference | strict, gold previous | gap | of the paper's gap | valid | seeds",
      accuracy,
    ),
    aboutFurther.join(" "),
    markdownTable(
      "switch | query | strict, gold has rows | focus return | ms a turn | training, min",
      further,
    ),
  ];
}

const strictOf = (runs: readonly Measured[]) => meanDeviation(runs.map((run) => run.strict));
const meanOf = (runs: readonly Measured[]): number => strictOf(runs).mean;
const oneDigit = (share: number): string =>
  Number.isFinite(share) ? (100 * share).toFixed(1) : "";

function signed({ mean, low, high }: Interval): string {
  return `${points(mean)} (${points(low)} to ${points(high)})`;
}
