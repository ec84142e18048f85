// What the measures of a model share: the sets and turns to measure on, what the model makes of them, and
// how the figures are printed.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Interaction } from "../../dataset/interaction.ts";
import { collected } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { UserError } from "../../errors.ts";
import type { EvaluatedInteraction } from "../../evaluation/evaluate.ts";
import { evaluateInParallel } from "../../evaluation/evaluate-in-parallel.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { standardSet } from "../../experiments/job-data.ts";
import { makeStandardSet } from "../../experiments/write-talk.ts";
import { first } from "../commands/limit.ts";
import { databaseOptionPath } from "../database-option.ts";
import { printResult } from "../print-result.ts";

export type MeasureFlags = {
  readonly model: string;
  readonly data?: string;
  readonly limit?: number;
  readonly workers?: number;
  readonly json?: boolean;
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

export async function interactionsOf({ data, limit }: MeasureFlags): Promise<Interaction[]> {
  if (data === undefined) {
    if (!existsSync(join(cacheFolder(), "sets/flights/test.jsonl"))) {
      process.stderr.write(
        "segue: making the standard set once (segue synthesize flights --standard flights)\n",
      );
    }
    const set = await standardSet(() => makeStandardSet("flights", "flights"));
    return [...set.dev.slice(0, limit)];
  }
  return collected(first(readInteractions(data), limit));
}

export async function resultsOf(
  { model, workers }: MeasureFlags,
  interactions: readonly Interaction[],
  previous: "predicted" | "gold" = "predicted",
): Promise<EvaluatedInteraction[]> {
  await databaseOptionPath("flights");
  const task = { model, database: "flights", previous, date };
  return evaluateInParallel(interactions, task, { ...(workers !== undefined && { workers }) });
}

export const linesOf = async (...asked: Parameters<typeof resultsOf>): Promise<PredictionLine[]> =>
  (await resultsOf(...asked)).flatMap((result) => result.lines);

export function print(
  flags: Pick<MeasureFlags, "json">,
  values: Readonly<Record<string, unknown>>,
): void {
  const lines = Object.entries(values).map(([name, value]) => {
    const text = typeof value === "number" ? String(Math.round(value * 1e4) / 1e4) : value;
    return `${name.padEnd(24)}${typeof text === "string" ? text : JSON.stringify(text)}`;
  });
  printResult(flags, values, lines);
}
