// A process of its own for one job of an experiment: what it leaves behind when it dies is a
// checkpoint, and the queue gives the job to another.
import { join } from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { flightsWording } from "../domains/flights/domain/wording.ts";
import { jobSpec } from "../experiments/experiment-job.ts";
import { runJob } from "../experiments/run-job.ts";
import { openEvaluationDatabases } from "./evaluation-databases.ts";
import { experimentData } from "./experiment-data.ts";
import type { JobMessage, JobReport } from "./run-experiment-job.ts";
import { wordsOfDatabase } from "./words-option.ts";

const send = (message: JobReport): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

async function work({ id, spec }: JobMessage): Promise<void> {
  const checked = jobSpec.parse(spec);
  const databases = await openEvaluationDatabases("flights");
  const { date, ...data } = await experimentData(checked.data);
  const value = await runJob(checked, {
    data,
    date,
    folder: join(cacheFolder(), "experiments", "work", id),
    words: await wordsOfDatabase("flights"),
    wording: flightsWording,
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
process.on("disconnect", () => process.exit(1));
