// A process of its own for one job of an experiment: what it leaves behind when it dies is a
// checkpoint, and the queue gives the job to another.

import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Schema } from "../../database/database.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { collected } from "../../dataset/lines.ts";
import { readConversations } from "../../dataset/read-conversations.ts";
import { localDay } from "../../dates/local-day.ts";
import { emptyWording } from "../../entities/wording.ts";
import { openEvaluationDatabases } from "../../evaluation/evaluation-databases.ts";
import { builtInDatabase } from "../../shipped/database.ts";
import { builtInWording, wordsOfDatabase } from "../../shipped/words.ts";
import { corpusDatabases, corpusWords, wordsTogether } from "../jobs/corpus-data.ts";
import { jobSpec, labelOf } from "../jobs/experiment-job.ts";
import { hardwareText } from "../jobs/hardware.ts";
import { experimentData, keptReaderOf } from "../jobs/job-data.ts";
import { keepPredictions } from "../jobs/kept-predictions.ts";
import { measureSoFar, runJob } from "../jobs/run-job.ts";
import type { JobMessage, JobReport } from "./run-in-process.ts";

const send = (message: JobReport): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/** Ctrl-C reaches every process of the terminal; each leaves a checkpoint before it goes. */
const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => stop.abort(new Error("stopped; a checkpoint is kept")));
}

async function work({ spec, folder, soFar, threads }: JobMessage): Promise<void> {
  const checked = jobSpec.parse(spec);
  const ofPeople = checked.data.kind === "corpus";
  const databases = await openEvaluationDatabases(ofPeople ? corpusDatabases() : builtInDatabase);
  const schemaOf = async (name: string): Promise<Schema> =>
    (await databases.databaseOf(name)).schema();
  const { date, ...data } = await experimentData(checked.data, schemaOf);
  const each = ofPeople ? await corpusWords(data) : undefined;
  const words = each === undefined ? await wordsOfDatabase(builtInDatabase) : wordsTogether(each);
  const reader = await keptReaderOf(checked.data, words, date);
  const beside = (name: string): string => join(dirname(folder), name);
  const value = await (soFar ? measureSoFar : runJob)(checked, {
    data,
    date,
    folder,
    threads,
    about: { date: localDay(new Date()), hardware: hardwareText() },
    context: await paperConversations(),
    keepPredictions: (which, lines) =>
      keepPredictions(beside("predictions"), checked, which, lines),
    // Its attention may be looked at again.
    ...(checked.attention && {
      keepModel: (model) =>
        cp(model, beside(join("models", labelOf(checked))), { recursive: true }),
    }),
    signal: stop.signal,
    words,
    ...(reader && { reader }),
    ...(each !== undefined && { wordsOf: each }),
    wording: ofPeople ? emptyWording : builtInWording,
    ...databases,
    now: () => performance.now(),
    onEpoch: (record) => void send({ kind: "epoch", epoch: record.epoch }),
  });
  await send({ kind: "done", value });
  process.exit(0);
}

/** The conversations of the paper's appendix, where the command runs from the repository. */
async function paperConversations(): Promise<Interaction[]> {
  const path = fileURLToPath(new URL("../../../test/conversations/appendix.txt", import.meta.url));
  return existsSync(path) ? collected(readConversations(path)) : [];
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
