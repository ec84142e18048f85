// For tests of repairs: what is known where nothing is but the schema and the words, and a query put right by it.
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import type { RepairContext } from "./context.ts";
import { repairOutline } from "./repair.ts";

export const noFacts: RepairContext["facts"] = {
  schema: { tables: [] },
  values: [],
  numbers: new Map(),
  rows: new Map(),
  dates: new Map(),
  flags: new Map(),
  gaps: new Set(),
  moments: new Set(),
};

export function contextOf(
  text: string,
  given: Pick<RepairContext, "schema"> & Partial<RepairContext>,
): RepairContext {
  const said = new Set(text.split(" ").map(stem));
  const words = { text, said, everSaid: said, told: [], terse: true, filtered: false };
  const nothing = { measures: [], settled: new Set<number>(), sure: new Set<number>() };
  return { facts: noFacts, ...words, ...nothing, ...given };
}

export function repairedSql(sql: string, context: RepairContext): string {
  const { schema } = context;
  return writeOutline(repairOutline(readOutline(parseSql(sql), schema), context), schema);
}
