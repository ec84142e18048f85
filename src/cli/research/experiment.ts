// `segue experiment`: the paper's tables and figures from one command, as a queue of jobs.

import { availableParallelism } from "node:os";
import { Argument, type Command, InvalidArgumentError } from "commander";
import { UserError } from "../../errors.ts";
import { type ExperimentName, experimentNames } from "../../experiments/jobs/definitions.ts";
import {
  type AskedExperiment,
  checkExperiment,
  gatherExperiment,
  redrawExperiment,
  workExperiment,
} from "../../experiments/jobs/run-experiment.ts";
import { renderResults } from "../../experiments/paper/render.ts";
import { collectSettings, type Settings } from "../../model/settings.ts";
import { paperSet } from "../../shipped/sets.ts";
import { parseCount } from "../commands/limit.ts";
import { printResult } from "../print-result.ts";
import { createExperimentView } from "./experiment-progress.ts";

type Flags = {
  seeds: number[];
  preset: string;
  epochs?: number;
  rows?: string[];
  data?: string;
  set: Settings;
  queue?: string[];
  resume?: boolean;
  render?: boolean;
  soFar?: boolean;
  workers: number;
  threads: number;
  name?: string;
  out: string;
  docs?: string;
  json?: boolean;
};

export function registerExperiment(program: Command): void {
  program
    .command("experiment")
    .description("train and evaluate systems over seeds; tables and figures beside the paper's")
    .addArgument(new Argument("<name>", "which").choices(experimentNames))
    .option("--seeds <list>", "seeds, as 1,2,3", parseSeeds, [1, 2, 3, 4, 5])
    .option("--preset <name>", "sizes and learning", "small")
    .option("--epochs <n>", "at most so many", parseCount)
    .option("--rows <list>", "only these rows of the tables, as full,full-0", parseRows)
    .option("--set <switch=value>", "any setting, as learning.patience=5", collectSettings, {})
    .option("--data <folder>", `learn from the set in this folder instead of ${paperSet}`)
    .option(
      "--queue <url>",
      "a folder, or postgres:// for workers on several machines; to draw, several, and results/NAME.json, put together",
      (url: string, before: string[] = []) => [...before, url],
    )
    .option("--resume", "go on with an earlier run of the same experiment")
    .option("--render", "train nothing: draw published results again, or what each --queue has")
    .option("--so-far", "train nothing: measure jobs that were stopped as they stand, and draw all")
    .option(
      "--workers <n>",
      "jobs at a time here; 0 to leave all to `segue worker`",
      parseCount,
      availableParallelism(),
    )
    .option("--threads <n>", "threads a job: faster, with the same digits", parseCount, 1)
    .option(
      "--name <name>",
      "of the results' file and markers (default: the experiment and --rows)",
    )
    .option("--out <folder>", "where results and figures go", "results")
    .option(
      "--docs <file>",
      "the page that shows them, between markers (default: docs/paper.md or docs/results.md; with --rows or --set none)",
    )
    .option("--json", "print the results as JSON")
    .action(runExperiment);
}

async function runExperiment(name: ExperimentName, flags: Flags): Promise<void> {
  const stop = new AbortController();
  const asked = askedExperiment(name, flags, stop.signal);
  checkExperiment(asked);
  if (flags.soFar === true) process.once("SIGINT", () => stop.abort());
  if (flags.render === true || flags.soFar === true) {
    const drawn =
      flags.queue === undefined && flags.soFar !== true
        ? await redrawExperiment(asked)
        : await gatherExperiment(asked, flags.soFar === true);
    return printResult(flags, drawn, [renderResults(drawn)]);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      process.stderr.write("segue: stopping; go on later with --resume\n");
      stop.abort();
    });
  }
  const write = (text: string): unknown => process.stderr.write(text);
  const { results, failed } = await workExperiment(asked, {
    resume: flags.resume === true,
    threads: flags.threads,
    onEvent: createExperimentView(write, Math.max(1, flags.workers)),
  });
  for (const { job, reason } of failed) write(`segue: ${job}: ${reason}\n`);
  printResult(flags, results, [renderResults(results)]);
  if (failed.length > 0) throw new UserError(`${failed.length} jobs failed; see above`);
}

function askedExperiment(
  name: ExperimentName,
  { preset, seeds, epochs, rows, set, queue, data, workers, ...flags }: Flags,
  signal: AbortSignal,
): AskedExperiment {
  const some = { ...(epochs !== undefined && { epochs }), ...(rows !== undefined && { rows }) };
  const options = { preset, seeds, settings: set, ...some };
  return { name, options, queues: queue, data, workers, place: flags, signal };
}

function parseSeeds(text: string): number[] {
  const seeds = text.split(",").map(Number);
  if (seeds.some((seed) => !Number.isInteger(seed))) {
    throw new InvalidArgumentError("expected whole numbers, such as 1,2,3");
  }
  return seeds;
}

function parseRows(text: string): string[] {
  return text.split(",").map((row) => row.trim());
}
