// Does one job: trains a system with a seed, evaluates it, gives back the numbers. A job that was
// stopped in mid-training goes on from its last checkpoint.
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import type { Wording } from "../display/wording.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import { conversationSystem } from "../evaluation/conversation-system.ts";
import { evaluateInteraction, type Scoring } from "../evaluation/evaluate.ts";
import type { PredictionLine } from "../evaluation/prediction.ts";
import { summarise } from "../evaluation/summarise.ts";
import type { EpochRecord } from "../model/events.ts";
import { loadModel } from "../model/model.ts";
import { createConfig } from "../model/presets.ts";
import { trainToFolder } from "../model/training-folder.ts";
import { createEngine } from "../tensor/index.ts";
import type { JobOutcome, JobSpec, Measured } from "./experiment-job.ts";

export type JobData = {
  readonly train: readonly Interaction[];
  readonly dev: readonly Interaction[];
  readonly test: readonly Interaction[];
};

export type JobPlace = {
  readonly data: JobData;
  /** Where the model and its checkpoints are kept while the job runs; removed at its end. */
  readonly folder: string;
  readonly words: DomainWords;
  readonly wording: Wording;
  readonly databaseOf: (name: string) => Promise<Database>;
  readonly scoringFor: (name: string) => Promise<Scoring>;
  /** For interactions without a date. */
  readonly date: string;
  readonly now: () => number;
  readonly onEpoch?: (record: EpochRecord) => void;
};

export async function runJob(spec: JobSpec, place: JobPlace): Promise<JobOutcome> {
  // A model without a way to resume is finished: the job was stopped while it was evaluated.
  const at = (...names: string[]): string => join(place.folder, ...names);
  const trained = existsSync(at("model.safetensors")) && !existsSync(at("resume", "progress.json"));
  if (!trained) await train(spec, place);
  const engine = await createEngine({ threads: 1 });
  try {
    const model = await loadModel(place.folder, engine);
    const measured: Measured[] = [];
    for (const which of spec.evaluate) {
      const system = conversationSystem(model, place.databaseOf);
      const options = { previous: which.previous, date: place.date, scoringFor: place.scoringFor };
      const lines: PredictionLine[] = [];
      for (const interaction of place.data[which.part]) {
        lines.push(...(await evaluateInteraction(interaction, system, options)).lines);
      }
      measured.push({ ...which, ...numbersOf(lines) });
    }
    const epochs = await readEpochs(at("history.jsonl"));
    const parameters = engine.parameters.reduce((sum, { size }) => sum + size, 0);
    await rm(place.folder, { recursive: true, force: true });
    const trainSeconds = epochs.reduce((sum, seconds) => sum + seconds, 0);
    return { spec, epochs: epochs.length, parameters, trainSeconds, measured };
  } finally {
    await engine.dispose();
  }
}

const epochLine = z.looseObject({ seconds: z.number() });

/** Seconds of every epoch, as training wrote them down. */
async function readEpochs(path: string): Promise<number[]> {
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  return lines.map((line) => epochLine.parse(JSON.parse(line)).seconds);
}

async function train(spec: JobSpec, place: JobPlace): Promise<void> {
  const changes = { ...spec.changes };
  if (spec.epochs !== undefined) {
    changes["learning"] = { ...changes["learning"], maxEpochs: spec.epochs };
  }
  const config = createConfig(spec.system, spec.preset, changes);
  const engine = await createEngine({ threads: 1 });
  const database = await place.databaseOf(place.data.train[0]?.database ?? "flights");
  try {
    for await (const event of trainToFolder({
      ...{ config, engine, seed: spec.seed, out: place.folder, storage: "f32" as const },
      interactions: place.data.train,
      words: place.words,
      wording: place.wording,
      schema: await database.schema(),
      today: place.date,
      now: place.now,
      resume: existsSync(join(place.folder, "resume", "progress.json")),
    })) {
      if (event.kind === "epoch") place.onEpoch?.(event);
    }
  } finally {
    await engine.dispose();
  }
}

function numbersOf(lines: readonly PredictionLine[]): Omit<Measured, "part" | "previous"> {
  const s = summarise(lines);
  return {
    turns: s.turns,
    interactions: s.interactions,
    query: s.query,
    strict: s.strict,
    relaxed: s.relaxed,
    strict_nonempty: s.strict_nonempty,
    interaction: s.interaction,
    valid: s.valid,
    ms_p50: s.ms_p50,
    by_turn: [...s.by_turn],
    by_phenomenon: { ...s.by_phenomenon },
    outcomes: lines.map((l) => [l.id, l.turn, l.query, l.strict, l.relaxed]),
  };
}
