// `segue train-base`: makes the base model, which knows any schema by its words.
import type { Command } from "commander";
import { developmentData } from "../../dataset/development-data.ts";
import { type AskedBase, makeBase } from "../../experiments/making/make-base.ts";
import { parseCount } from "../commands/limit.ts";
import { tell } from "../print-result.ts";

export function registerTrainBase(program: Command): void {
  program
    .command("train-base")
    .description("make the base model for any database; called again, it goes on where it stopped")
    .requiredOption("--out <folder>", "gets base.safetensors, and the state of the run")
    .option("--sparc <folder>", "SParC: train.json and database/", developmentData("sparc"))
    .option("--cosql <folder>", "CoSQL: train.json", developmentData("cosql"))
    .option("--written <folder...>", "sets of conversations as text, such as sets/written", [])
    .option(
      "--generated <folder...>",
      "folders made by: segue data worlds, segue learn --until synthesize",
      [],
    )
    .option(
      "--answered <file...>",
      "what a model answered to these turns (lines of an evaluation): learned from as previous queries",
      [],
    )
    .option("--leave-out <file>", "names of databases that nothing is learned from")
    .option("--going-on-from <file>", "a base model whose words are kept, so that its weights fit")
    .option("--steps <n>", "updates of about 110 turns", parseCount, 9000)
    .option("--seed <n>", "of first weights and order", parseCount, 1)
    .option("--examples", "write what it would learn from, for bench/peer/base_train.py, and stop")
    .option("--weights <file>", "what that made of them: make base.safetensors of it, and stop")
    .action((flags: AskedBase) => makeBase(flags, tell));
}
