// "only 2024", "and rock?", "what about cancelled", "without drafts": a condition that comes to the others
// or takes the place of the one about the same column.
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import { type OutlineLiteral, type OutlineWord, word } from "../../sql/outline/symbols.ts";
import { isSaid } from "../repair/context.ts";
import { type Clauses, columnsIn, isWord, number, type Symbols } from "./clauses.ts";
import { isNear, tablesOf, timeColumn } from "./find-columns.ts";
import { listedBefore } from "./list-edits.ts";
import { isPlain, type Said } from "./said.ts";

const leavingOut =
  /^(?:but |and )?(?:not|except(?: for)?|without|excluding|exclude|leave out|leaving out|ignore|ignoring|skip|omit|drop|no|other than)\b/;
const more = /\b(?:also|too|as well|either|or|besides)\b/;
const sides: readonly (readonly [RegExp, OutlineWord])[] = [
  [/\b(?:since|from .+ on|starting|as of)\b/, ">="],
  [/\b(?:after|later than)\b/, ">"],
  [/\b(?:before|earlier than|until|up to|prior to)\b/, "<"],
];
const around =
  /^(?:except|without|excluding|exclude|leave|leaving|out|ignore|ignoring|skip|omit|drop|no|not|other|than|since|after|later|before|earlier|until|up|prior|starting|on|as|of)$/;

export function filterRows(said: Said, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const { mentions, tokens } = said.turn;
  const telling = mentions.filter(({ kind }) => !/^(?:number|ordinal|unknown|flag)$/.test(kind));
  const [only] = telling;
  if (only === undefined || telling.some((one) => one.from !== only.from || one.to !== only.to))
    return null;
  if (more.test(said.text)) return null;
  const condition = conditionFor(only, said, clauses, schema);
  if (condition === null) return null;
  const own = wordsAround(condition.column, clauses, schema);
  const rest = tokens.filter((_, i) => i < only.from || i >= only.to);
  const idle = ({ text }: { readonly text: string }): boolean =>
    isPlain(text) || around.test(text) || own.some((one) => isSaid(one, new Set([stem(text)])));
  if (!rest.every(idle)) return null;
  return withCondition(condition, listedBefore(said.text, clauses, schema), schema);
}

/** "only active ones", "leave out the discontinued": of what says yes or no. */
export function filterFlags(said: Said, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const { mentions, tokens } = said.turn;
  const [yes, no, ...others] = mentions;
  if (yes?.kind !== "flag" || no?.kind !== "flag" || others.length > 0) return null;
  const meant = leavingOut.test(said.text) ? no : yes;
  const reading = bestReading(meant, clauses, schema);
  if (reading === undefined) return null;
  const { column, value } = reading;
  const own = new Set(wordsAround(column, clauses, schema));
  const rest = tokens.filter((_, i) => i < yes.from || i >= yes.to);
  if (!rest.every(({ text }) => isPlain(text) || around.test(text) || own.has(stem(text))))
    return null;
  const type = schema.columns[column]?.type === "text" ? "string" : "number";
  const item = { kind: "item", item: column } as const;
  const literal = { kind: "value", literal: { type, text: value }, column } as const;
  return withCondition({ column, symbols: [item, word("="), literal] }, clauses, schema);
}

type Condition = { readonly column: number; readonly symbols: Symbols };

function conditionFor(
  mention: Mention,
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Condition | null {
  const { period } = mention;
  if (period !== undefined) return periodCondition(mention, text, clauses, schema);
  const reading = bestReading(mention, clauses, schema);
  if (reading === undefined) return null;
  const { column, value, how, among } = reading;
  const loosely = how === "part" && among > 1;
  const literal: OutlineLiteral = { type: "string", text: loosely ? mention.text : value };
  const not = leavingOut.test(text);
  const operator = loosely
    ? [...(not ? [word("not")] : []), word("like")]
    : [word(not ? "!=" : "=")];
  const item = { kind: "item", item: column } as const;
  return { column, symbols: [item, ...operator, { kind: "value", literal, column }] };
}

/** Of the columns that know the value: asked about already, shown, used, near. */
function bestReading(mention: Mention, clauses: Clauses, schema: DescribedSchema) {
  const count = schema.columns.length;
  const asked = new Set(clauses.where.flatMap((part) => columnsIn(part, count)));
  const shown = new Set(
    [...clauses.groupBy, ...clauses.select].flatMap((p) => columnsIn(p, count)),
  );
  const used = tablesOf(clauses, schema);
  const tableOf = (column: number): number => schema.columns[column]?.table ?? -1;
  const ways: ((column: number) => boolean)[] = [
    (column) => asked.has(column),
    (column) => shown.has(column),
    (column) => used.includes(tableOf(column)),
    (column) => isNear(used, tableOf(column), schema),
  ];
  const whole = mention.readings.filter(({ how }) => how === "whole");
  const readings = whole.length > 0 ? whole : mention.readings;
  for (const way of ways) {
    const found = readings.filter(({ column }) => way(column));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function periodCondition(
  { period, month, number: year, kind }: Mention,
  text: string,
  clauses: Clauses,
  schema: DescribedSchema,
): Condition | null {
  if (period === undefined) return null;
  const operator = sides.find(([said]) => said.test(text))?.[1];
  const bare = numberColumn(kind, clauses, schema);
  const value = month ?? (kind === "year" ? year : undefined);
  if (bare !== undefined && value !== undefined) {
    const item = { kind: "item", item: bare } as const;
    return { column: bare, symbols: [item, word(operator ?? "="), number(value)] };
  }
  const column = timeNamed(text, clauses, schema) ?? timeColumn(clauses, schema);
  if (column === undefined) return null;
  const literal: OutlineLiteral = { type: "period", from: period.from, to: period.to };
  const item = { kind: "item", item: column } as const;
  const how = word(operator ?? "during");
  return { column, symbols: [item, how, { kind: "value", literal, column }] };
}

/** "hired after 2015" is about the hire date, also where another date is asked about already. */
function timeNamed(text: string, clauses: Clauses, schema: DescribedSchema): number | undefined {
  const said = new Set(text.split(" ").map(stem));
  const own = tablesOf(clauses, schema).flatMap((table) => schema.tables[table]?.columns ?? []);
  const found = own.filter((k) => {
    const { time, words } = schema.columns[k] ?? { time: null, words: [] };
    const telling = words.filter((one) => !/^(?:date|time|day|at|on|from|to|timestamp)$/.test(one));
    return (time === "date" || time === "datetime") && telling.some((one) => isSaid(one, said));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Databases that keep the year or the month as a number of its own. */
function numberColumn(kind: string, clauses: Clauses, schema: DescribedSchema): number | undefined {
  const own = tablesOf(clauses, schema).flatMap((table) => schema.tables[table]?.columns ?? []);
  return own.find((k) => {
    const column = schema.columns[k];
    return column?.type === "integer" && column.words.join(" ") === kind;
  });
}

/** Words that only say again what is asked about: of the column, its table, and the query's tables. */
export function wordsAround(column: number, clauses: Clauses, schema: DescribedSchema): string[] {
  const tables = [schema.columns[column]?.table ?? -1, ...tablesOf(clauses, schema)];
  const named = tables.flatMap((table) => schema.tables[table]?.words ?? []);
  return [...(schema.columns[column]?.words ?? []), ...named].map(stem);
}

/** Comparisons that a new value of the same column stands in for. */
function withCondition(
  { column, symbols }: Condition,
  clauses: Clauses,
  { columns }: DescribedSchema,
): Clauses {
  const time = columns[column]?.time != null;
  const same = (part: Symbols): boolean => {
    if (part.some((symbol) => isWord(symbol, "select"))) return false;
    const [first] = columnsIn(part, columns.length);
    if (first === undefined) return false;
    return first === column || (time && columns[first]?.time === columns[column]?.time);
  };
  const at = clauses.where.findIndex(same);
  const kept = clauses.where.filter((part) => !same(part));
  const where = at < 0 ? [...kept, symbols] : [...kept.slice(0, at), symbols, ...kept.slice(at)];
  return { ...clauses, where };
}
