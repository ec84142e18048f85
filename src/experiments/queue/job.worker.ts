// A process of its own for one job of an experiment: what it leaves behind when it dies is a
// checkpoint, and the queue gives the job to another.

import { openEvaluationDatabases } from "../../evaluation/evaluation-databases.ts";
import { builtInDatabase } from "../../shipped/database.ts";
import { builtInWording, wordsOfDatabase } from "../../shipped/words.ts";
import { jobSpec } from "../experiment-job.ts";
import { experimentData } from "../job-data.ts";
import { runJob } from "../run-job.ts";
import type { JobMessage, JobReport } from "./run-in-process.ts";

const send = (message: JobReport): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/** Ctrl-C reaches every process of the terminal; each leaves a checkpoint before it goes. */
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => stop.abort(new Error("stopped; a checkpoint is kept")));
}

async function work({ spec, folder }: JobMessage): Promise<void> {
  const checked = jobSpec.parse(spec);
  const databases = await openEvaluationDatabases(builtInDatabase);
  const { date, ...data } = await experimentData(checked.data);
  const value = await runJob(checked, {
    data,
    date,
    folder,
    signal: stop.signal,
    words: await wordsOfDatabase(builtInDatabase),
    wording: builtInWording,
    ...databases,
    now: () => performance.now(),
    onEpoch: (record) => void send({ kind: "epoch", epoch: record.epoch }),
  });
  await send({ kind: "done", value });
  process.exit(0);
}

process.on("message", (message: JobMessage) => {
  work(message).catch(async (error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await send({ kind: "failed", reason });
    process.exit(1);
  });
});
// Whoever gave the job is gone. What was done since the last checkpoint is kept, too.
process.on("disconnect", () => stop.abort(new Error("nobody waits for this job")));
