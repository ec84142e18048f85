// `segue measure`: how much of the gold queries' values the reader recovers from the words. What a
// model can do is measured in measure-model.ts.

import type { Command } from "commander";
import { developmentData } from "../../dataset/development-data.ts";
import {
  measureDates,
  measureLiterals,
  type Recalls,
} from "../../experiments/measures/measure-reader.ts";
import { registerAnalystMeasure } from "./measure-analyst.ts";
import { registerModelMeasures } from "./measure-model.ts";

type Flags = { readonly data: string; readonly misses: boolean; readonly json?: boolean };

export function registerMeasure(program: Command): void {
  const measure = program
    .command("measure")
    .description("measure what the reader recovers of gold queries, and what a model can do");
  registerModelMeasures(measure);
  registerAnalystMeasure(measure);
  const file = developmentData("atis-questions", "train.jsonl");
  for (const [name, description, run] of [
    ["dates", "dates stated as month and day, and the written cases", measureDates],
    ["literals", "every literal that a placeholder could stand for, by type", measureLiterals],
  ] as const) {
    measure
      .command(name)
      .description(description)
      .option("--data <file>", "questions with gold queries", file)
      .option("--misses", "also list what was not found", false)
      .option("--json", "print one JSON document")
      .action(async (flags: Flags) => report(flags, await run(flags.data)));
  }
}

function report(flags: Flags, recalls: Recalls): void {
  if (flags.json === true) {
    const rows = recalls.map(([name, { found, total, misses }]) => ({
      name,
      found,
      total,
      recall: total === 0 ? null : found / total,
      ...(flags.misses ? { misses } : {}),
    }));
    process.stdout.write(`${JSON.stringify(rows)}\n`);
    return;
  }
  for (const [name, { found, total, misses }] of recalls) {
    const share = total === 0 ? "" : `${((100 * found) / total).toFixed(1)}%`;
    process.stdout.write(
      `${name.padEnd(16)}${`${found} / ${total}`.padStart(14)}${share.padStart(9)}\n`,
    );
    if (!flags.misses) continue;
    for (const { utterance, missing } of misses) {
      process.stdout.write(`    ${missing.join(", ")}  <-  ${utterance}\n`);
    }
  }
}
