// The paper's claims as differences between rows, each with its interval: which hold here, which do
// not, and which cannot be told.
import { z } from "zod";
import { createRandom } from "../../random.ts";
import { ablations } from "../jobs/definitions.ts";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { comparedRuns, pairedIntervals } from "./paired.ts";
import { paperDevelopment, paperGold, paperTest } from "./paper-numbers.ts";
import { isUnfinished, meanDeviation, measurementsOf, type Which } from "./tables.ts";

export const claim = z.object({
  says: z.string(),
  part: z.enum(["dev", "test"]),
  /** Points of strict accuracy in the paper. */
  paper: z.number(),
  /** Of ours, as shares, with the 95% interval and the two-sided p of no difference. */
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  p: z.number(),
  /** Of the row that has fewer. */
  seeds: z.number(),
  /** Which; claims of before they were written down do not say. */
  runs: comparedRuns.optional(),
  /** The difference of all seeds' means, those included of whose single turns nothing is known. */
  all: z.number().optional(),
  /** Some row of it was stopped before its end: what is so now may change. */
  unfinished: z.boolean().default(false),
  /** And after another number of epochs than the other: the difference may be that of the epochs. */
  uneven: z.boolean().default(false),
});
export type Claim = z.infer<typeof claim>;

type ReportedRow = { readonly row: string; readonly previous: Which["previous"] };
type Comparison = {
  readonly says: string;
  readonly better: ReportedRow;
  readonly worse: ReportedRow;
};

const predicted = (row: string): ReportedRow => ({ row, previous: "predicted" });
const gold = (row: string): ReportedRow => ({ row, previous: "gold" });

const claimed = (says: string, better: ReportedRow, worse: ReportedRow): Comparison => ({
  says,
  better,
  worse,
});

const systems: readonly Comparison[] = [
  claimed(
    "history helps (seq2seq-h over seq2seq-0)",
    predicted("seq2seq-h"),
    predicted("seq2seq-0"),
  ),
  claimed(
    "scoring anonymised tokens by attention helps (s2s+anon over seq2seq-h)",
    predicted("s2s+anon"),
    predicted("seq2seq-h"),
  ),
  claimed("copying segments helps (full over s2s+anon)", predicted("full"), predicted("s2s+anon")),
  claimed(
    "segments can stand in for attention on history (full-0 over s2s+anon)",
    predicted("full-0"),
    predicted("s2s+anon"),
  ),
  claimed("both together are best (full over full-0)", predicted("full"), predicted("full-0")),
  claimed(
    "errors propagate (full with gold over predicted previous queries)",
    gold("full"),
    predicted("full"),
  ),
];

const comparisons: readonly Comparison[] = [
  ...systems,
  ...ablations.map(([row, what]) =>
    claimed(`${what} helps (full over full without)`, predicted("full"), predicted(row)),
  ),
  ...ablations.map(([row, what]) =>
    claimed(`${what} helps with gold previous queries`, gold("full"), gold(row)),
  ),
];

/** Of what was measured; without the marks of single turns there is nothing to compare. */
export function weighClaims(outcomes: readonly JobOutcome[]): Claim[] {
  return (["dev", "test"] as const).flatMap((part) => weigh(outcomes, comparisons, part));
}

/** Those about systems, on rows that stand in a group: "sparc/interaction/full". */
export function weighSystems(outcomes: readonly JobOutcome[], group: string): Claim[] {
  const rest = (row: string): string => row.slice(group.length + 1);
  const own = outcomes
    .filter(({ spec }) => spec.row.startsWith(`${group}/`))
    .map((one) => ({ ...one, spec: { ...one.spec, row: rest(one.spec.row) } }));
  return weigh(own, systems, "test").map((one) => ({ ...one, says: `${group}: ${one.says}` }));
}

function weigh(
  runs: readonly JobOutcome[],
  list: readonly Comparison[],
  part: Which["part"],
): Claim[] {
  const outcomes = withoutNeedlesslyStopped(runs);
  return list.flatMap(({ says, better, worse }): Claim[] => {
    const paper = reported(part, better) - reported(part, worse);
    if (Number.isNaN(paper)) return [];
    const side = ({ row, previous }: ReportedRow) => ({ row, which: { part, previous } });
    const random = createRandom(`claim/${part}/${says}`);
    const found = pairedIntervals(outcomes, side(worse), side(better), random);
    if (found === undefined) return [];
    const ours = outcomes.filter(
      ({ spec }) => spec.row === better.row && found.runs.other.includes(spec.seed),
    );
    const others = outcomes.filter(
      ({ spec }) => spec.row === worse.row && found.runs.base.includes(spec.seed),
    );
    const unfinished = [...ours, ...others].some(isUnfinished);
    const epochs = (runs: readonly JobOutcome[]): string => runs.map((run) => run.epochs).join();
    const uneven = unfinished && epochs(ours) !== epochs(others);
    const strict = ({ row, previous }: ReportedRow): number =>
      meanDeviation(measurementsOf(outcomes, row, { part, previous }).map((one) => one.strict))
        .mean;
    const all = strict(better) - strict(worse);
    return [{ says, part, paper, ...found, all, unfinished, uneven }];
  });
}

/** Runs that were stopped count where their row has no others. */
function withoutNeedlesslyStopped(outcomes: readonly JobOutcome[]): JobOutcome[] {
  const finished = new Set(
    outcomes.filter((run) => !isUnfinished(run)).map(({ spec }) => spec.row),
  );
  return outcomes.filter((run) => !isUnfinished(run) || !finished.has(run.spec.row));
}

/** The paper's strict accuracy; NaN where it reports none. */
function reported(part: Which["part"], { row, previous }: ReportedRow): number {
  const table = part === "dev" ? paperDevelopment : paperTest;
  const inTable = previous === "predicted" ? table[row] : row === "full" && table["full-gold"];
  const found = inTable || (part === "dev" && previous === "gold" ? paperGold[row] : undefined);
  return found?.strict[0] ?? Number.NaN;
}

/** In words: by the interval alone, where both rows had their chance. */
export function verdict({ low, high, paper, unfinished, uneven }: Claim): string {
  if (uneven) return "cannot be told yet*";
  const sign = Math.sign(paper);
  const until = unfinished ? " so far*" : "";
  if (low > 0) return `${sign >= 0 ? "holds" : "the other way round"}${until}`;
  if (high < 0) return `${sign < 0 ? "holds" : "the other way round"}${until}`;
  return `cannot be told${until}`;
}
