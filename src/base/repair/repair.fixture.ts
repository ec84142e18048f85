// For tests of repairs: what is known where nothing is but the schema and the words, and a query put right by it.
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { schemaFacts } from "../../schema/database-facts.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import type { RepairContext } from "./context.ts";
import { repairOutline } from "./repair.ts";

export const noFacts = schemaFacts({ tables: [] });

export function contextOf(
  text: string,
  given: Pick<RepairContext, "schema"> & Partial<RepairContext>,
): RepairContext {
  const said = new Set(text.split(" ").map(stem));
  const words = { text, said, everSaid: said, told: [], terse: true, filtered: false };
  const nothing = { measures: [], settled: new Set<number>(), sure: new Set<number>() };
  return { facts: noFacts, ...words, ...nothing, ...given };
}

/** A year that was said, as a reader finds it. */
export function yearSaid(year: number): NonNullable<RepairContext["periods"]>[number] {
  const text = String(year);
  const period = { from: `${year}-01-01`, to: `${year + 1}-01-01` };
  const place = { from: 0, to: 1, text, words: [text], stems: text, readings: [] };
  return { kind: "year", ...place, number: year, period };
}

export function repairedSql(sql: string, context: RepairContext): string {
  const { schema } = context;
  return writeOutline(repairOutline(readOutline(parseSql(sql), schema), context), schema);
}
