// "compared with the year before", "vs 2023": the same figures for both periods, one row for each.

import { type OutlineSymbol, type OutlineWord, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { askedPeriod, type CalendarUnit, moved, type Period, unitOf } from "./asked-period.ts";
import { type Clauses, called, column, isAggregate } from "./clauses.ts";
import type { Said } from "./said.ts";

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
  const now = askedPeriod(clauses, schema);
  if (now === undefined) return null;
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
    where: clauses.where.with(now.at, either),
    select: [...clauses.select.slice(0, figure), bucket, ...clauses.select.slice(figure)],
    groupBy: [...clauses.groupBy, bucket],
  };
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
  return moved(now, unit === "period" ? (own ?? "year") : unit, -1);
}

function bucketText({ from }: Period, unit: CalendarUnit): string {
  const year = from.slice(0, 4);
  if (unit === "year") return year;
  return unit === "month"
    ? from.slice(0, 7)
    : `${year}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`;
}
