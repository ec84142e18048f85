// `segue experiment`: the paper's tables and figures from one command, as a queue of jobs.

import { createHash } from "node:crypto";
import { availableParallelism, hostname } from "node:os";
import { dirname, join } from "node:path";
import { Argument, type Command, InvalidArgumentError } from "commander";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { UserError } from "../../errors.ts";
import {
  type ExperimentName,
  type ExperimentOptions,
  experimentJobs,
  experimentNames,
  experimentRows,
} from "../../experiments/definitions.ts";
import type { JobOutcome } from "../../experiments/job-outcome.ts";
import { publishPredictions } from "../../experiments/kept-predictions.ts";
import { keepSet, setOfQueue } from "../../experiments/kept-sets.ts";
import {
  finishedIn,
  gatherResults,
  publish,
  publishedOutcomes,
  type ResultsPlace,
  readResults,
  withReferences,
} from "../../experiments/publish-results.ts";
import { drain } from "../../experiments/queue/drain.ts";
import { openLocalQueue } from "../../experiments/queue/local-queue.ts";
import { openPostgresQueue } from "../../experiments/queue/postgres-queue.ts";
import type { JobQueue } from "../../experiments/queue/queue.ts";
import { runInProcess, workFolder } from "../../experiments/queue/run-in-process.ts";
import { renderResults } from "../../experiments/render.ts";
import type { Results } from "../../experiments/results.ts";
import { measureUnfinished, outcomesSoFar } from "../../experiments/so-far.ts";
import { createConfig } from "../../model/presets.ts";
import {
  collectSettings,
  type Settings,
  settingsText,
  withSettings,
} from "../../model/settings.ts";
import { paperSet, unpackPaperSet } from "../../shipped/sets.ts";
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
  const known = experimentRows(name);
  const strange = flags.rows?.filter((row) => !known.includes(row)) ?? [];
  if (strange.length > 0) {
    throw new UserError(`no row "${strange.join('", "')}" in ${name}. Known: ${known.join(", ")}`);
  }
  // A setting that does not exist is refused before anything is done.
  withSettings(createConfig("full", flags.preset), flags.set);
  if (flags.render === true || flags.soFar === true) return renderAgain(name, flags);
  const run = runName(name, flags);
  const place = resultsPlace(name, flags);
  const [source, ...others] = flags.queue ?? [queueFolder(run)];
  if (source === undefined || others.length > 0 || isPublished(source)) {
    throw new UserError("Jobs are worked in one queue; several are put together with --render.");
  }
  const queue = await openQueue(source, run, flags);
  try {
    // Before the jobs start, which would each make it.
    const set = usesSet(name) ? await setOfQueue(queue, flags.data, unpackPaperSet) : undefined;
    const options = { ...optionsOf(flags), ...(set !== undefined && { set }) };
    await queue.add(experimentJobs(name, options));
    const stop = new AbortController();
    for (const name of ["SIGINT", "SIGTERM"] as const) {
      process.once(name, () => {
        process.stderr.write("segue: stopping; go on later with --resume\n");
        stop.abort();
      });
    }
    const view = createExperimentView(
      (text) => process.stderr.write(text),
      Math.max(1, flags.workers),
    );
    const work = runInProcess(workFolder(source), { threads: flags.threads });
    await drain(flags.workers === 0 ? watching(queue) : queue, work, {
      concurrency: Math.max(1, flags.workers),
      clock: () => performance.now(),
      signal: stop.signal,
      onEvent: view,
      idleMs: 5_000,
    });
    const found = await gatherResults(name, options, await finishedIn(queue), flags.data);
    await publish(found, place);
    await publishPredictionsOf(source, found, flags, place);
    const { failed } = await queue.status();
    for (const { job, reason } of failed) process.stderr.write(`segue: ${job}: ${reason}\n`);
    printResult(flags, found, [renderResults(found)]);
    if (failed.length > 0) throw new UserError(`${failed.length} jobs failed; see above`);
  } finally {
    await queue.close();
  }
}

/** From results/NAME.json, or from queues and results of others, whoever worked them. */
async function renderAgain(name: ExperimentName, flags: Flags): Promise<void> {
  const place = resultsPlace(name, flags);
  let found: Results;
  if (flags.queue === undefined && flags.soFar !== true) {
    found = await readResults(place);
    if (flags.data !== undefined) found = await withReferences(found, flags.data);
  } else {
    const sources = flags.queue ?? [queueFolder(runName(name, flags))];
    const all: JobOutcome[] = [];
    for (const source of sources) {
      const some = isPublished(source)
        ? await publishedOutcomes(source)
        : await queuedOutcomes(name, flags, source);
      all.push(...some);
    }
    // What the page says of the set is counted anew.
    if (usesSet(name)) await keepSet(await unpackPaperSet());
    found = await gatherResults(name, optionsOf(flags), all, flags.data);
    if (all.length === 0) throw new UserError(`${sources.join(", ")}: no results to draw`);
    for (const source of sources) await publishPredictionsOf(source, found, flags, place);
  }
  await publish(found, place);
  printResult(flags, found, [renderResults(found)]);
}

const isPublished = (source: string): boolean => source.endsWith(".json");

/** Done, or as they stood when they were stopped. */
async function queuedOutcomes(
  name: ExperimentName,
  flags: Flags,
  source: string,
): Promise<JobOutcome[]> {
  const queue = await openQueue(source, runName(name, flags), { resume: true });
  try {
    if (flags.soFar === true) await measureStopped(name, flags, queue, source);
    return [...(await finishedIn(queue)), ...(await outcomesSoFar(source))];
  } finally {
    await queue.close();
  }
}

/** Of the first seed. */
async function publishPredictionsOf(
  source: string,
  { outcomes }: Results,
  { out, seeds }: Flags,
  { name }: ResultsPlace,
): Promise<void> {
  if (isPublished(source)) return;
  const kept = join(dirname(workFolder(source)), "predictions");
  await publishPredictions(kept, join(out, `${name}-predictions`), outcomes, seeds[0]);
}

async function measureStopped(
  name: ExperimentName,
  flags: Flags,
  queue: JobQueue,
  folder: string,
): Promise<void> {
  const set = usesSet(name) ? { set: await setOfQueue(queue, flags.data, unpackPaperSet) } : {};
  const done = new Set((await queue.results()).map(({ job }) => job));
  const jobs = experimentJobs(name, { ...optionsOf(flags), ...set });
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  await measureUnfinished(
    jobs.filter(({ id }) => !done.has(id)),
    folder,
    { concurrency: flags.workers, signal: stop.signal },
  );
}

/** Others learn from people's questions. */
const usesSet = (name: ExperimentName): boolean => name === "paper" || name === "improvements";

/** Only watches: the jobs are worked elsewhere. */
function watching(queue: JobQueue): JobQueue {
  return { ...queue, take: async () => undefined };
}

function optionsOf({ preset, seeds, epochs, rows, set }: Flags): ExperimentOptions {
  const some = { ...(epochs !== undefined && { epochs }), ...(rows !== undefined && { rows }) };
  return { preset, seeds, settings: set, ...some };
}

/** The same flags find the same queue again. */
function runName(name: ExperimentName, flags: Flags): string {
  const { preset, epochs = null, rows = null, set } = flags;
  const key = JSON.stringify([preset, epochs, rows, set]);
  return `${name}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
}

/** Some rows only, or other settings, are not the experiment, and leave its results and its page alone. */
export function resultsPlace(
  name: ExperimentName,
  flags: Pick<Flags, "rows" | "epochs" | "set" | "name" | "out" | "docs">,
): ResultsPlace {
  const own = resultsName(name, flags);
  const ofPaper = name === "paper" || name === "conversations";
  const page = ofPaper ? "docs/paper.md" : "docs/results.md";
  return {
    out: flags.out,
    docs: flags.docs ?? (own === name ? page : undefined),
    name: flags.name ?? own,
  };
}

function resultsName(
  name: ExperimentName,
  { rows, epochs, set }: Pick<Flags, "rows" | "epochs" | "set">,
): string {
  const settings = settingsText(set).map((text) => text.replace("--set ", ""));
  if (rows === undefined && settings.length === 0) return name;
  const most = epochs === undefined ? [] : [`${epochs}-epochs`];
  const parts = [name, ...(rows ?? []), ...settings, ...most];
  return parts.join("-").replace(/[^\w.+-]+/g, "_");
}

const queueFolder = (run: string): string => join(cacheFolder(), "experiments", run);

async function openQueue(
  source: string,
  run: string,
  { resume }: Pick<Flags, "resume">,
): Promise<JobQueue> {
  const worker = `${hostname()}-${process.pid}`;
  if (source.startsWith("postgres")) return openPostgresQueue(source, { run, worker });
  const queue = await openLocalQueue(source, { worker });
  const { done } = await queue.status();
  if (done > 0 && resume !== true) {
    throw new UserError(
      `${source}: ${done} jobs of an earlier run are done. Go on with --resume, or remove the folder to start anew.`,
    );
  }
  return queue;
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
