// `segue measure analyst`: conversations as analysts hold them, test/analyst, about databases that no
// model learned from.
import { type Command, Option } from "commander";
import { writeJsonLines } from "../../dataset/write.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { type AskedSet, measureSet } from "../../experiments/measures/measure-set.ts";
import { baseModel } from "../../shipped/models.ts";
import { parseCount } from "../commands/limit.ts";
import { modelOption } from "../model-option.ts";
import { print } from "./measure-lines.ts";

type Flags = Omit<AskedSet, "model" | "asking"> & {
  readonly model?: string;
  readonly predictions?: string;
  readonly asking?: boolean;
  readonly misses?: boolean;
  readonly json?: boolean;
};

export function registerAnalystMeasure(measure: Command): void {
  measure
    .command("analyst")
    .description("conversations as analysts hold them, about five databases")
    .option(...modelOption)
    .option("--set <folder>", "conversations and databases", "test/analyst")
    .addOption(
      new Option("--half <half>", "open (to look at) or held-out (to report)")
        .choices(["open", "held-out"])
        .default("held-out"),
    )
    .addOption(
      new Option(
        "--domains <folder>",
        "domain files: NAME/domain.yaml for each database, for the base model",
      ).conflicts("model"),
    )
    .option("--predictions <file>", "write a line for every turn")
    .option("--workers <n>", "processes (default: one a core)", parseCount)
    .option("--asking", "let it ask back and decline as people meet it; such turns are told apart")
    .option("--misses", "also list what went wrong", false)
    .option("--json", "print one JSON document")
    .action(showAnalyst);
}

async function showAnalyst({ model = baseModel, asking = false, ...flags }: Flags): Promise<void> {
  const { figures, lines } = await measureSet({ ...flags, model, asking });
  if (flags.predictions !== undefined) await writeJsonLines(flags.predictions, lines);
  print(flags, figures);
  if (flags.misses === true && flags.half === "open") tellMisses(lines);
}

function tellMisses(lines: readonly PredictionLine[]): void {
  for (const { id, turn, utterance, strict, sql, gold, error, refused, asked } of lines) {
    if (strict) continue;
    const said = sql === "" ? `(${asked ?? refused ?? error?.message ?? "nothing"})` : sql;
    process.stdout.write(`\n${id}, turn ${turn}: ${utterance}\n    ${said}\n    gold ${gold[0]}\n`);
  }
}
