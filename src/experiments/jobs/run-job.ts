// Does one job: trains a system with a seed, evaluates it, gives back the numbers. A job that was
// stopped in mid-training goes on from its last checkpoint.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Folder } from "../../checkpoint/files.ts";
import { openFolder } from "../../checkpoint/folder.ts";
import type { Database } from "../../database/database.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import type { Wording } from "../../entities/wording.ts";
import type { ModelConfig } from "../../model/config.ts";
import { loadModel } from "../../model/model.ts";
import { createConfig } from "../../model/presets.ts";
import type { EpochRecord } from "../../model/training/events.ts";
import { canResume, trainToFolder } from "../../model/training/training-folder.ts";
import type { Reader } from "../../reader/reader.ts";
import { compiledProducts } from "../../shipped/compiled-products.ts";
import { createEngine, type Engine } from "../../tensor/index.ts";
import { answerContext, attentionMaps, type StudyPlace } from "../paper/case-studies.ts";
import { type JobData, type JobSpec, labelOf } from "./experiment-job.ts";

import type { CurvePoint, JobOutcome } from "./job-outcome.ts";
import { type MeasuringPlace, measureModel } from "./measure-model.ts";

export type JobPlace = MeasuringPlace &
  StudyPlace & {
    /** Models and checkpoints are kept in here while jobs run; each is removed at its job's end. */
    readonly folder: string;
    readonly words: DomainWords;
    /** How utterances are read, where it was kept. */
    readonly reader?: Reader;
    readonly wording: Wording;
    /** Of the engine; one where absent. */
    readonly threads?: number;
    /** What is written down of where and when the job was done. */
    readonly about: { readonly date: string; readonly hardware: string };
    /** Told where the trained model lies, before it is removed. */
    readonly keepModel?: (folder: string) => Promise<void>;
    readonly onEpoch?: (record: EpochRecord) => void;
  };

/** Portable kernels, their products compiled where there is a C compiler: the same numbers with it or
 * without, with any number of threads, on every machine with fused multiply-add, which is every one of the
 * last ten years; on others the last digits differ, and `made.engine` says so. */
async function startEngine({ threads = 1 }: JobPlace): Promise<Engine> {
  const compiled = await compiledProducts();
  return createEngine({ engine: "wasm", threads, relaxed: true, compiled });
}

export async function runJob(spec: JobSpec, place: JobPlace): Promise<JobOutcome> {
  const folder = folderOf(spec, place);
  const files = openFolder(folder);
  if (!hasModel(folder) || (await canResume(files))) await train(spec, place, files);
  const outcome = await measure(spec, place);
  await rm(folder, { recursive: true, force: true });
  return outcome;
}

/** A job that was stopped, measured with its best model until then: what it would have been with that
 * many epochs at most. It can still go on. Nothing where no epoch is done. */
export async function measureSoFar(
  spec: JobSpec,
  place: JobPlace,
): Promise<JobOutcome | undefined> {
  return hasModel(folderOf(spec, place)) ? measure(spec, place) : undefined;
}

const folderOf = (spec: JobSpec, place: JobPlace): string =>
  join(place.folder, nameOf(spec, place.data));

const hasModel = (folder: string): boolean => existsSync(join(folder, "model.safetensors"));

async function measure(spec: JobSpec, place: JobPlace): Promise<JobOutcome> {
  const folder = folderOf(spec, place);
  const files = openFolder(folder);
  const engine = await startEngine(place);
  try {
    const loaded = await loadModel(files, engine);
    const model = { ...loaded, reader: loaded.reader && (place.reader ?? loaded.reader) };
    const since = place.now();
    const numbers = await measureModel(model, spec.evaluate, place);
    const attention = spec.attention ? await attentionMaps(model, place) : [];
    const context = spec.context ? await answerContext(model, place) : [];
    const curve = await readCurve(join(folder, "history.jsonl"));
    const database = await databaseOfData(place);
    await place.keepModel?.(folder);
    return {
      spec,
      epochs: curve.length,
      parameters: engine.parameters.reduce((sum, { size }) => sum + size, 0),
      trainSeconds: curve.reduce((sum, { seconds }) => sum + seconds, 0),
      evaluateSeconds: (place.now() - since) / 1000,
      ...numbers,
      made: {
        ...place.about,
        engine: `wasm ${engine.info.simd}`,
        database: await database.fingerprint(),
      },
      curve,
      ended: await endOf(spec, files, curve.length),
      attention,
      context,
    };
  } finally {
    await engine.dispose();
  }
}

/** A model without a way to resume is finished, even if its job was stopped while it was measured. */
async function endOf(spec: JobSpec, files: Folder, epochs: number): Promise<JobOutcome["ended"]> {
  if (await canResume(files)) return "unfinished";
  return epochs >= configOf(spec).learning.maxEpochs ? "epochs" : "patience";
}

/** Another specification or other data make another model: nothing stale is taken up. */
function nameOf(spec: JobSpec, data: JobData): string {
  const { evaluate: _, attention: __, context: ___, ...what } = spec;
  const digest = createHash("sha256")
    .update(JSON.stringify([what, data.train]))
    .digest("hex");
  return `${labelOf(spec)}-${digest.slice(0, 12)}`;
}

const epochLine = z.looseObject({
  epoch: z.number(),
  trainLoss: z.number(),
  validation: z.object({
    loss: z.number(),
    tokenAccuracy: z.number(),
    stringAccuracy: z.number(),
  }),
  learningRate: z.number(),
  seconds: z.number(),
  kept: z.boolean(),
});

/** Every epoch, as training wrote it down. */
async function readCurve(path: string): Promise<CurvePoint[]> {
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  return lines.map((line) => {
    const { epoch, trainLoss, validation, learningRate, seconds, kept } = epochLine.parse(
      JSON.parse(line),
    );
    return { epoch, trainLoss, ...validation, learningRate, seconds, kept };
  });
}

/** Preset and system, what the row changes, and what was set for all rows. */
function configOf({ system, preset, changes, settings, epochs }: JobSpec): ModelConfig {
  const most = epochs === undefined ? {} : { learning: { maxEpochs: epochs } };
  const all: Record<string, Record<string, number | boolean | string>> = {};
  for (const some of [changes, most, settings]) {
    for (const [section, switches] of Object.entries(some)) {
      all[section] = { ...all[section], ...switches };
    }
  }
  return createConfig(system, preset, all);
}

const databaseOfData = ({ databaseOf, data }: JobPlace): Promise<Database> =>
  databaseOf(data.train[0]?.database ?? "flights");

async function train(spec: JobSpec, place: JobPlace, out: Folder): Promise<void> {
  const config = configOf(spec);
  const engine = await startEngine(place);
  const database = await databaseOfData(place);
  try {
    for await (const event of trainToFolder({
      config,
      engine,
      seed: spec.seed,
      out,
      storage: "f32" as const,
      interactions: place.data.train,
      words: place.words,
      ...(place.wordsOf && { wordsOf: place.wordsOf }),
      ...(place.reader && { reader: place.reader }),
      wording: place.wording,
      schema: await database.schema(),
      today: place.date,
      now: place.now,
      resume: await canResume(out),
      ...(place.signal && { signal: place.signal }),
    })) {
      if (event.kind === "epoch") place.onEpoch?.(event);
    }
    place.signal?.throwIfAborted();
  } finally {
    await engine.dispose();
  }
}
