// Works a queue until nothing is left, several jobs at a time, and tells how it goes.
import { setMaxListeners } from "node:events";
import { messageOf } from "../../errors.ts";
import type { Job, JobQueue, QueueStatus } from "./queue.ts";

export type JobWork = (job: Job, signal: AbortSignal) => Promise<unknown>;

export type DrainEvent =
  | { readonly kind: "started"; readonly job: string }
  | {
      readonly kind: "finished";
      readonly job: string;
      readonly seconds: number;
      readonly counted: boolean;
    }
  | { readonly kind: "failed"; readonly job: string; readonly reason: string }
  | { readonly kind: "progress"; readonly status: QueueStatus };

export type DrainOptions = {
  readonly concurrency: number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: DrainEvent) => void;
  /** How long to wait when there is nothing to take. */
  readonly idleMs?: number;
  /** Stay when the queue is empty, for a worker that serves whoever comes. */
  readonly forever?: boolean;
  /** Milliseconds, only ever subtracted from each other. */
  readonly clock: () => number;
};

/** Returns when every job is done or has failed for good, or when interrupted. */
export async function drain(queue: JobQueue, work: JobWork, options: DrainOptions): Promise<void> {
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  setMaxListeners(0, signal); // one a job: many on a machine of many cores
  const hands = Array.from({ length: Math.max(1, options.concurrency) }, () =>
    takeAndWork(queue, work, options, signal).catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  const ended = await Promise.allSettled(hands);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

async function takeAndWork(
  queue: JobQueue,
  work: JobWork,
  options: DrainOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const lease = await queue.take();
    if (lease === undefined) {
      const status = await queue.status();
      options.onEvent?.({ kind: "progress", status });
      if (options.forever !== true && status.done + status.failed.length >= status.total) return;
      await pause(options.idleMs ?? 1_000, signal);
      continue;
    }
    const { id } = lease.job;
    options.onEvent?.({ kind: "started", job: id });
    const start = options.clock();
    try {
      const value = await work(lease.job, signal);
      const seconds = (options.clock() - start) / 1000;
      const counted = await lease.finish(value, seconds);
      options.onEvent?.({ kind: "finished", job: id, seconds, counted });
    } catch (error) {
      if (signal.aborted) return await lease.release();
      const reason = messageOf(error);
      await lease.fail(reason);
      options.onEvent?.({ kind: "failed", job: id, reason });
    }
    options.onEvent?.({ kind: "progress", status: await queue.status() });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
