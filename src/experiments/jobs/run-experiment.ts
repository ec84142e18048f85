// An experiment as it is asked for: its jobs worked in a queue, or what queues and published results hold
// gathered again; then published.
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { UserError } from "../../errors.ts";
import { createConfig } from "../../model/presets.ts";
import { settingsText, withSettings } from "../../model/settings.ts";
import { unpackPaperSet } from "../../shipped/sets.ts";
import {
  finishedIn,
  gatherResults,
  publish,
  publishedOutcomes,
  type ResultsPlace,
  readResults,
  withReferences,
} from "../paper/publish-results.ts";
import type { Results } from "../paper/results.ts";
import { type DrainEvent, drain } from "../queue/drain.ts";
import { isServer, openQueue } from "../queue/open-queue.ts";
import type { JobQueue, QueueStatus } from "../queue/queue.ts";
import { runInProcess, workFolder } from "../queue/run-in-process.ts";
import {
  type ExperimentName,
  type ExperimentOptions,
  experimentJobs,
  experimentRows,
} from "./definitions.ts";
import type { JobOutcome } from "./job-outcome.ts";
import { publishPredictions } from "./kept-predictions.ts";
import { keepSet, setOfQueue } from "./kept-sets.ts";
import { measureUnfinished, outcomesSoFar } from "./so-far.ts";

export type AskedExperiment = {
  readonly name: ExperimentName;
  readonly options: ExperimentOptions;
  /** Folders, servers, or published results; where absent, a folder of its own in the cache. */
  readonly queues?: readonly string[] | undefined;
  /** The folder of another set to learn from. */
  readonly data?: string | undefined;
  /** Jobs at a time here; 0 leaves all to others. */
  readonly workers: number;
  /** Of results and figures, and of the page that shows them, where these are not the usual ones. */
  readonly place: { readonly out: string; readonly docs?: string; readonly name?: string };
  readonly signal: AbortSignal;
};

/** Refuses rows and settings that do not exist, before anything is done. */
export function checkExperiment({ name, options }: AskedExperiment): void {
  const known = experimentRows(name);
  const strange = options.rows?.filter((row) => !known.includes(row)) ?? [];
  if (strange.length > 0) {
    throw new UserError(`no row "${strange.join('", "')}" in ${name}. Known: ${known.join(", ")}`);
  }
  withSettings(createConfig("full", options.preset), options.settings ?? {});
}

/** Works the queue until nothing is left, or waits until others have. */
export async function workExperiment(
  asked: AskedExperiment,
  how: {
    /** Go on with jobs that were done before. */
    readonly resume: boolean;
    readonly threads: number;
    readonly onEvent: (event: DrainEvent) => void;
  },
): Promise<{ results: Results; failed: QueueStatus["failed"] }> {
  const { name, data, workers, signal } = asked;
  const [address, ...others] = queuesOf(asked);
  if (address === undefined || others.length > 0 || isPublished(address)) {
    throw new UserError("Jobs are worked in one queue; several are put together with --render.");
  }
  const queue = await openQueue(address, runName(asked));
  try {
    if (!how.resume) await refuseBegun(queue, address);
    // Before the jobs start, which would each make it.
    const options = await withSetOf(queue, asked);
    await queue.add(experimentJobs(name, options));
    const work = runInProcess(workFolder(address), { threads: how.threads });
    await drain(workers === 0 ? watching(queue) : queue, work, {
      concurrency: Math.max(1, workers),
      clock: () => performance.now(),
      signal,
      onEvent: how.onEvent,
      idleMs: 5_000,
    });
    const results = await gatherResults(name, options, await finishedIn(queue), data);
    const place = placeOf(asked);
    await publish(results, place);
    await publishPredictionsOf(address, results, place);
    return { results, failed: (await queue.status()).failed };
  } finally {
    await queue.close();
  }
}

/** What was published, drawn again. */
export async function redrawExperiment(asked: AskedExperiment): Promise<Results> {
  const place = placeOf(asked);
  const before = await readResults(place);
  const results = asked.data === undefined ? before : await withReferences(before, asked.data);
  await publish(results, place);
  return results;
}

/** From queues and results of others, whoever worked them; `soFar`: with stopped jobs as they stand. */
export async function gatherExperiment(asked: AskedExperiment, soFar: boolean): Promise<Results> {
  const { name, options, data } = asked;
  const sources = queuesOf(asked);
  const all: JobOutcome[] = [];
  for (const source of sources) {
    const some = isPublished(source)
      ? await publishedOutcomes(source)
      : await queuedOutcomes(asked, source, soFar);
    all.push(...some);
  }
  // What the page says of the set is counted anew.
  if (usesSet(name)) await keepSet(await unpackPaperSet());
  const results = await gatherResults(name, options, all, data);
  if (all.length === 0) throw new UserError(`${sources.join(", ")}: no results to draw`);
  const place = placeOf(asked);
  for (const source of sources) await publishPredictionsOf(source, results, place);
  await publish(results, place);
  return results;
}

const isPublished = (source: string): boolean => source.endsWith(".json");

/** Done, or as they stood when they were stopped. */
async function queuedOutcomes(
  asked: AskedExperiment,
  source: string,
  soFar: boolean,
): Promise<JobOutcome[]> {
  const queue = await openQueue(source, runName(asked));
  try {
    if (soFar) await measureStopped(asked, queue, source);
    return [...(await finishedIn(queue)), ...(await outcomesSoFar(source))];
  } finally {
    await queue.close();
  }
}

async function measureStopped(
  asked: AskedExperiment,
  queue: JobQueue,
  folder: string,
): Promise<void> {
  const options = await withSetOf(queue, asked);
  const done = new Set((await queue.results()).map(({ job }) => job));
  const waiting = experimentJobs(asked.name, options).filter(({ id }) => !done.has(id));
  await measureUnfinished(waiting, folder, { concurrency: asked.workers, signal: asked.signal });
}

/** Of the first seed. */
async function publishPredictionsOf(
  source: string,
  { outcomes, seeds }: Results,
  { out, name }: ResultsPlace,
): Promise<void> {
  if (isPublished(source)) return;
  const kept = join(dirname(workFolder(source)), "predictions");
  await publishPredictions(kept, join(out, `${name}-predictions`), outcomes, seeds[0]);
}

/** Others learn from people's questions. */
const usesSet = (name: ExperimentName): boolean => name === "paper" || name === "improvements";

async function withSetOf(
  queue: JobQueue,
  { name, options, data }: AskedExperiment,
): Promise<ExperimentOptions> {
  if (!usesSet(name)) return options;
  return { ...options, set: await setOfQueue(queue, data, unpackPaperSet) };
}

/** Only watches: the jobs are worked elsewhere. */
function watching(queue: JobQueue): JobQueue {
  return { ...queue, take: async () => undefined };
}

async function refuseBegun(queue: JobQueue, address: string): Promise<void> {
  if (isServer(address)) return;
  const { done } = await queue.status();
  if (done > 0) {
    throw new UserError(
      `${address}: ${done} jobs of an earlier run are done. Go on with --resume, or remove the folder to start anew.`,
    );
  }
}

const queuesOf = (asked: AskedExperiment): readonly string[] =>
  asked.queues ?? [join(cacheFolder(), "experiments", runName(asked))];

/** What is asked for in the same way finds the same queue again. */
function runName({ name, options }: AskedExperiment): string {
  const { preset, epochs = null, rows = null, settings = {} } = options;
  const key = JSON.stringify([preset, epochs, rows, settings]);
  return `${name}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
}

const placeOf = ({ name, options, place }: AskedExperiment): ResultsPlace =>
  resultsPlace(name, options, place);

/** Some rows only, or other settings, are not the experiment, and leave its results and its page alone. */
export function resultsPlace(
  name: ExperimentName,
  options: Pick<ExperimentOptions, "rows" | "epochs" | "settings">,
  { out, docs, name: given }: AskedExperiment["place"],
): ResultsPlace {
  const own = resultsName(name, options);
  const ofPaper = name === "paper" || name === "conversations";
  const page = ofPaper ? "docs/paper.md" : "docs/results.md";
  return { out, docs: docs ?? (own === name ? page : undefined), name: given ?? own };
}

function resultsName(
  name: ExperimentName,
  { rows, epochs, settings = {} }: Pick<ExperimentOptions, "rows" | "epochs" | "settings">,
): string {
  const switches = settingsText(settings).map((text) => text.replace("--set ", ""));
  if (rows === undefined && switches.length === 0) return name;
  const most = epochs === undefined ? [] : [`${epochs}-epochs`];
  const parts = [name, ...(rows ?? []), ...switches, ...most];
  return parts.join("-").replace(/[^\w.+-]+/g, "_");
}
