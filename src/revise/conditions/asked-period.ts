// The stretch of time that a query asks about, and those before and after it.
import { type CivilDate, formatDate, parseDate } from "../../dates/civil.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type Clauses, isWord, type Symbols } from "../clauses.ts";

export type DaySpan = { readonly from: string; readonly to: string };

export type AskedPeriod = {
  /** Which of the conditions. */
  readonly at: number;
  readonly column: number;
  readonly period: DaySpan;
};

/** The first condition that says when; undefined where there is none. */
export function askedPeriod({ where }: Clauses, schema: DescribedSchema): AskedPeriod | undefined {
  for (const [at, part] of where.entries()) {
    const [item, how, value] = part;
    if (part.length !== 3 || item?.kind !== "item" || schema.columns[item.item] === undefined)
      continue;
    if (isWord(how, "during") && value?.kind === "value" && value.literal.type === "period")
      return { at, column: item.item, period: value.literal };
  }
  return undefined;
}

/** A year that is kept as a number: `year = 2024`. */
export function askedYear({ where }: Clauses, { columns }: DescribedSchema) {
  for (const [at, part] of where.entries()) {
    const [item, how, value] = part;
    if (part.length !== 3 || item?.kind !== "item" || !isWord(how, "=")) continue;
    const year =
      value?.kind === "value" ? Number(value.literal.type === "number" && value.literal.text) : 0;
    if (columns[item.item]?.words.at(-1) === "year" && year > 0)
      return { at, column: item.item, year };
  }
  return undefined;
}

export type CalendarUnit = "year" | "quarter" | "month";

/** Undefined for a span that is no year, quarter or month of the calendar. */
export function unitOf({ from, to }: DaySpan): CalendarUnit | undefined {
  if (!from.endsWith("-01") || !to.endsWith("-01")) return undefined;
  const month = (text: string): number =>
    Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
  const [first, length] = [month(from), month(to) - month(from)];
  if (length === 12 && first % 12 === 0) return "year";
  if (length === 3 && first % 3 === 0) return "quarter";
  return length === 1 ? "month" : undefined;
}

/** By so many years, quarters or months; negative is earlier. */
export function moved({ from, to }: DaySpan, unit: string, by: number): DaySpan | undefined {
  const [first, last] = [parseDate(from), parseDate(to)];
  const months = { year: 12, quarter: 3, month: 1 }[unit];
  if (first === null || last === null || months === undefined) return undefined;
  return {
    from: formatDate(shifted(first, months * by)),
    to: formatDate(shifted(last, months * by)),
  };
}

function shifted({ year, month, day }: CivilDate, months: number): CivilDate {
  const at = year * 12 + month - 1 + months;
  return { year: Math.floor(at / 12), month: (((at % 12) + 12) % 12) + 1, day };
}

export const during = (column: number, { from, to }: DaySpan): Symbols => [
  { kind: "item", item: column },
  { kind: "word", word: "during" },
  { kind: "value", literal: { type: "period", from, to }, column },
];
