// What the reader of the built-in domain recovers of the values in gold queries: dates that are stated, the cases written
// by hand, every other literal.
import { readInteractions } from "../dataset/read.ts";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { dateSets, readDateCases, runDateCases } from "../evaluation/date-cases.ts";
import { dateRecall, literalRecall, type Recall, type RecallCase } from "../evaluation/recall.ts";
import { createReader } from "../reader/reader.ts";
import { measuredSet } from "./measured-turns.ts";

/** By what was looked for. */
export type Recalls = readonly (readonly [string, Recall])[];

export async function measureDates(data: string): Promise<Recalls> {
  const reader = createReader(flightsWords);
  const stated = dateRecall(reader, flightsWords, await questionsIn(data));
  const texts = await Promise.all(dateSets.map(measuredSet));
  return [
    ["month and day", stated],
    ["written cases", runDateCases(reader, texts.flatMap(readDateCases))],
  ];
}

export async function measureLiterals(data: string): Promise<Recalls> {
  const reader = createReader(flightsWords);
  const byType = literalRecall(reader, flightsWords, await questionsIn(data));
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
