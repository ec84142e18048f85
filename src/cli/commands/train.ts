// `segue train`: a model from interactions. Shows how it goes on standard error, writes the folder.
import { readFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { type AskedTraining, withTraining } from "../../learn/train-from-files.ts";
import { presetNames, systemNames } from "../../model/presets.ts";
import { collectSettings } from "../../model/settings.ts";
import { exportForPeer, takePeerWeights } from "../../model/training/peer.ts";
import { trainToFolder } from "../../model/training/training-folder.ts";
import { alone } from "../../shipped/database.ts";
import { databaseOption, openDatabaseOption } from "../database-option.ts";
import { today } from "../date-option.ts";
import { createProgressView } from "../training-view.ts";
import { parseCount } from "./limit.ts";

type TrainFlags = AskedTraining & {
  readonly resume?: boolean;
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
    .addOption(
      new Option("--storage <kind>", "of weights").choices(["f32", "f16", "i8"]).default("f32"),
    )
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
  const stop = new AbortController();
  const onInterrupt = (): void => {
    process.stderr.write("\nsegue: stopping after this batch; go on later with --resume\n");
    stop.abort();
  };
  process.once("SIGINT", onInterrupt);
  const asked = { ...flags, today: flags.date ?? today() };
  const open = (database: string) => openDatabaseOption(database, alone);
  try {
    await withTraining(asked, open, async (run) => {
      if (flags.examples) {
        const count = await exportForPeer(run);
        return void process.stderr.write(`${count} conversations are in ${flags.out}\n`);
      }
      if (flags.weights !== undefined) {
        const weights = await readFile(flags.weights);
        return takePeerWeights({ ...run, weights, source: flags.weights });
      }
      const view = createProgressView(process.stderr, run.config.learning.maxEpochs);
      for await (const event of trainToFolder({
        ...run,
        resume: flags.resume ?? false,
        now: () => performance.now(),
        signal: stop.signal,
      })) {
        view(event);
        if (flags.json === true && event.kind === "epoch") {
          process.stdout.write(`${JSON.stringify(event)}\n`);
        }
      }
    });
  } finally {
    process.off("SIGINT", onInterrupt);
  }
}
