// `segue data split`: parts that share no scenario, query template or database.

import { type Command, InvalidArgumentError, Option } from "commander";
import { readAllInteractions } from "../../dataset/read.ts";
import { type SplitBy, splitInteractions } from "../../dataset/split.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { createRandom } from "../../random.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { by: SplitBy; sizes: number[]; out: string; seed: number; json?: boolean };

export function registerDataSplit(program: Command): void {
  dataCommand(program)
    .command("split")
    .description("split interactions so that nothing leaks between the parts")
    .argument("<file>", "interactions, one JSON object a line")
    .addOption(
      new Option("--by <what>", "what no two parts may share")
        .choices(["scenario", "template", "database"])
        .default("scenario"),
    )
    .option("--sizes <a,b,c>", "counts or shares of the parts", parseSizes, [1148, 380, 130])
    .requiredOption("--out <prefix>", "writes PREFIX-1.jsonl, PREFIX-2.jsonl, ...")
    .option("--seed <n>", "of the split", parseCount, 1)
    .option("--json", "print the parts as JSON")
    .action(async (path: string, flags: Flags) => {
      const all = await readAllInteractions(path);
      const parts = splitInteractions(all, flags.by, flags.sizes, createRandom(flags.seed));
      const written = [];
      for (const [index, part] of parts.entries()) {
        const out = `${flags.out}-${index + 1}.jsonl`;
        written.push({ path: out, interactions: await writeInteractions(out, part) });
      }
      const lines = written.map((one) => `${one.path}: ${one.interactions} interactions\n`);
      printResult(flags, { parts: written }, lines.join(""));
    });
}

function parseSizes(text: string): number[] {
  const sizes = text.split(",").map(Number);
  if (sizes.some((size) => !(size > 0))) {
    throw new InvalidArgumentError("expected numbers above 0, such as 1148,380,130");
  }
  return sizes;
}
