// "only 2024", "hired after 2015", "just q1": a condition on a time, by the column that is meant.
import { type OutlineLiteral, word } from "../../outline/symbols.ts";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import { contracted, type Side, timeSideBefore, timeSideIn } from "../../text/sides.ts";
import { type Clauses, called, isWord, number, type Symbols } from "../clauses.ts";
import { figureDate, namedBy, tablesOf, timeColumn } from "../find-columns.ts";
import { isSaid } from "../said.ts";
import { askedPeriod, type DaySpan, moved } from "./asked-period.ts";

export type ColumnCondition = {
  readonly column: number;
  readonly symbols: Symbols;
  /** It leaves a time out, and takes the place of no other. */
  readonly outside?: true;
};

/** With words of days, beside those that have a side of themselves. */
const sides: readonly (readonly [RegExp, Side])[] = [
  [/\b(?:since|from .+ on|starting|as of)\b/, ">="],
  [/\b(?:until|up to)\b|\bmore than .+ (?:ago|old)\b/, "<"],
];
const sideIn = (text: string): Side | undefined =>
  timeSideIn(text) ?? sides.find(([said]) => said.test(text))?.[1];

export function periodCondition(
  mention: Mention & { readonly period: DaySpan },
  text: string,
  clauses: Clauses,
  schema: DescribedSchema,
): ColumnCondition | null {
  const { month, number: year, kind } = mention;
  const operator = sideIn(text);
  const bare = numberColumn(kind, text, clauses, schema);
  const value = month ?? (kind === "year" ? year : undefined);
  if (bare !== undefined && value !== undefined) {
    const item = { kind: "item", item: bare } as const;
    return { column: bare, symbols: [item, word(operator ?? "="), number(value)] };
  }
  const column = timeNamed(text, clauses, schema) ?? timeColumn(clauses, schema);
  if (column === undefined) return null;
  const literal: OutlineLiteral = { type: "period", ...ofAskedYear(mention, clauses, schema) };
  const item = { kind: "item", item: column } as const;
  const how = word(operator ?? "during");
  return { column, symbols: [item, how, { kind: "value", literal, column }] };
}

/**
 * "except 2024": before it or after it; null where more is said than when. `month`: said without a year, of no year
 * that was asked about before; every march is left out.
 */
export function outsideOf(
  { column, symbols }: ColumnCondition,
  month?: number,
): ColumnCondition | null {
  const [item, how, value] = symbols;
  if (symbols.length !== 3 || item === undefined || value === undefined) return null;
  if (month !== undefined && isWord(how, "during")) {
    const literal = { type: "string", text: String(month).padStart(2, "0") } as const;
    const other = [word("!="), { kind: "value", literal, column } as const];
    return { column, outside: true, symbols: [...called("month_of_year", [item]), ...other] };
  }
  if (isWord(how, "=")) return { column, outside: true, symbols: [item, word("!="), value] };
  if (!isWord(how, "during")) return null;
  const either = [item, word("<"), value, word("or"), item, word(">"), value];
  return { column, outside: true, symbols: [word("("), ...either, word(")")] };
}

const denying =
  /\b(?:except(?: for)?|excluding|exclude|other than|outside(?: of)?|apart from|without|not)(?: (?:in|during|on|from|of|for|the))*$/;
const notDone = new RegExp(`\\b(?:not|${contracted}) \\w+(?: (?:in|during|on|the))+$`);

const beforeOf = (text: string, mention: Pick<Mention, "text">): string =>
  text.slice(0, Math.max(0, text.lastIndexOf(mention.text.toLowerCase()))).trimEnd();

/** Of the one table that the query is about. */
function isOfRows(column: number, clauses: Clauses, schema: DescribedSchema): boolean {
  const [own, ...others] = tablesOf(clauses, schema);
  return others.length === 0 && own === schema.columns[column]?.table;
}

/** Whether what stands right before a time denies it: "except 2024", "not in march"; "not made in 2024", of what
 * was made: who did nothing in 2024 is another question. */
export function isDenied(
  { text, mention }: { readonly text: string; readonly mention: Pick<Mention, "text"> },
  { column }: ColumnCondition,
  clauses: Clauses,
  schema: DescribedSchema,
): boolean {
  const before = beforeOf(text, mention);
  return denying.test(before) || (notDone.test(before) && isOfRows(column, clauses, schema));
}

/** "not before 2010", "not published after may": on which side of the time, and with it. */
export function deniedSide(
  { text, mention }: { readonly text: string; readonly mention: Pick<Mention, "text"> },
  { column }: ColumnCondition,
  clauses: Clauses,
  schema: DescribedSchema,
): ">=" | "<=" | undefined {
  const lead = beforeOf(text, mention);
  const ofRows = isOfRows(column, clauses, schema);
  const side = timeSideBefore(lead, { deeds: ofRows });
  return side === ">=" || side === "<=" ? side : undefined;
}

/** The month that is left out of every year; undefined where a year is asked about. */
export const everyMonth = (
  { month }: Mention,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined => (askedPeriod(clauses, schema) === undefined ? month : undefined);

const bareDay = /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/i;

/** "only q1", said of 2023, is its first quarter; "and on the 5th", of a day in july, is the fifth of that month. */
function ofAskedYear(
  { period, month, text }: Mention & { readonly period: DaySpan },
  clauses: Clauses,
  schema: DescribedSchema,
): DaySpan {
  const { from, to } = period;
  const bare =
    month !== undefined || /^(?:the )?(?:q ?\d|\w+ (?:quarter|half))(?: of)?$/i.test(text);
  const relative = /\b(?:this|last|past|previous|next|current)\b|\d{4}/i.test(text);
  const asked = askedPeriod(clauses, schema)?.period;
  if (asked !== undefined && bareDay.test(text)) {
    const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    const months = monthOf(asked.from) - monthOf(from);
    return moved(period, "month", months) ?? { from, to };
  }
  if (!bare || relative || asked === undefined) return { from, to };
  const year = Number(asked.from.slice(0, 4));
  return moved(period, "year", year - Number(from.slice(0, 4))) ?? { from, to };
}

/** "hired after 2015" is about the hire date, also where another date is asked about already. */
function timeNamed(text: string, clauses: Clauses, schema: DescribedSchema): number | undefined {
  const said = new Set(text.split(" ").map(stem));
  const own = tablesOf(clauses, schema).flatMap((table) => schema.tables[table]?.columns ?? []);
  const found = own.filter((k) => {
    const { time, words } = schema.columns[k] ?? { time: null, words: [] };
    const telling = words.filter(
      (one) =>
        !/^(?:date|time|day|at|on|from|to|timestamp|since|until|till|before|after|by|in|during)$/.test(
          one,
        ),
    );
    return (time === "date" || time === "datetime") && telling.some((one) => isSaid(one, said));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Years in which a thing began or ended, not those in which something happened to it. */
const ofLives =
  /^(?:birth|born|death|died|model|make|built|build|construction|foundation|founded|founding|opening|opened|publication|published|release|released|start|end|first|last|debut|graduation|vintage|manufactured?|expiry|joined|established)$/;

/** "year", and of years also the "school year" or the "fiscal year". */
const isKept = (column: DescribedColumn | undefined, kind: string): boolean =>
  column?.type === "integer" &&
  (column.words.join(" ") === kind ||
    (kind === "year" &&
      column.time === "year" &&
      column.words.at(-1) === kind &&
      !column.words.some((one) => ofLives.test(one))));

/** Databases that keep the year or the month as a number of its own. */
function numberColumn(
  kind: string,
  text: string,
  clauses: Clauses,
  schema: DescribedSchema,
): number | undefined {
  // A time that is asked about already stays with its column: "and in 2022".
  if (askedPeriod(clauses, schema) !== undefined) return undefined;
  const used = tablesOf(clauses, schema);
  // What has a day of its own is not told by the year of what it names.
  const dated = used.some((table) =>
    schema.tables[table]?.columns.some((k) => schema.columns[k]?.time != null),
  );
  const near = [used, dated ? [] : namedBy(used, schema)].map((tables) =>
    tables
      .flatMap((table) => schema.tables[table]?.columns ?? [])
      .filter((k) => isKept(schema.columns[k], kind)),
  );
  const found = near.find((some) => some.length > 0) ?? [];
  // Of the years of teams and of games, those of what was said.
  const said = new Set(text.split(" ").map(stem));
  const named = found.filter((k) =>
    schema.tables[schema.columns[k]?.table ?? -1]?.words.every((one) => said.has(stem(one))),
  );
  if (named.length === 1) return named[0];
  // What was sold in a year has the day of its sale, whenever the book came out.
  const happened = figureDate(clauses, schema);
  const table = happened === undefined ? undefined : schema.columns[happened]?.table;
  return table === undefined ? found[0] : found.find((k) => schema.columns[k]?.table === table);
}
