// `segue measure`: how much of the gold queries' values the reader recovers from the words. What a
// model can do is measured in measure-model.ts.

import type { Command } from "commander";
import { developmentData } from "../../dataset/development-data.ts";
import { readInteractions } from "../../dataset/read.ts";
import { flightsWords } from "../../domains/flights/domain/aliases.ts";
import { dateSets, readDateCases, runDateCases } from "../../evaluation/date-cases.ts";
import {
  dateRecall,
  literalRecall,
  type Recall,
  type RecallCase,
} from "../../evaluation/recall.ts";
import { measuredSet } from "../../experiments/measured-turns.ts";
import { createReader } from "../../reader/reader.ts";
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
  for (const [name, description, action] of [
    ["dates", "dates stated as month and day, and the written cases", measureDates],
    ["literals", "every literal that a placeholder could stand for, by type", measureLiterals],
  ] as const) {
    measure
      .command(name)
      .description(description)
      .option("--data <file>", "questions with gold queries", file)
      .option("--misses", "also list what was not found", false)
      .option("--json", "print one JSON document")
      .action(action);
  }
}

async function measureDates(flags: Flags): Promise<void> {
  const reader = createReader(flightsWords);
  const stated = dateRecall(reader, flightsWords, await questions(flags.data));
  const texts = await Promise.all(dateSets.map(measuredSet));
  const written = runDateCases(reader, texts.flatMap(readDateCases));
  report(flags, [
    ["month and day", stated],
    ["written cases", written],
  ]);
}

async function measureLiterals(flags: Flags): Promise<void> {
  const reader = createReader(flightsWords);
  const byType = literalRecall(reader, flightsWords, await questions(flags.data));
  const all = [...byType.values()];
  report(flags, [
    ...byType,
    [
      "all",
      {
        found: all.reduce((sum, { found }) => sum + found, 0),
        total: all.reduce((sum, { total }) => sum + total, 0),
        misses: [],
      },
    ],
  ]);
}

async function questions(path: string): Promise<RecallCase[]> {
  const found: RecallCase[] = [];
  for await (const { turns } of readInteractions(path)) {
    for (const { utterance, sql } of turns) {
      if (sql[0] !== undefined) found.push({ utterance, sql: sql[0] });
    }
  }
  return found;
}

function report(flags: Flags, recalls: readonly (readonly [string, Recall])[]): void {
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
