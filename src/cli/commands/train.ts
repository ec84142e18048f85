// `segue train`: a model from interactions. Shows how it goes on standard error, writes the folder.
import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { openFolder } from "../../checkpoint/folder.ts";
import type { Storage } from "../../checkpoint/safetensors.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readAllInteractions } from "../../dataset/read.ts";
import { flightsWording } from "../../domains/flights/domain/wording.ts";
import { emptyWording } from "../../entities/wording.ts";
import { UserError } from "../../errors.ts";
import type { ModelConfig } from "../../model/config.ts";
import { readModelFiles } from "../../model/model.ts";
import { createConfig, presetNames, systemNames } from "../../model/presets.ts";
import { collectSettings, type Settings, withSettings } from "../../model/settings.ts";
import { exportForPeer, takePeerWeights } from "../../model/training/peer.ts";
import { trainToFolder } from "../../model/training/training-folder.ts";
import { alone } from "../../shipped/database.ts";
import { wordsOfDatabase } from "../../shipped/words.ts";
import { createEngine } from "../../tensor/index.ts";
import { databaseOption, openDatabaseOption } from "../database-option.ts";
import { today } from "../date-option.ts";
import { createProgressView } from "../training-view.ts";
import { parseCount } from "./limit.ts";

type TrainFlags = {
  readonly system: string;
  readonly preset: string;
  readonly data: string;
  readonly valid?: string;
  readonly database: string;
  readonly out: string;
  readonly seed: number;
  readonly epochs?: number;
  readonly init?: string;
  readonly resume?: boolean;
  readonly storage: string;
  readonly set: Settings;
  readonly date?: string;
  readonly json?: boolean;
  readonly examples?: true;
  readonly weights?: string;
};

export function registerTrain(program: Command): void {
  program
    .command("train")
    .description("learn a model from interactions")
    .option("--system <name>", `one of: ${systemNames.join(", ")}`, "full")
    .option("--preset <name>", `one of: ${presetNames.join(", ")}`, "flights")
    .requiredOption("--data <file>", "interactions to learn from, one JSON object a line")
    .option("--valid <file>", "interactions to validate on (default: a share of the data)")
    .option(...databaseOption)
    .requiredOption("--out <folder>", "where the model goes")
    .option("--seed <n>", "same seed, same model", parseCount, 1)
    .option("--epochs <n>", "at most so many", parseCount)
    .option("--init <folder>", "start from this model and its configuration")
    .option("--resume", "go on with the stopped run in --out")
    .option("--storage <kind>", "weights as f32, f16 or i8", "f32")
    .option(
      "--set <switch=value>",
      "change a switch, as in improvements.alignments=4",
      collectSettings,
      {},
    )
    .option("--date <day>", "for interactions without a date, YYYY-MM-DD (default: today)")
    .option("--json", "print one JSON line an epoch")
    .option(
      "--examples",
      "write what it would learn from, for bench/peer/flights_train.py, and stop",
    )
    .option("--weights <file>", "what that made of them: put it into the model in --out, and stop")
    .action(train);
}

async function train(flags: TrainFlags): Promise<void> {
  const config = await configOf(flags);
  const interactions = await readAll(flags.data);
  const validation = flags.valid === undefined ? undefined : await readAll(flags.valid);
  const database = await openDatabaseOption(flags.database, alone);
  const engine = await createEngine();
  const stop = new AbortController();
  const onInterrupt = (): void => {
    process.stderr.write("\nsegue: stopping after this batch; go on later with --resume\n");
    stop.abort();
  };
  process.once("SIGINT", onInterrupt);
  const view = createProgressView(process.stderr, config.learning.maxEpochs);
  try {
    const storage = parseStorage(flags.storage);
    const run = {
      config,
      interactions,
      words: await wordsOfDatabase(flags.database),
      wording: flags.database === "flights" ? flightsWording : emptyWording,
      engine,
      out: openFolder(flags.out),
      seed: flags.seed,
      ...(validation && { validation }),
      schema: await database.schema(),
      today: flags.date ?? today(),
      ...(flags.init !== undefined && { init: openFolder(flags.init) }),
    };
    if (flags.examples) {
      const count = await exportForPeer(run);
      return void process.stderr.write(`${count} conversations are in ${flags.out}\n`);
    }
    if (flags.weights !== undefined) {
      const weights = await readFile(flags.weights);
      return await takePeerWeights({ ...run, storage, weights, source: flags.weights });
    }
    for await (const event of trainToFolder({
      ...run,
      storage,
      resume: flags.resume ?? false,
      now: () => performance.now(),
      signal: stop.signal,
    })) {
      view(event);
      if (flags.json === true && event.kind === "epoch") {
        process.stdout.write(`${JSON.stringify(event)}\n`);
      }
    }
  } finally {
    process.off("SIGINT", onInterrupt);
    await engine.dispose();
    await database.close();
  }
}

/** With --init the model's own configuration, else the system in the preset; then the switches. */
async function configOf(flags: TrainFlags): Promise<ModelConfig> {
  const base =
    flags.init === undefined
      ? createConfig(flags.system, flags.preset)
      : (await readModelFiles(openFolder(flags.init))).config;
  const { epochs } = flags;
  const most: Settings = epochs === undefined ? {} : { learning: { maxEpochs: epochs } };
  return withSettings(withSettings(base, most), flags.set);
}

function parseStorage(text: string): Storage {
  if (text === "f32" || text === "f16" || text === "i8") return text;
  throw new UserError(`--storage ${text}: expected f32, f16 or i8`);
}

async function readAll(path: string): Promise<Interaction[]> {
  const interactions = await readAllInteractions(path);
  if (interactions.length === 0) {
    throw new UserError(`${path}: holds no interactions. Make some with: segue synthesize flights`);
  }
  return interactions;
}
