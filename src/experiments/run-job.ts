// Does one job: trains a system with a seed, evaluates it, gives back the numbers. A job that was
// stopped in mid-training goes on from its last checkpoint.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Folder } from "../checkpoint/files.ts";
import { openFolder } from "../checkpoint/folder.ts";
import type { Database } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import type { Wording } from "../display/wording.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import type { Scoring } from "../evaluation/evaluate.ts";
import { loadModel } from "../model/model.ts";
import { createConfig } from "../model/presets.ts";
import type { EpochRecord } from "../model/training/events.ts";
import { canResume, trainToFolder } from "../model/training/training-folder.ts";
import { createEngine } from "../tensor/index.ts";
import type { JobOutcome, JobSpec } from "./experiment-job.ts";
import { measureModel } from "./measure-model.ts";

export type JobData = {
  readonly train: readonly Interaction[];
  readonly dev: readonly Interaction[];
  readonly test: readonly Interaction[];
};

export type JobPlace = {
  readonly data: JobData;
  /** Models and checkpoints are kept in here while jobs run; each is removed at its job's end. */
  readonly folder: string;
  readonly words: DomainWords;
  readonly wording: Wording;
  readonly databaseOf: (name: string) => Promise<Database>;
  readonly scoringFor: (name: string) => Promise<Scoring>;
  /** For interactions without a date. */
  readonly date: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Raised: writes a checkpoint, then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onEpoch?: (record: EpochRecord) => void;
};

export async function runJob(spec: JobSpec, place: JobPlace): Promise<JobOutcome> {
  const folder = join(place.folder, nameOf(spec, place.data));
  // A model without a way to resume is finished: the job was stopped while it was evaluated.
  const files = openFolder(folder);
  const trained = existsSync(join(folder, "model.safetensors")) && !(await canResume(files));
  if (!trained) await train(spec, place, files);
  const engine = await createEngine({ threads: 1 });
  try {
    const model = await loadModel(files, engine);
    const since = place.now();
    const { measured, latency } = await measureModel(model, spec.evaluate, place);
    const evaluateSeconds = (place.now() - since) / 1000;
    const epochs = await readEpochs(join(folder, "history.jsonl"));
    const parameters = engine.parameters.reduce((sum, { size }) => sum + size, 0);
    const trainSeconds = epochs.reduce((sum, seconds) => sum + seconds, 0);
    await rm(folder, { recursive: true, force: true });
    const times = { trainSeconds, evaluateSeconds, latency };
    return { spec, epochs: epochs.length, parameters, ...times, measured };
  } finally {
    await engine.dispose();
  }
}

/** Another specification or other data make another model: nothing stale is taken up. */
function nameOf(spec: JobSpec, data: JobData): string {
  const { evaluate: _, ...what } = spec;
  const digest = createHash("sha256")
    .update(JSON.stringify([what, data.train]))
    .digest("hex");
  const label = `${spec.row}-s${spec.seed}`.replace(/[^\w.+-]+/g, "_");
  return `${label}-${digest.slice(0, 12)}`;
}

const epochLine = z.looseObject({ seconds: z.number() });

/** Seconds of every epoch, as training wrote them down. */
async function readEpochs(path: string): Promise<number[]> {
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  return lines.map((line) => epochLine.parse(JSON.parse(line)).seconds);
}

async function train(spec: JobSpec, place: JobPlace, out: Folder): Promise<void> {
  const changes = { ...spec.changes };
  if (spec.epochs !== undefined) {
    changes["learning"] = { ...changes["learning"], maxEpochs: spec.epochs };
  }
  const config = createConfig(spec.system, spec.preset, changes);
  const engine = await createEngine({ threads: 1 });
  const database = await place.databaseOf(place.data.train[0]?.database ?? "flights");
  try {
    for await (const event of trainToFolder({
      ...{ config, engine, seed: spec.seed, out, storage: "f32" as const },
      interactions: place.data.train,
      words: place.words,
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
