// `segue worker`: takes jobs of experiments from a PostgreSQL queue, on any number of machines.
import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { workQueue } from "../../experiments/jobs/work-queue.ts";
import { parseCount } from "../commands/limit.ts";
import { createExperimentView } from "./experiment-progress.ts";

type Flags = { queue: string; workers: number; json?: boolean };

export function registerWorker(program: Command): void {
  program
    .command("worker")
    .description("do the jobs of experiments that others queued")
    .requiredOption("--queue <url>", "postgres:// URL, or a queue's folder")
    .option("--workers <n>", "jobs at a time", parseCount, availableParallelism())
    .option("--json", "print one JSON object for everything that happens")
    .action(async ({ queue, workers, json }: Flags) => {
      const stop = new AbortController();
      for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
      const view = createExperimentView((text) => process.stderr.write(text), workers);
      process.stderr.write("segue: waiting for jobs (stop with Ctrl-C)\n");
      await workQueue(queue, {
        concurrency: Math.max(1, workers),
        signal: stop.signal,
        onEvent: (event) => {
          if (event.kind === "progress") return;
          if (json === true) process.stdout.write(`${JSON.stringify(event)}\n`);
          else view(event);
        },
      });
    });
}
