// Jobs of an experiment that are not finished, measured as they stand: kept beside the queue's results, which
// they are not, and made anew whenever they are asked for.
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../disk/make-folder.ts";
import type { Job } from "../queue/queue.ts";
import { runInProcess, workFolder } from "../queue/run-in-process.ts";
import { jobSpec, labelOf } from "./experiment-job.ts";
import { type JobOutcome, jobOutcome } from "./job-outcome.ts";

/** Several at a time; jobs without a finished epoch are left out. None of them may be running. */
export async function measureUnfinished(
  jobs: readonly Job[],
  queue: string,
  options: { readonly concurrency: number; readonly signal: AbortSignal },
): Promise<void> {
  const work = workFolder(queue);
  const begun = existsSync(work) ? await readdir(work) : [];
  const waiting = jobs.filter(({ spec }) =>
    begun.some((name) => name.startsWith(`${labelOf(jobSpec.parse(spec))}-`)),
  );
  makeFolder(join(queue, "so-far"));
  const measure = runInProcess(work, { soFar: true });
  const hand = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const outcome = await measure(job, options.signal);
      if (outcome === undefined) continue;
      await writeFile(join(queue, "so-far", `${job.id}.json`), JSON.stringify(outcome));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.concurrency) }, hand));
}

/** As they were last measured. */
export async function outcomesSoFar(queue: string): Promise<JobOutcome[]> {
  const folder = join(queue, "so-far");
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) =>
      jobOutcome.parse(JSON.parse(await readFile(join(folder, name), "utf8"))),
    ),
  );
}
