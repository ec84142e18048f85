// Jobs of experiments that others queued, done here until it is told to stop.
import { unpackPaperSet } from "../../shipped/sets.ts";
import { type DrainEvent, drain, type JobWork } from "../queue/drain.ts";
import { openQueue } from "../queue/open-queue.ts";
import { runInProcess, workFolder } from "../queue/run-in-process.ts";
import { createPreparation } from "./job-data.ts";

export type AskedWork = {
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: DrainEvent) => void;
};

/** `place`: a folder, or a postgres:// URL. Rejects with what keeps this machine from preparing any job. */
export async function workQueue(
  place: string,
  { concurrency, signal, onEvent }: AskedWork,
): Promise<void> {
  const queue = await openQueue(place, "");
  const work = runInProcess(workFolder(place));
  const prepare = createPreparation(unpackPaperSet);
  const broken = new AbortController();
  let wrong: unknown;
  const prepared: JobWork = async (job, stopped) => {
    await prepare(job.spec).catch((error: unknown) => {
      // Not the job's fault: it goes back, and this worker goes.
      wrong = error;
      broken.abort();
      throw error;
    });
    return work(job, stopped);
  };
  await drain(queue, prepared, {
    concurrency,
    clock: () => performance.now(),
    signal: AbortSignal.any([signal, broken.signal]),
    idleMs: 2_000,
    forever: true,
    onEvent,
  });
  await queue.close();
  if (wrong !== undefined) throw wrong;
}
