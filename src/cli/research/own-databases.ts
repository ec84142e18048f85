// `segue own-databases`: learns databases of SParC from their schema and values alone, each from
// nothing, and scores the models on all real interactions about them; --held-out does so with the base.

import type { Command } from "commander";
import { developmentData } from "../../dataset/development-data.ts";
import {
  measureOwnDatabases,
  type OwnDatabasesSettings,
} from "../../experiments/databases/own-databases.ts";
import { numbersText } from "../../experiments/databases/own-databases-report.ts";
import { checkSparc, measuredDatabases } from "../../experiments/databases/sparc-databases.ts";
import type { LearnEvent } from "../../learn/learn-database.ts";
import { parseCount } from "../commands/limit.ts";
import { printResult } from "../print-result.ts";
import { type HeldOutFlags, runHeldOut } from "./held-out.ts";

type Flags = Omit<OwnDatabasesSettings, "tell" | "onEvent"> &
  Omit<HeldOutFlags, "heldOut"> & { readonly heldOut?: HeldOutFlags["heldOut"] };

export function registerOwnDatabases(program: Command): void {
  const data = developmentData("sparc");
  program
    .command("own-databases")
    .description("learn databases of SParC from their schemas and score real people's questions")
    .argument("[names...]", `which (default: ${measuredDatabases.join(", ")})`)
    .option("--data <folder>", "SParC in its official layout, with database/", data)
    .option("--out <file>", "where the numbers go", "results/own-databases.json")
    .option(
      "--domains <folder>",
      "use NAME.yaml from here instead of the draft, where there is one",
    )
    .option("--docs <file>", "the page that shows them, between markers", "docs/your-database.md")
    .option("--seed <n>", "same seed, same numbers", parseCount, 1)
    .option("--interactions <n>", "conversations to generate for each", parseCount)
    .option("--epochs <n>", "at most so many", parseCount)
    .option("--threads <n>", "of the engine", parseCount)
    .option("--gather", "learn nothing: put together what separate runs have measured")
    .option(
      "--held-out [file]",
      "measure the base model on these databases instead (names in a file), SParC's and CoSQL's people",
    )
    .option("--sharpen", "with --held-out: the base sharpened for each database")
    .option(
      "--corrected",
      "with --held-out: every third conversation is the owner's, learned from with --sharpen; the others are measured (printed, not published)",
    )
    .option("--base <folder>", "with --held-out: another base model (printed, not published)")
    .option("--json", "print the numbers as JSON")
    .action(run);
}

async function run(names: readonly string[], flags: Flags): Promise<void> {
  if (!flags.gather) checkSparc(flags.data);
  const { heldOut } = flags;
  if (heldOut !== undefined) return runHeldOut(names, { ...flags, heldOut });
  const { all, databases } = await measureOwnDatabases(names, {
    ...flags,
    onEvent: tellEpoch,
    tell: (text) => void process.stderr.write(`${text}\n`),
  });
  printResult(flags, { databases, all }, [`all: ${numbersText(all)}`, flags.out]);
}

function tellEpoch(name: string, event: LearnEvent): void {
  if (event.kind !== "training" || event.event.kind !== "epoch") return;
  const { epoch, trainLoss, validation } = event.event;
  process.stderr.write(
    `${name}: epoch ${epoch}, loss ${trainLoss.toFixed(3)}, ${(100 * validation.stringAccuracy).toFixed(1)}%\n`,
  );
}
