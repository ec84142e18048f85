// Does one job: trains a system with a seed, evaluates it, gives back the numbers. A job that was
// stopped in mid-training goes on from its last checkpoint.
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
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
  const trained = await train(spec, place);
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
    await rm(place.folder, { recursive: true, force: true });
    return { spec, ...trained, measured };
  } finally {
    await engine.dispose();
  }
}

async function train(
  spec: JobSpec,
  place: JobPlace,
): Promise<Pick<JobOutcome, "epochs" | "parameters" | "trainSeconds">> {
  const changes = { ...spec.changes };
  if (spec.epochs !== undefined) {
    changes["learning"] = { ...changes["learning"], maxEpochs: spec.epochs };
  }
  const config = createConfig(spec.system, spec.preset, changes);
  const engine = await createEngine({ threads: 1 });
  const database = await place.databaseOf(place.data.train[0]?.database ?? "flights");
  const done = { epochs: 0, parameters: 0, trainSeconds: 0 };
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
      if (event.kind === "prepared") done.parameters = event.parameters;
      if (event.kind !== "epoch") continue;
      done.epochs = event.epoch;
      done.trainSeconds += event.seconds;
      place.onEpoch?.(event);
    }
  } finally {
    await engine.dispose();
  }
  return done;
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
