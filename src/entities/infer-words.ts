// What a database nobody has described tells about its words: a type for every column, a dictionary
// of its values, and a calendar if it keeps dates or times.

import type { Schema } from "../database/database.ts";
import { type Calendar, noCalendar } from "../dates/calendar.ts";
import { keyPairs } from "../sql/key-pairs.ts";
import type { ColumnValues } from "./collect-values.ts";
import type { DomainWords } from "./domain-words.ts";
import { codeForms, nameForms } from "./forms.ts";
import type { EntityEntry, TypeRule } from "./lexicon.ts";

const numberType = "NUMBER";
const dateType = "DATE";
const timeType = "TIME";

export function inferWords(schema: Schema, values: readonly ColumnValues[]): DomainWords {
  const byColumn = new Map(values.map((column) => [column.column, column.values]));
  const shared = sharedNames(schema);
  const types = new Map<string, string>();
  let hasDates = false;
  let hasTimes = false;
  for (const table of schema.tables) {
    for (const column of table.columns) {
      const name = `${table.name}.${column.name}`.toLowerCase();
      const isDate =
        column.type === "date" || column.type === "datetime" || looksLikeDates(byColumn.get(name));
      if (isDate) types.set(name, dateType);
      else if (column.type === "time") types.set(name, timeType);
      else if (column.type === "integer" || column.type === "real") types.set(name, numberType);
      else if (column.type === "text") types.set(name, typeName(shared.get(name) ?? name));
      hasDates ||= isDate;
      hasTimes ||= column.type === "time";
    }
  }
  const entries: EntityEntry[] = [];
  for (const { column, values: texts } of values) {
    const type = types.get(column);
    if (type === undefined || type === dateType) continue;
    for (const value of texts)
      entries.push({ type, column, value, forms: formsOf(value, texts.length > manyValues) });
  }
  return {
    types,
    numberType,
    calendar: calendarOf(hasDates, hasTimes),
    lexicon: { entries, rules: cueRules(types), knownWords: schemaWords(schema) },
  };
}

function calendarOf(hasDates: boolean, hasTimes: boolean): Calendar {
  return {
    ...noCalendar,
    date: hasDates ? { kind: "iso", type: dateType } : { kind: "none" },
    time: hasTimes ? { kind: "text", type: timeType } : { kind: "none" },
  };
}

/** A column with more values than this keeps one form of each, or the dictionary would burst. */
const manyValues = 5000;

function formsOf(value: string, many: boolean): string[] {
  return /^[A-Z0-9/-]{1,5}$/.test(value)
    ? [...codeForms(value), ...nameForms(value, many)]
    : nameForms(value, many);
}

/** Columns joined by foreign keys hold the same values: all take the name of the referenced one. */
const sharedNames = (schema: Schema): ReadonlyMap<string, string> =>
  new Map(keyPairs(schema).filter(([, there]) => !there.endsWith(".")));

/** "singer.country" -> COUNTRY; a name as vague as "name" keeps its table: SINGER_NAME. */
function typeName(column: string): string {
  const [table = "", name = ""] = column.split(".");
  const vague = /^(?:name|id|code|type|title|description|status|value|label|text|first|last)$/;
  const text = vague.test(name) ? `${table}_${name}` : name;
  const clean = text
    .toUpperCase()
    .replace(/[^A-Z0-9_]+/g, "_")
    .replace(/^[^A-Z]+/, "");
  return clean === "" || [numberType, dateType, timeType].includes(clean) ? `${clean}_TEXT` : clean;
}

/** Weak forms ("F", "1") need a word of the column's or table's name next to them. */
function cueRules(types: ReadonlyMap<string, string>): Record<string, TypeRule> {
  const cues = new Map<string, Set<string>>();
  for (const [column, type] of types) {
    const set = cues.get(type) ?? new Set<string>();
    for (const word of column.split(/[._]/)) {
      if (word.length > 2) set.add(word).add(`${word}s`);
    }
    cues.set(type, set);
  }
  return Object.fromEntries(
    [...cues].map(([type, words]) => [type, { cuesBefore: [...words], cuesAfter: [...words] }]),
  );
}

function schemaWords(schema: Schema): string[] {
  return schema.tables
    .flatMap((table) => [table.name, ...table.columns.map((column) => column.name)])
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .flatMap((word) => [word, `${word}s`]);
}

function looksLikeDates(values: readonly string[] | undefined): boolean {
  return (
    values !== undefined &&
    values.length > 0 &&
    values.every((value) => /^\d{4}-\d{2}-\d{2}/.test(value))
  );
}
