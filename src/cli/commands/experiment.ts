// `segue experiment`: the paper's tables and figures from one command, as a queue of jobs.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { arch, availableParallelism, cpus, hostname, platform } from "node:os";
import { join } from "node:path";
import { Argument, type Command, InvalidArgumentError } from "commander";
import { cacheFolder } from "../../cache-folder.ts";
import { referenceAges } from "../../dataset/reference-ages.ts";
import { UserError } from "../../errors.ts";
import {
  type ExperimentName,
  experimentJobs,
  experimentNames,
} from "../../experiments/definitions.ts";
import { jobOutcome } from "../../experiments/experiment-job.ts";
import {
  type Figure,
  historyFigure,
  referenceFigure,
  turnFigure,
} from "../../experiments/figures.ts";
import { drain } from "../../experiments/queue/drain.ts";
import { openLocalQueue } from "../../experiments/queue/local-queue.ts";
import { openPostgresQueue } from "../../experiments/queue/postgres-queue.ts";
import type { JobQueue } from "../../experiments/queue/queue.ts";
import { placeBetweenMarkers, type Results, renderResults } from "../../experiments/render.ts";
import { standardSet } from "../experiment-data.ts";
import { createExperimentView } from "../experiment-progress.ts";
import { runInProcess, workFolder } from "../run-experiment-job.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  seeds: number[];
  preset: string;
  epochs?: number;
  queue?: string;
  resume?: boolean;
  workers: number;
  out: string;
  docs: string;
  json?: boolean;
};

export function registerExperiment(program: Command): void {
  program
    .command("experiment")
    .description("train and evaluate systems over seeds; tables and figures beside the paper's")
    .addArgument(new Argument("<name>", "which").choices(experimentNames))
    .option("--seeds <list>", "seeds, as 1,2,3", parseSeeds, [1, 2, 3])
    .option("--preset <name>", "sizes and learning", "small")
    .option("--epochs <n>", "at most so many", parseCount)
    .option("--queue <url>", "a folder, or postgres:// for workers on several machines")
    .option("--resume", "go on with an earlier run of the same experiment")
    .option(
      "--workers <n>",
      "jobs at a time here; 0 to leave all to `segue worker`",
      parseCount,
      availableParallelism(),
    )
    .option("--out <folder>", "where results and figures go", "results")
    .option("--docs <file>", "the page that shows them, between markers", "docs/results.md")
    .option("--json", "print the results as JSON")
    .action(runExperiment);
}

async function runExperiment(name: ExperimentName, flags: Flags): Promise<void> {
  const jobs = experimentJobs(name, flags);
  const run = runName(name, flags);
  const queue = await openQueue(run, flags);
  try {
    await queue.add(jobs);
    // Before the jobs start, which would each make it.
    if (name !== "atis-questions") await standardSet();
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
    const work = runInProcess(workFolder(flags.queue ?? queueFolder(run)));
    await drain(flags.workers === 0 ? watching(queue) : queue, work, {
      concurrency: Math.max(1, flags.workers),
      clock: () => performance.now(),
      signal: stop.signal,
      onEvent: view,
      idleMs: 5_000,
    });
    const results = await collect(name, flags, queue, jobs.length);
    await publish(results, flags);
    const { failed } = await queue.status();
    for (const { job, reason } of failed) process.stderr.write(`segue: ${job}: ${reason}\n`);
    process.stdout.write(
      flags.json === true ? `${JSON.stringify(results)}\n` : `${renderResults(results)}\n`,
    );
    if (failed.length > 0) throw new UserError(`${failed.length} jobs failed; see above`);
  } finally {
    await queue.close();
  }
}

/** Only watches: the jobs are worked elsewhere. */
function watching(queue: JobQueue): JobQueue {
  return { ...queue, take: async () => undefined };
}

/** The same flags find the same queue again. */
function runName(name: ExperimentName, flags: Flags): string {
  const key = JSON.stringify([flags.preset, flags.epochs ?? null]);
  return `${name}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
}

const queueFolder = (run: string): string => join(cacheFolder(), "experiments", run);

async function openQueue(run: string, flags: Flags): Promise<JobQueue> {
  const worker = `${hostname()}-${process.pid}`;
  if (flags.queue?.startsWith("postgres") === true) {
    return openPostgresQueue(flags.queue, { run, worker });
  }
  const folder = flags.queue ?? queueFolder(run);
  const queue = await openLocalQueue(folder, { worker });
  const { done } = await queue.status();
  if (done > 0 && flags.resume !== true) {
    throw new UserError(
      `${folder}: ${done} jobs of an earlier run are done. Go on with --resume, or remove the folder to start anew.`,
    );
  }
  return queue;
}

async function collect(
  experiment: ExperimentName,
  flags: Flags,
  queue: JobQueue,
  planned: number,
): Promise<Results> {
  // In the order of the definition: the first row is what others are compared with.
  const results = new Map((await queue.results()).map((result) => [result.job, result.value]));
  const found = experimentJobs(experiment, flags).flatMap(({ id }) =>
    results.has(id) ? [jobOutcome.parse(results.get(id))] : [],
  );
  const epochs = flags.epochs === undefined ? "" : ` --epochs ${flags.epochs}`;
  return {
    experiment,
    command: `segue experiment ${experiment} --preset ${flags.preset} --seeds ${flags.seeds.join(",")}${epochs}`,
    preset: flags.preset,
    seeds: flags.seeds,
    date: new Date().toISOString().slice(0, 10),
    hardware: `${availableParallelism()} cores of ${cpus()[0]?.model ?? "unknown"}, ${platform()} ${arch()}, Node ${process.versions.node}`,
    planned,
    outcomes: found,
  };
}

/** results/NAME.json without the turn-by-turn outcomes, figures, and the page between its markers. */
async function publish(results: Results, flags: Flags): Promise<void> {
  await mkdir(flags.out, { recursive: true });
  const slim = results.outcomes.map((outcome) => ({
    ...outcome,
    measured: outcome.measured.map(({ outcomes: _, ...numbers }) => numbers),
  }));
  const text = JSON.stringify({ ...results, outcomes: slim }, null, 1);
  await writeFile(join(flags.out, `${results.experiment}.json`), `${text}\n`);
  const figures = results.experiment === "paper" ? await paperFigures(results) : [];
  for (const figure of figures) await writeFile(join(flags.out, `${figure.name}.svg`), figure.svg);
  if (!existsSync(flags.docs)) return;
  const images = figures.map((one) => `![${one.caption}](../${flags.out}/${one.name}.svg)`);
  const page = await readFile(flags.docs, "utf8");
  const shown = [renderResults(results), ...images].join("\n\n");
  await writeFile(flags.docs, placeBetweenMarkers(page, results.experiment, shown));
}

async function paperFigures(results: Results): Promise<Figure[]> {
  const { dev } = await standardSet();
  const figures = [
    turnFigure(results.outcomes),
    historyFigure(results.outcomes),
    referenceFigure(referenceAges(dev)),
  ];
  return figures.filter((figure) => figure !== undefined);
}

function parseSeeds(text: string): number[] {
  const seeds = text.split(",").map(Number);
  if (seeds.some((seed) => !Number.isInteger(seed))) {
    throw new InvalidArgumentError("expected whole numbers, such as 1,2,3");
  }
  return seeds;
}
