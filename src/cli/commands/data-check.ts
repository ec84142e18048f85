// `segue data check`: conversations with their queries, looked over by a second path that knows nothing
// of how they were written.

import type { Command } from "commander";
import { first } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { flightsWording } from "../../domains/flights/domain/wording.ts";
import { type Checking, checkTalks } from "../../evaluation/check-talk.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { createReader } from "../../reader/reader.ts";
import { alone } from "../../shipped/database.ts";
import { openDatabaseOption } from "../database-option.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { database: string; limit?: number; findings?: boolean; json?: boolean };

export function registerDataCheck(program: Command): void {
  dataCommand(program)
    .command("check")
    .description("compare what is said with what the queries say in plain English")
    .argument("<file>", "interactions, one JSON object a line")
    .option("--database <spec>", "what they are about", "flights")
    .option("--limit <n>", "only the first n interactions", parseCount)
    .option("--findings", "list what was found")
    .option("--json", "print counts and findings as JSON")
    .action(run);
}

async function run(path: string, flags: Flags): Promise<void> {
  const checking = await checkingOf(flags.database);
  const talks = first(readInteractions(path), flags.limit);
  const { counts, findings } = await checkTalks(talks, checking);
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
  const shown = flags.findings === true ? findings : [];
  printResult(flags, { ...counts, findings }, [
    `${counts.turns} turns, ${counts.found} found (${percent(counts.found, counts.turns)}); with the queries of another conversation ${percent(counts.swapped_found, counts.swapped)}`,
    ...shown.map(
      ({ id, turn, utterance, kind, what, paraphrase }) =>
        `${id} ${turn}: ${kind} ${what}\n  ${utterance}\n  ${paraphrase}`,
    ),
  ]);
}

async function checkingOf(spec: string): Promise<Checking> {
  if (spec === "flights")
    return { reader: createReader(flightsDomain.words), wording: flightsWording };
  const database = await openDatabaseOption(spec, alone);
  try {
    const { words, wording } = await draftWorld(database);
    return { reader: createReader(words), wording, schema: await database.schema() };
  } finally {
    await database.close();
  }
}
