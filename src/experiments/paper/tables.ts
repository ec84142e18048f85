// From the outcomes of jobs to tables in Markdown, ours beside the paper's.
import type { JobOutcome, Measured } from "../jobs/job-outcome.ts";
import type { PaperRow } from "./paper-numbers.ts";

export type MeanDeviation = {
  readonly mean: number;
  readonly deviation: number;
  readonly count: number;
};

export type Which = { readonly part: "dev" | "test"; readonly previous: "predicted" | "gold" };
type Metric = "query" | "relaxed" | "strict";

export const onDev: Which = { part: "dev", previous: "predicted" };
export const onTest: Which = { part: "test", previous: "predicted" };
export const goldDev: Which = { part: "dev", previous: "gold" };
export const goldTest: Which = { part: "test", previous: "gold" };

/** Sample deviation (n - 1), as over a handful of seeds; 0 for one. */
export function meanDeviation(values: readonly number[]): MeanDeviation {
  const count = values.length;
  if (count === 0) return { mean: Number.NaN, deviation: Number.NaN, count };
  const mean = values.reduce((a, b) => a + b, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: count === 1 ? 0 : Math.sqrt(squares / (count - 1)), count };
}

/** Every seed's measurement of a row. */
export function measurementsOf(
  outcomes: readonly JobOutcome[],
  row: string,
  which: Which,
): Measured[] {
  return outcomes
    .filter((outcome) => outcome.spec.row === row)
    .flatMap((outcome) => outcome.measured)
    .filter((one) => one.part === which.part && one.previous === which.previous);
}

export function rowNames(outcomes: readonly JobOutcome[]): string[] {
  return [...new Set(outcomes.map((outcome) => outcome.spec.row))];
}

export type TableRow = {
  readonly name: string;
  readonly row: string;
  readonly which: Which;
  readonly paper?: PaperRow;
};

/** Rows without a measurement are left out, so that a run in pieces shows what it has. */
export function accuracyTable(outcomes: readonly JobOutcome[], rows: readonly TableRow[]): string {
  const body = rows.flatMap(({ name, row, which, paper }) => {
    const found = measurementsOf(outcomes, row, which);
    if (found.length === 0) return [];
    const ours = (metric: Metric): string =>
      percent(meanDeviation(found.map((one) => one[metric])));
    const theirs = (metric: Metric): string =>
      paper === undefined ? "" : `${paper[metric][0].toFixed(1)} ± ${paper[metric][1].toFixed(1)}`;
    const nonempty = percent(meanDeviation(found.map((one) => one.strict_nonempty)));
    const valid = percent(meanDeviation(found.map((one) => one.valid)));
    return [
      [
        name,
        ours("query"),
        theirs("query"),
        ours("relaxed"),
        theirs("relaxed"),
        ours("strict"),
        theirs("strict"),
        nonempty,
        valid,
        speedOf(outcomes, row),
        epochsOf(outcomes, row),
        String(found.length),
      ],
    ];
  });
  const head =
    "system | query | paper | relaxed | paper | strict | paper | strict, gold has rows | valid | ms a turn | epochs | seeds";
  return markdownTable(head, body);
}

/** Mean over seeds of the median turn, conversations held one at a time. */
function speedOf(outcomes: readonly JobOutcome[], row: string): string {
  const times = outcomes
    .filter(({ spec }) => spec.row === row)
    .map(({ latency }) => latency.ms_p50);
  return meanDeviation(times).mean.toFixed(0);
}

/** Seed by seed; with a star where training was stopped before its own end. */
function epochsOf(outcomes: readonly JobOutcome[], row: string): string {
  return outcomes
    .filter(({ spec }) => spec.row === row)
    .map((outcome) => `${outcome.epochs}${isUnfinished(outcome) ? "*" : ""}`)
    .join(", ");
}

export const isUnfinished = ({ ended }: Pick<JobOutcome, "ended">): boolean =>
  ended === "unfinished";

export function percent({ mean, deviation, count }: MeanDeviation): string {
  if (count === 0) return "";
  return count === 1
    ? (100 * mean).toFixed(1)
    : `${(100 * mean).toFixed(1)} ± ${(100 * deviation).toFixed(1)}`;
}

/** `head`: its cells as they stand in a line of the table. */
export function markdownTable(head: string, body: readonly (readonly string[])[]): string {
  const rule = head.split(" | ").map((_, i) => (i === 0 ? "---" : "---:"));
  return [head, ...[rule, ...body].map((cells) => cells.join(" | "))]
    .map((line) => `| ${line} |`)
    .join("\n");
}
