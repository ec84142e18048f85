// What an experiment found, as it stands in results/NAME.json: enough to draw its tables and figures
// again without training anything.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import {
  type ExperimentName,
  type ExperimentOptions,
  experimentRows,
} from "../jobs/definitions.ts";
import { type JobOutcome, jobOutcome } from "../jobs/job-outcome.ts";
import { sameRun } from "../jobs/same-run.ts";
import { claim } from "./claims.ts";
import { packMarks, type TurnLists, turnLists, unpackMarks } from "./marks.ts";
import { comparedRuns } from "./paired.ts";

const comparison = z.object({
  row: z.string(),
  /** Strict accuracy less that of the first row, or the gap: with gold previous queries less with
   * predicted ones. */
  of: z.enum(["strict", "gap"]),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  /** Results of before they were written down have none. */
  p: z.number().optional(),
  seeds: z.number().optional(),
  runs: comparedRuns.optional(),
});
export type RowComparison = z.infer<typeof comparison>;

const meanMax = z.object({ mean: z.number(), max: z.number(), deviation: z.number() });
/** With the other counts of `computeStatistics`, which nothing draws. */
const statistics = z.looseObject({
  turns_per_interaction: meanMax,
  tokens_per_utterance: meanMax,
  tokens_per_query: meanMax,
  segments_per_query: meanMax,
  input_vocabulary: z.number(),
  output_vocabulary: z.number(),
  one_join: z.number(),
  two_joins: z.number(),
});

const published = z.object({
  experiment: z.enum(["paper", "improvements", "conversations", "atis-questions"]),
  command: z.string(),
  preset: z.string(),
  seeds: z.array(z.number()),
  date: z.string(),
  hardware: z.string(),
  /** Fingerprint of the standard set; results from before it was written down have none. */
  set: z.string().optional(),
  /** Jobs planned; `outcomes` are those that are done. */
  planned: z.number(),
  outcomes: z.array(jobOutcome),
  /** Paired over turns and seeds. */
  comparisons: z.array(comparison).optional(),
  /** Of the development set: by kind, the share of later turns with a reference of each age. */
  references: z.record(z.string(), z.array(z.number())).optional(),
  /** Of the whole set, as in the paper's Table 1. */
  statistics: statistics.optional(),
  /** The paper's claims, each as a difference with its interval. */
  claims: z.array(claim).optional(),
  /** The turns that the runs' marks are of. */
  turns: turnLists.optional(),
});

export const results = published.transform(({ turns = {}, ...found }) => ({
  ...found,
  outcomes: found.outcomes.map((outcome) => ({
    ...outcome,
    measured: outcome.measured.map(({ marks, ...one }) =>
      marks ? { ...one, outcomes: unpackMarks(marks, turns) } : one,
    ),
  })),
}));
export type Results = Readonly<z.infer<typeof results>>;

/** As it is written: with the turn-by-turn marks packed, and with the attention of one seed. */
export function resultsText(found: Results): string {
  const turns: TurnLists = {};
  const outcomes = found.outcomes.map((outcome) => ({
    ...outcome,
    attention: outcome.spec.seed === found.seeds[0] ? outcome.attention : [],
    measured: outcome.measured.map(({ outcomes: single, ...numbers }) => ({
      ...numbers,
      marks: packMarks(single, turns),
    })),
  }));
  return `${JSON.stringify({ ...found, outcomes, turns }, null, 1)}\n`;
}

/**
 * Of whatever queues hold, the outcomes of this experiment: one for each row and seed, in the
 * order of its tables. Known by what was done and not by a job's name, so that the results of
 * several machines can be put together.
 */
export function outcomesOf(
  name: ExperimentName,
  options: ExperimentOptions,
  all: readonly JobOutcome[],
): JobOutcome[] {
  const rows = experimentRows(name).filter((row) => options.rows?.includes(row) ?? true);
  return options.seeds.flatMap((seed) =>
    rows.flatMap((row) => {
      const found = all.filter(
        ({ spec }) =>
          spec.row === row &&
          spec.seed === seed &&
          spec.preset === options.preset &&
          spec.epochs === options.epochs &&
          isDeepStrictEqual(spec.settings, options.settings ?? {}),
      );
      return sameRun(found);
    }),
  );
}

/** The standard sets that outcomes say they come from. */
export function setsOf(outcomes: readonly JobOutcome[]): string[] {
  const named = outcomes.flatMap(({ spec: { data } }) =>
    data.kind === "standard" && data.set !== undefined ? [data.set] : [],
  );
  return [...new Set(named)];
}
