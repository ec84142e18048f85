// The interactions of an experiment's job: the standard set in its parts, or real questions in folds.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cacheFolder } from "../cache-folder.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { readInteractions } from "../dataset/read.ts";
import { splitLeaking } from "../dataset/split.ts";
import { UserError } from "../errors.ts";
import type { JobSpec } from "../experiments/experiment-job.ts";
import type { JobData } from "../experiments/run-job.ts";
import { createRandom } from "../random.ts";

/** Dates of real questions lie in 1991 and 1992. */
const questionDate = "1991-01-01";

export async function experimentData(spec: JobSpec["data"]): Promise<JobData & { date: string }> {
  if (spec.kind === "questions") return questionFold(spec.fold, spec.folds);
  const set = await standardSet();
  if (spec.split === "scenario") return { ...set, date: questionDate };
  const all = [...set.train, ...set.dev, ...set.test];
  const sizes = [set.train.length, set.dev.length, set.test.length];
  const [train = [], dev = [], test = []] = splitLeaking(all, sizes, createRandom("leaking"));
  return { train, dev, test, date: questionDate };
}

/** Made on first use, by the command that anyone can run. */
export async function standardSet(): Promise<JobData> {
  const folder = join(cacheFolder(), "sets", "flights");
  const path = (part: string): string => join(folder, `${part}.jsonl`);
  if (!existsSync(path("test"))) {
    process.stderr.write(
      "segue: making the standard set once (segue synthesize --standard flights)\n",
    );
    const main = fileURLToPath(new URL("./main.js", import.meta.url));
    const flags = [main, "synthesize", "flights", "--standard", "flights"];
    await promisify(execFile)(process.execPath, flags);
  }
  return {
    train: await readAll(path("train")),
    dev: await readAll(path("dev")),
    test: await readAll(path("test")),
  };
}

/** Every question is in exactly one fold, whatever the seed of the training. */
async function questionFold(fold: number, folds: number): Promise<JobData & { date: string }> {
  const folder = process.env["SEGUE_DATA"] ?? "../shared/data";
  const path = join(folder, "atis-questions", "train.jsonl");
  if (!existsSync(path)) {
    throw new UserError(
      `${path}: not there. Set SEGUE_DATA to the folder that has atis-questions.`,
    );
  }
  const all = createRandom("folds").shuffle(await readAll(path));
  const test = all.filter((_, i) => i % folds === fold);
  const train = all.filter((_, i) => i % folds !== fold);
  return { train, dev: [], test, date: questionDate };
}

async function readAll(path: string): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for await (const interaction of readInteractions(path)) all.push(interaction);
  return all;
}
