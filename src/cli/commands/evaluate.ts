// `segue evaluate`: drives a model through conversations and scores every turn.

import { type Command, InvalidArgumentError, Option } from "commander";
import type { Interaction } from "../../dataset/interaction.ts";
import { isCalendarDate } from "../../dataset/interaction-schema.ts";
import { collected, first } from "../../dataset/lines.ts";
import { readTalks } from "../../dataset/read-conversations.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { bootstrapInterval } from "../../evaluation/bootstrap.ts";
import { compareRuns, type RunComparison } from "../../evaluation/compare.ts";
import { evaluateInParallel } from "../../evaluation/evaluate-in-parallel.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";
import { keepStatedDates } from "../../evaluation/stated-dates.ts";
import { summarise } from "../../evaluation/summarise.ts";
import { createRandom } from "../../random.ts";
import { databaseOption, databaseOptionPath } from "../database-option.ts";
import { today } from "../date-option.ts";
import { describeComparison, describeSummary } from "../evaluation-text.ts";
import { modelFor, modelOption } from "../model-option.ts";
import { printResult } from "../print-result.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  model?: string;
  data: string;
  database: string;
  previous: "predicted" | "gold";
  date: string;
  predictions?: string;
  compare?: string;
  limit?: number;
  statedDates?: boolean;
  skipBad?: boolean;
  workers?: number;
  asking?: boolean;
  json?: boolean;
};

export function registerEvaluate(program: Command): void {
  program
    .command("evaluate")
    .description("score a model on conversations: query, strict and relaxed accuracy and more")
    .requiredOption("--data <file>", "interactions (JSON lines) or conversations (.txt)")
    .option(...modelOption)
    .option(...databaseOption)
    .addOption(
      new Option("--previous <which>", "previous queries: the model's own, or the gold ones")
        .choices(["predicted", "gold"])
        .default("predicted"),
    )
    .option("--date <date>", "for interactions without a date", parseDate, today())
    .option("--predictions <file>", "write a line for every scored turn")
    .option("--compare <file>", "predictions of another run: what changed, with intervals")
    .option("--limit <n>", "only the first n interactions", parseCount)
    .option(
      "--stated-dates",
      "leave out interactions whose gold dates are not said as month and day",
    )
    .option("--asking", "let it ask back and decline as people meet it; such turns are told apart")
    .option("--skip-bad", "leave bad lines out")
    .option("--workers <n>", "processes (default: one a core)", parseCount)
    .option("--json", "print the numbers as JSON")
    .action(runEvaluate);
}

async function runEvaluate(flags: Flags): Promise<void> {
  const read = await readData(flags);
  const kept = flags.statedDates === true ? read.filter(keepStatedDates) : read;
  if (flags.statedDates === true) {
    process.stderr.write(
      `segue: ${kept.length} of ${read.length} interactions state their dates\n`,
    );
  }
  const shown = process.stderr.isTTY === true;
  const { database, previous, date } = flags;
  const model = modelFor(flags);
  // Once, before every process would make it.
  await databaseOptionPath(database);
  const results = await evaluateInParallel(
    kept,
    { model, database, previous, date, asking: flags.asking === true },
    {
      ...(flags.workers !== undefined && { workers: flags.workers }),
      onDone: (done, total) => {
        if (shown)
          process.stderr.write(`\r${done} of ${total} interactions${done === total ? "\n" : ""}`);
      },
    },
  );
  const lines = results.flatMap((result) => result.lines);
  const answered = lines.filter(({ asked }) => asked === undefined);
  const refusals = results.flatMap((result) => result.refusals);
  if (flags.predictions !== undefined) await writeJsonLines(flags.predictions, lines);
  const comparison = flags.compare === undefined ? undefined : await compare(flags.compare, lines);
  const random = createRandom("evaluate");
  const summary = {
    ...summarise(lines, refusals),
    strict_interval: bootstrapInterval(answered, "strict", random),
    previous,
    ...(flags.statedDates === true && { left_out: read.length - kept.length }),
  };
  const compared = comparison === undefined ? "" : describeComparison(comparison);
  const told = { ...summary, ...(comparison && { comparison }) };
  printResult(flags, told, `${describeSummary(summary)}${compared}`);
}

const readData = ({ data, skipBad = false, limit }: Flags): Promise<Interaction[]> =>
  collected(first(readTalks(data, { skipBad }), limit));

async function compare(path: string, lines: readonly PredictionLine[]): Promise<RunComparison> {
  return compareRuns(await readPredictions(path), lines, createRandom("compare"));
}

function parseDate(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError("expected a date such as 1993-02-05");
  return text;
}
