// "the shortest loan": of those that have ended, for what goes on has no length yet, and nothing comes before the least.
import { word } from "../../outline/symbols.ts";
import { column } from "../../revise/clauses.ts";
import { factsKey } from "../../schema/described.ts";
import { spanOf } from "../../schema/spans.ts";
import type { Repair } from "./context.ts";

export const endedFirst: Repair = (clauses, { schema, facts }) => {
  const [order] = clauses.orderBy;
  const [by, ...more] = order?.by ?? [];
  if (order === undefined || order.descending || by?.kind !== "item" || more.length > 0)
    return clauses;
  const { table = -1, unit } = schema.columns[by.item] ?? {};
  const ends = spanOf(table, schema)?.ends;
  if (ends === undefined || unit !== "day") return clauses;
  if (!facts.gaps.has(factsKey(ends, schema))) return clauses;
  const where = [...clauses.where, [...column(ends), word("is"), word("not"), word("null")]];
  return { ...clauses, where };
};
