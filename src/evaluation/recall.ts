// Measures what the reader recovers of the values in gold queries: dates stated as month and day,
// and every other literal that a placeholder could stand for.
import { addDays, formatDate, parseDate } from "../dates/civil.ts";
import { anyWeekdayPattern, monthPattern } from "../dates/names.ts";
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import type { Reader, Reading } from "../reader/reader.ts";
import { sqlWords } from "../sql/words.ts";

export type RecallCase = { readonly utterance: string; readonly sql: string };

export type Miss = { readonly utterance: string; readonly missing: readonly string[] };

export type Recall = {
  readonly found: number;
  readonly total: number;
  readonly misses: readonly Miss[];
};

const monthDay = new RegExp(`\\b(?:${monthPattern})\\b`);
const weekday = new RegExp(`\\b(?:${anyWeekdayPattern})s?\\b`);

/**
 * Questions whose date is stated as a month and a day and nothing else, and whose gold has dates.
 * "Arriving on the 7th" has the eve in its gold too (the flight may leave then): the eve is not stated.
 */
export function dateRecall(
  reader: Reader,
  words: DomainWords,
  questions: Iterable<RecallCase>,
): Recall {
  const form = words.calendar.date;
  if (form.kind !== "parts") throw new TypeError("date recall needs a calendar of three columns");
  let found = 0;
  let total = 0;
  const misses: Miss[] = [];
  for (const { utterance, sql } of questions) {
    const gold = goldDates(sql, words, [form.year, form.month, form.day]);
    if (gold.size === 0 || !monthDay.test(utterance) || weekday.test(utterance)) continue;
    total += 1;
    const read = datesOf(readAlone(reader, utterance));
    const stated = [...gold].filter((date) => !gold.has(dayAfter(date)));
    const missing = stated.filter((date) => !read.has(date));
    if (missing.length === 0) found += 1;
    else misses.push({ utterance, missing });
  }
  return { found, total, misses };
}

/** Literals that no utterance states: parts of how the corpus writes overnight arrivals and nonstop. */
const constants = new Set(["TIME 41", "NUMBER 60", "NUMBER 0"]);

/** Of every type but dates: the share of gold literals that the reader has a placeholder for. */
export function literalRecall(
  reader: Reader,
  words: DomainWords,
  questions: Iterable<RecallCase>,
): ReadonlyMap<string, Recall> {
  const form = words.calendar.date;
  const dateTypes = new Set(form.kind === "parts" ? [form.year, form.month, form.day] : []);
  const byType = new Map<string, { found: number; total: number; misses: Miss[] }>();
  for (const { utterance, sql } of questions) {
    const { placeholders } = readAlone(reader, utterance);
    const known = new Set(placeholders.map(({ type, sql: literal }) => `${type} ${literal}`));
    const wanted = new Map<string, string>();
    for (const { type, literal } of columnLiterals(sqlWords(sql), words.types)) {
      const key = `${type} ${literal}`;
      if (type === undefined || dateTypes.has(type) || constants.has(key)) continue;
      wanted.set(key, type);
    }
    for (const [key, type] of wanted) {
      const recall = byType.get(type) ?? { found: 0, total: 0, misses: [] };
      byType.set(type, recall);
      recall.total += 1;
      if (known.has(key)) recall.found += 1;
      else recall.misses.push({ utterance, missing: [key] });
    }
  }
  return byType;
}

/** The corpus has its dates in 1991, seen from the first day of that year. */
function readAlone(reader: Reader, utterance: string): Reading {
  return reader.read(utterance, { date: "1991-01-01", turn: 1, placeholders: [] });
}

function datesOf(reading: Reading): ReadonlySet<string> {
  const dates = reading.values.filter(({ kind }) => kind === "date");
  return new Set(dates.flatMap(({ value }) => [value].flat().map(String)));
}

function dayAfter(date: string): string {
  const parsed = parseDate(date);
  return parsed === null ? date : formatDate(addDays(parsed, 1));
}

/** The literals of one date_day stand together: year, then month and day, in any order. */
function goldDates(sql: string, words: DomainWords, parts: readonly string[]): Set<string> {
  const dates = new Set<string>();
  let open = new Map<string, string>();
  for (const { type, literal } of columnLiterals(sqlWords(sql), words.types)) {
    if (type === undefined || !parts.includes(type)) continue;
    open.set(type, literal);
    if (open.size < 3) continue;
    const [year, month, day] = parts.map((part) => Number(open.get(part)));
    dates.add(formatDate({ year: year ?? 0, month: month ?? 0, day: day ?? 0 }));
    open = new Map();
  }
  return dates;
}
