// The turns that a model is measured on, and what it makes of them: a standard set or a file, and sets written by
// hand beside the tests.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Interaction } from "../../dataset/interaction.ts";
import { collected, first } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { UserError } from "../../errors.ts";
import type { EvaluatedInteraction } from "../../evaluation/evaluate.ts";
import { evaluateInParallel } from "../../evaluation/evaluate-in-parallel.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { builtInDatabase, databasePath } from "../../shipped/database.ts";
import { standardSet } from "../jobs/job-data.ts";
import { makeStandardSet } from "../making/write-talk.ts";

export type MeasuredTurns = {
  readonly model: string;
  readonly data?: string;
  readonly limit?: number;
  readonly workers?: number;
  /** Hears, in words, what is made once. */
  readonly tell: (text: string) => void;
};

/** For interactions without a date, as in the evaluation of real questions. */
export const date = "1991-01-01";

/** A set written by hand, of those beside the tests: they do not come with the package. */
export async function measuredSet(name: string): Promise<string> {
  const path = `test/measured/${name}.txt`;
  return readFile(path, "utf8").catch(() => {
    throw new UserError(`${path}: not there. Measure in a checkout of Segue.`);
  });
}

export async function interactionsOf({ data, limit, tell }: MeasuredTurns): Promise<Interaction[]> {
  if (data === undefined) {
    if (!existsSync(join(cacheFolder(), "sets", builtInDatabase, "test.jsonl"))) {
      tell(
        `making the standard set once (segue synthesize ${builtInDatabase} --standard ${builtInDatabase})`,
      );
    }
    const set = await standardSet(() => makeStandardSet(builtInDatabase, builtInDatabase));
    return [...set.dev.slice(0, limit)];
  }
  return collected(first(readInteractions(data), limit));
}

export async function resultsOf(
  { model, workers, tell }: MeasuredTurns,
  interactions: readonly Interaction[],
  previous: "predicted" | "gold" = "predicted",
): Promise<EvaluatedInteraction[]> {
  await databasePath(builtInDatabase, () => tell(`making the ${builtInDatabase} database once...`));
  const task = { model, database: builtInDatabase, previous, date };
  return evaluateInParallel(interactions, task, { ...(workers !== undefined && { workers }) });
}

export const linesOf = async (...asked: Parameters<typeof resultsOf>): Promise<PredictionLine[]> =>
  (await resultsOf(...asked)).flatMap((result) => result.lines);
