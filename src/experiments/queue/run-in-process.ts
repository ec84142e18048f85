// Runs a job of an experiment in a process of its own, so that every core has one.
import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { isServer } from "./open-queue.ts";
import type { Job } from "./queue.ts";

export type JobMessage = {
  readonly spec: unknown;
  /** Where the job keeps its checkpoints. */
  readonly folder: string;
  /** Train nothing: measure what a stopped job has. */
  readonly soFar: boolean;
  readonly threads: number;
};
export type JobReport =
  | { readonly kind: "epoch"; readonly epoch: number }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "failed"; readonly reason: string };

/** Beside the jobs, so that moving a queue's folder moves all of it; a server's jobs: in the cache. */
export function workFolder(queue: string): string {
  const home = isServer(queue) ? join(cacheFolder(), "experiments") : queue;
  return join(home, "work");
}

/** A process that is told to stop has this long to write its checkpoint. */
const graceMs = 25_000;

/** Checkpoints of unfinished jobs are kept in `folder`. */
export function runInProcess(
  folder: string,
  { soFar = false, threads = 1 }: { readonly soFar?: boolean; readonly threads?: number } = {},
): (job: Pick<Job, "spec">, signal: AbortSignal) => Promise<unknown> {
  return (job, signal) =>
    new Promise((resolve, reject) => {
      const script = fileURLToPath(new URL("./job.worker.js", import.meta.url));
      // A job a core leaves no core for a library's own threads.
      const one = { OPENBLAS_NUM_THREADS: "1", OMP_NUM_THREADS: "1", SEGUE_THREADS: "1" };
      const child = fork(script, [], {
        env: { ...process.env, ...one },
        serialization: "advanced",
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      let late: NodeJS.Timeout | undefined;
      const stop = (): void => {
        child.kill("SIGTERM");
        late = setTimeout(() => child.kill("SIGKILL"), graceMs);
      };
      signal.addEventListener("abort", stop);
      child.on("message", (report: JobReport) => {
        if (report.kind === "done") resolve(report.value);
        if (report.kind === "failed") reject(new Error(report.reason));
      });
      child.once("error", reject);
      child.once("exit", (code, how) => {
        clearTimeout(late);
        signal.removeEventListener("abort", stop);
        reject(new Error(`the job's process ended early (${how ?? code})`));
      });
      child.send({ spec: job.spec, folder, soFar, threads } satisfies JobMessage);
    });
}
