// "compared with the year before", "vs 2023": the same figures for both periods, one row for each.
import { type CivilDate, formatDate, parseDate } from "../../dates/civil.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type OutlineSymbol, type OutlineWord, word } from "../../sql/outline/symbols.ts";
import { type Clauses, called, column, isAggregate, isWord, type Symbols } from "./clauses.ts";
import type { Said } from "./said.ts";

type Period = { readonly from: string; readonly to: string };

const versus =
  /^(?:(?:how does (?:that|it|this) )?compare(?:d|s)?(?: (?:it|that|this|them))?(?: (?:with|to|against))?|versus|vs|against|next to|side by side with) /;
const before =
  /(?:(?:the )?(?<unit>year|quarter|month|day|period) (?:before|earlier)|(?:the )?(?:former|previous|prior|preceding|last) (?<other>year|quarter|month|day|period)|(?:the )?same (?:period|month|quarter|time|day)(?: of)? (?:the )?(?:last|previous|former|year before|prior)(?: year)?)$/;

export function comparePeriods(
  { text, turn }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  if (!versus.test(text) || !clauses.select.some(isAggregate)) return null;
  const asked = clauses.where.map((part) => periodAsked(part, schema));
  const at = asked.findIndex((one) => one !== null);
  const now = asked[at];
  if (now === undefined || now === null) return null;
  const unit = unitOf(now.period);
  const then = otherPeriod(text, turn.mentions, now.period, unit);
  if (unit === undefined || then === undefined || unitOf(then) !== unit) return null;
  const bucket = called(unit, column(now.column));
  const values = [then, now.period]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((one): OutlineSymbol => {
      const literal = { type: "string", text: bucketText(one, unit) } as const;
      return { kind: "value", literal, column: now.column };
    });
  const either = [...bucket, word("in"), ...called("in", ...values.map((one) => [one])).slice(1)];
  const figure = clauses.select.findIndex(isAggregate);
  return {
    ...clauses,
    where: clauses.where.with(at, either),
    select: [...clauses.select.slice(0, figure), bucket, ...clauses.select.slice(figure)],
    groupBy: [...clauses.groupBy, bucket],
  };
}

function periodAsked(
  part: Symbols,
  { columns }: DescribedSchema,
): { readonly column: number; readonly period: Period } | null {
  const [item, how, value] = part;
  if (item?.kind !== "item" || columns[item.item] === undefined || part.length !== 3) return null;
  if (!isWord(how, "during") || value?.kind !== "value" || value.literal.type !== "period")
    return null;
  return { column: item.item, period: value.literal };
}

/** What is named, or lies before by as much as is said. */
function otherPeriod(
  text: string,
  mentions: Said["turn"]["mentions"],
  now: Period,
  own: OutlineWord | undefined,
): Period | undefined {
  const said = before.exec(text);
  if (said === null) {
    const named = mentions.filter(({ period }) => period !== undefined);
    return named.length === 1 ? named[0]?.period : undefined;
  }
  const unit = said.groups?.["unit"] ?? said.groups?.["other"] ?? "year";
  return earlier(now, unit === "period" ? (own ?? "year") : unit);
}

function earlier({ from, to }: Period, unit: string): Period | undefined {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (first === null || last === null) return undefined;
  const months = { year: 12, quarter: 3, month: 1 }[unit];
  if (months === undefined) return undefined;
  return { from: formatDate(moved(first, months)), to: formatDate(moved(last, months)) };
}

function moved({ year, month, day }: CivilDate, months: number): CivilDate {
  const at = year * 12 + month - 1 - months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1, day };
}

/** Undefined for a span that is no year, quarter or month of the calendar. */
function unitOf({ from, to }: Period): "year" | "quarter" | "month" | undefined {
  if (!from.endsWith("-01") || !to.endsWith("-01")) return undefined;
  const month = (text: string): number =>
    Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
  const [first, length] = [month(from), month(to) - month(from)];
  if (length === 12 && first % 12 === 0) return "year";
  if (length === 3 && first % 3 === 0) return "quarter";
  return length === 1 ? "month" : undefined;
}

function bucketText({ from }: Period, unit: "year" | "quarter" | "month"): string {
  const year = from.slice(0, 4);
  if (unit === "year") return year;
  return unit === "month"
    ? from.slice(0, 7)
    : `${year}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`;
}
