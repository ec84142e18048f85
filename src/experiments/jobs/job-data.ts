// The interactions of an experiment's job: the standard set in its parts, or real questions in folds.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "../../database/database.ts";
import { developmentData } from "../../dataset/development-data.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readAllInteractions } from "../../dataset/read.ts";
import { splitLeaking } from "../../dataset/split.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { UserError } from "../../errors.ts";
import { createRandom } from "../../random.ts";
import { createReader, type Reader } from "../../reader/reader.ts";
import { isPaperSet, paperReadings } from "../../shipped/sets.ts";
import { corpusData } from "./corpus-data.ts";
import { type JobData, type JobSpec, jobSpec } from "./experiment-job.ts";
import { createKeptReader } from "./kept-readings.ts";
import { checkedFolder, type MakeSet, setFolder } from "./kept-sets.ts";

/** Dates of real questions lie in 1991 and 1992. */
const questionDate = "1991-01-01";

export async function experimentData(
  spec: JobSpec["data"],
  schemaOf: (database: string) => Promise<Schema>,
): Promise<JobData & { date: string }> {
  if (spec.kind === "corpus") return { ...(await corpusData(spec, schemaOf)), date: questionDate };
  if (spec.kind === "questions") return questionFold(spec.fold, spec.folds);
  if (spec.set === undefined) {
    throw new UserError("the job does not say which standard set it learns from");
  }
  const set = await readSet(await checkedFolder(spec.set));
  if (spec.split === "scenario") return { ...set, date: questionDate };
  const all = [...set.train, ...set.dev, ...set.test];
  const sizes = [set.train.length, set.dev.length, set.test.length];
  const [train = [], dev = [], test = []] = splitLeaking(all, sizes, createRandom("leaking"));
  return { train, dev, test, date: questionDate };
}

/** Of the frozen set: reads it as when it was frozen. */
export async function keptReaderOf(
  spec: JobSpec["data"],
  words: DomainWords,
  date: string,
): Promise<Reader | undefined> {
  if (spec.kind !== "standard" || spec.set === undefined || !isPaperSet(spec.set)) return undefined;
  const { train, dev, test } = await readSet(await checkedFolder(spec.set));
  const live = createReader(words);
  return createKeptReader(await paperReadings(), [...train, ...dev, ...test], { live, date });
}

/** Sees to it, once for all jobs of a process, that the set a job learns from is here. */
export function createPreparation(make: MakeSet): (spec: unknown) => Promise<void> {
  const seen = new Map<string, Promise<string>>();
  return async (spec) => {
    const { data } = jobSpec.parse(spec);
    if (data.kind !== "standard" || data.set === undefined) return;
    const before = seen.get(data.set) ?? setFolder(data.set, make);
    seen.set(data.set, before);
    await before;
  };
}

/** As the generator writes it now. */
export async function standardSet(make: MakeSet): Promise<JobData> {
  return readSet(await make());
}

export async function readSet(folder: string): Promise<JobData> {
  const part = (name: string): Promise<Interaction[]> =>
    readAllInteractions(join(folder, `${name}.jsonl`));
  return { train: await part("train"), dev: await part("dev"), test: await part("test") };
}

/** Every question is in exactly one fold, whatever the seed of the training. */
async function questionFold(fold: number, folds: number): Promise<JobData & { date: string }> {
  const path = developmentData("atis-questions", "train.jsonl");
  if (!existsSync(path)) {
    throw new UserError(
      `${path}: not there. Set SEGUE_DATA to the folder that has atis-questions.`,
    );
  }
  const all = createRandom("folds").shuffle(await readAllInteractions(path));
  const test = all.filter((_, i) => i % folds === fold);
  const train = all.filter((_, i) => i % folds !== fold);
  return { train, dev: [], test, date: questionDate };
}
