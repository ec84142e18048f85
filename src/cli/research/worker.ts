// `segue worker`: takes jobs of experiments from a PostgreSQL queue, on any number of machines.
import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { createPreparation } from "../../experiments/job-data.ts";
import { drain, type JobWork } from "../../experiments/queue/drain.ts";
import { openQueue } from "../../experiments/queue/open-queue.ts";
import { runInProcess, workFolder } from "../../experiments/queue/run-in-process.ts";
import { unpackPaperSet } from "../../shipped/sets.ts";
import { parseCount } from "../commands/limit.ts";
import { createExperimentView } from "./experiment-progress.ts";

type Flags = { queue: string; workers: number; resume?: boolean; json?: boolean };

export function registerWorker(program: Command): void {
  program
    .command("worker")
    .description("do the jobs of experiments that others queued")
    .requiredOption("--queue <url>", "postgres:// URL, or a queue's folder")
    .option("--workers <n>", "jobs at a time", parseCount, availableParallelism())
    .option("--json", "print one JSON object for everything that happens")
    .action(async (flags: Flags) => {
      const queue = await openQueue(flags.queue, "");
      const stop = new AbortController();
      for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
      const view = createExperimentView((text) => process.stderr.write(text), flags.workers);
      process.stderr.write("segue: waiting for jobs (stop with Ctrl-C)\n");
      const work = runInProcess(workFolder(flags.queue));
      const prepare = createPreparation(unpackPaperSet);
      let wrong: unknown;
      const prepared: JobWork = async (job, signal) => {
        await prepare(job.spec).catch((error: unknown) => {
          // Not the job's fault: it goes back, and this worker goes.
          wrong = error;
          stop.abort();
          throw error;
        });
        return work(job, signal);
      };
      await drain(queue, prepared, {
        concurrency: Math.max(1, flags.workers),
        clock: () => performance.now(),
        signal: stop.signal,
        idleMs: 2_000,
        forever: true,
        onEvent: (event) => {
          if (event.kind === "progress") return;
          if (flags.json === true) process.stdout.write(`${JSON.stringify(event)}\n`);
          else view(event);
        },
      });
      await queue.close();
      if (wrong !== undefined) throw wrong;
    });
}
