// What `segue train` is asked for, read from files and made ready: a configuration, interactions, and a database
// with its words.
import type { Folder } from "../checkpoint/files.ts";
import { openFolder } from "../checkpoint/folder.ts";
import type { Storage } from "../checkpoint/safetensors.ts";
import type { Database, Schema } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { readAllInteractions } from "../dataset/read.ts";
import { emptyWording } from "../entities/wording.ts";
import { UserError } from "../errors.ts";
import type { ModelConfig } from "../model/config.ts";
import { readModelFiles } from "../model/model.ts";
import { createConfig } from "../model/presets.ts";
import { type Settings, withSettings } from "../model/settings.ts";
import type { TrainingData } from "../model/training/training-data.ts";
import { builtInDatabase } from "../shipped/database.ts";
import { builtInWording, wordsOfDatabase } from "../shipped/words.ts";
import { createEngine } from "../tensor/index.ts";

export type AskedTraining = {
  readonly system: string;
  readonly preset: string;
  /** Files of interactions. */
  readonly data: string;
  readonly valid?: string;
  readonly database: string;
  readonly out: string;
  readonly seed: number;
  readonly epochs?: number;
  /** The folder of a model to start from. */
  readonly init?: string;
  readonly storage: Storage;
  readonly set: Settings;
};

type Run = TrainingData & {
  readonly schema: Schema;
  readonly out: Folder;
  readonly storage: Storage;
};

/** Engine and database are there until `work` is done. */
export async function withTraining(
  asked: AskedTraining & { readonly today: string },
  open: (database: string) => Promise<Database>,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const config = await configOf(asked);
  const interactions = await readSome(asked.data);
  const validation = asked.valid === undefined ? undefined : await readSome(asked.valid);
  const database = await open(asked.database);
  const engine = await createEngine();
  try {
    await work({
      config,
      interactions,
      words: await wordsOfDatabase(asked.database),
      wording: asked.database === builtInDatabase ? builtInWording : emptyWording,
      engine,
      out: openFolder(asked.out),
      storage: asked.storage,
      seed: asked.seed,
      ...(validation && { validation }),
      schema: await database.schema(),
      today: asked.today,
      ...(asked.init !== undefined && { init: openFolder(asked.init) }),
    });
  } finally {
    await engine.dispose();
    await database.close();
  }
}

/** That of the model to start from, else the system in the preset; then the switches. */
async function configOf({ system, preset, init, epochs, set }: AskedTraining) {
  const base: ModelConfig =
    init === undefined
      ? createConfig(system, preset)
      : (await readModelFiles(openFolder(init))).config;
  const most: Settings = epochs === undefined ? {} : { learning: { maxEpochs: epochs } };
  return withSettings(withSettings(base, most), set);
}

async function readSome(path: string): Promise<Interaction[]> {
  const interactions = await readAllInteractions(path);
  if (interactions.length === 0) {
    const made = `segue synthesize ${builtInDatabase}`;
    throw new UserError(`${path}: holds no interactions. Make some with: ${made}`);
  }
  return interactions;
}
