// Runs a job of an experiment in a process of its own, so that every core has one.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Job } from "../experiments/queue/queue.ts";

export type JobMessage = { readonly id: string; readonly spec: unknown };
export type JobReport =
  | { readonly kind: "epoch"; readonly epoch: number }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "failed"; readonly reason: string };

export function runInProcess(job: Job, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL("./experiment.worker.js", import.meta.url));
    const env = { ...process.env, OPENBLAS_NUM_THREADS: "1", OMP_NUM_THREADS: "1" };
    const child = fork(script, [], {
      env,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const stop = (): void => void child.kill("SIGKILL");
    signal.addEventListener("abort", stop);
    child.on("message", (report: JobReport) => {
      if (report.kind === "done") resolve(report.value);
      if (report.kind === "failed") reject(new Error(report.reason));
    });
    child.once("error", reject);
    child.once("exit", (code, how) => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`the job's process ended early (${how ?? code})`));
    });
    child.send({ id: job.id, spec: job.spec } satisfies JobMessage);
  });
}
