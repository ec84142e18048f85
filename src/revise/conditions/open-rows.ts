// Rows that have begun and not ended (schema/spans.ts), on a day or just now.
import { addDays, type CivilDate, formatDate } from "../../dates/civil.ts";
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { factsKey } from "../../schema/described.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { spanOf } from "../../schema/spans.ts";
import { column, type Symbols } from "../clauses.ts";

type Known = Pick<KnownDatabase, "described" | "facts">;

export const dayOf = (item: number, date: CivilDate): Symbols => [
  { kind: "value", literal: { type: "string", text: formatDate(date) }, column: item },
];

/** `allDay`: what ends on a day was there that day, and is no more just now. */
export function openRows(
  table: number,
  { described, facts }: Known,
  today: CivilDate,
  allDay: boolean,
): readonly OutlineSymbol[][] {
  const { begins = -1, ends = -1 } = spanOf(table, described) ?? {};
  const lasts = [...column(ends), word(allDay ? ">=" : ">"), ...dayOf(ends, today)];
  const missing = [...column(ends), word("is"), word("null")];
  const isOpen = facts.gaps.has(factsKey(ends, described));
  return [
    [...column(begins), word("<"), ...dayOf(begins, addDays(today, 1))],
    isOpen ? [word("("), ...missing, word("or"), ...lasts, word(")")] : lasts,
  ];
}
