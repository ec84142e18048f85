// What the reader of the built-in domain recovers of the values in gold queries: dates that are stated, the cases written
// by hand, every other literal.
import { readInteractions } from "../../dataset/read.ts";
import { dateSets, readDateCases, runDateCases } from "../../evaluation/date-cases.ts";
import {
  dateRecall,
  literalRecall,
  type Recall,
  type RecallCase,
} from "../../evaluation/recall.ts";
import { createReader } from "../../reader/reader.ts";
import { builtInDatabase } from "../../shipped/database.ts";
import { wordsOfDatabase } from "../../shipped/words.ts";
import { measuredSet } from "./measured-turns.ts";

/** By what was looked for. */
export type Recalls = readonly (readonly [string, Recall])[];

export async function measureDates(data: string): Promise<Recalls> {
  const words = await wordsOfDatabase(builtInDatabase);
  const reader = createReader(words);
  const stated = dateRecall(reader, words, await questionsIn(data));
  const texts = await Promise.all(dateSets.map(measuredSet));
  return [
    ["month and day", stated],
    ["written cases", runDateCases(reader, texts.flatMap(readDateCases))],
  ];
}

export async function measureLiterals(data: string): Promise<Recalls> {
  const words = await wordsOfDatabase(builtInDatabase);
  const reader = createReader(words);
  const byType = literalRecall(reader, words, await questionsIn(data));
  const sum = (of: "found" | "total"): number =>
    [...byType.values()].reduce((total, one) => total + one[of], 0);
  return [...byType, ["all", { found: sum("found"), total: sum("total"), misses: [] }]];
}

async function questionsIn(path: string): Promise<RecallCase[]> {
  const found: RecallCase[] = [];
  for await (const { turns } of readInteractions(path)) {
    for (const { utterance, sql } of turns) {
      if (sql[0] !== undefined) found.push({ utterance, sql: sql[0] });
    }
  }
  return found;
}
