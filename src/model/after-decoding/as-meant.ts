// What is made of a reading after it was decoded, whatever the model thinks of it: about the right thing, with what has to
// stay, without what is denied; and heard as it was told.
import { conditionsOf } from "../../conversation/doubt/changes.ts";
import type { Heard, Understanding } from "../../conversation/interpreter.ts";
import type { Schema } from "../../database/database.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { askedIn, equated } from "../../sql/bind/asked.ts";
import { trySelect } from "../../sql/parse-words.ts";
import type { Expression } from "../../sql/tree.ts";
import { conditionsIn, lookedUpIn } from "../../sql/tree-builders.ts";
import { tokenize } from "../../text/tokenize.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { unmetIn } from "../../words/said-outright.ts";
import { valueInQuery } from "../../words/value-in-query.ts";
import { movedOver, rankedByAsked } from "./as-corrected.ts";
import { keepTarget } from "./keep-target.ts";
import { affirmedOf, withoutNew } from "./kept-out.ts";
import { anyOfSeveral } from "./one-of-several.ts";
import { turnedBack, twoEnds } from "./two-ends.ts";
import { oneOfTwo, whatStays } from "./what-stays.ts";

type Around = {
  readonly queries: readonly string[];
  readonly utterance: string;
  readonly schema: Schema;
};

/** The query as predicted, or as the last one and the words have it. */
export function readAsMeant(sql: string, { queries, utterance, schema }: Around): string {
  const last = queries.at(-1) ?? "";
  const about = keepTarget(anyOfSeveral(sql), last, utterance, schema);
  const stayed = whatStays(
    turnedBack(twoEnds(about, last), queries, utterance),
    queries,
    utterance,
  );
  return rankedByAsked(movedOver(stayed, last, utterance));
}

/** Each once. */
export function othersThan(
  sql: string,
  readings: Understanding["alternatives"],
): Understanding["alternatives"] {
  const seen = new Set([sql]);
  return readings.filter((one) => !seen.has(one.sql) && seen.add(one.sql));
}

/** Where a reading does not heed what is denied. */
export async function keptOut(
  utterance: string,
  sql: string,
  { last, values, ask }: Asking,
): Promise<(Understanding & { readonly meant: string }) | null> {
  const isHeeded = (made: string): boolean =>
    unmetIn({ utterance, sql: made, before: last, values }).length === 0;
  // What is denied of something else leaves what was named as it is.
  const isNamed = values.every((one) => one.kind !== "entity" || isIn(one, sql) || isIn(one, last));
  const isDone = last === "" || (sql !== last && isNamed && isHeeded(sql));
  const meant = isDone ? null : affirmedOf(utterance);
  const affirmed = meant === null ? null : await ask(meant);
  const made = affirmed && withoutNew(affirmed.sql, last);
  if (meant === null || !affirmed || !made || !isHeeded(made)) return null;
  return { ...affirmed, meant, sql: made, provenance: [], alternatives: [] };
}

type Asking = {
  readonly last: string;
  readonly values: readonly ResolvedValue[];
  readonly ask: (text: string) => Promise<Understanding>;
};

/** Another reading of an utterance than this one; null where this one stands. */
type Otherwise = (utterance: string, sql: string, asking: Asking) => Promise<Understanding | null>;

const isIn = (value: ResolvedValue, sql: string): boolean =>
  valueInQuery(value, piecesOf(sql)) !== undefined;

/** "from newark or la guardia", of which the reading has one: each heard alone, and either will do. */
export const eitherOf: Otherwise = async (utterance, sql, { values, ask }) => {
  const at = values.findIndex((one, i) => {
    const next = values[i + 1];
    const isChoice =
      next &&
      /^\s*(?:,\s*)?or\s+(?:(?:from|to|on|in|at|the)\s+)*$/i.test(
        utterance.slice(one.end, next.start),
      );
    return (
      isChoice &&
      one.kind === "entity" &&
      next.kind === "entity" &&
      !(isIn(one, sql) && isIn(next, sql))
    );
  });
  const [one, other] = values.slice(at, at + 2);
  if (at < 0 || one === undefined || other === undefined) return null;
  const first = await ask(utterance.slice(0, one.end) + utterance.slice(other.end));
  const second = await ask(utterance.slice(0, one.start) + utterance.slice(other.start));
  const made = first.refused || second.refused ? null : oneOfTwo(first.sql, second.sql);
  if (made === null || !isIn(one, made) || !isIn(other, made)) return null;
  const confidence = Math.min(first.confidence, second.confidence);
  return { ...first, sql: made, confidence, provenance: [], alternatives: [] };
};

const saidAlone =
  /^\W*(?:(?:ok|okay|and|so|now|well|then|please|maybe|how about|what about|an?|the|some)\W+)*VALUE(?:\W+(?:then|please|ones?|now))*\W*$/i;

/** "a boeing then", which the reading made nothing of: what is said is asked for, in the words of most who do. */
export const valueAlone: Otherwise = async (utterance, sql, { last, values, ask }) => {
  const [value, ...more] = values;
  if (
    value === undefined ||
    more.length > 0 ||
    value.kind !== "entity" ||
    isIn(value, sql) ||
    isIn(value, last)
  )
    return null;
  if (!saidAlone.test(`${utterance.slice(0, value.start)}VALUE${utterance.slice(value.end)}`))
    return null;
  for (const word of ["on", "with", "in"]) {
    const read = await ask(`${word} ${value.text}`);
    if (
      !read.refused &&
      isIn(value, read.sql) &&
      conditionsOf(last).length < conditionsOf(read.sql).length
    )
      return { ...read, alternatives: [] };
  }
  return null;
};

/** "what does north mean", "explain line north": what is named is what is asked about. */
const asksWhatItIs =
  /\b(?:what(?:['’]?s| is| are| does| do| did)?|explain|defin\w+|describe|decode|mean\w*|stands?|codes?|abbreviation|know|which|who|where)\b/i;
const theirs = /\bwhat (?:does |do |did )?(?:the )?VALUE (?!mean|stand)\w+\W*(?<rest>,.*)?$/i;

/**
 * "he says north", "show me what north has", read as north itself: nobody asks for what they merely name. It is asked for of
 * what was found, or its rows are.
 */
export async function valueItself(
  utterance: string,
  sql: string,
  { last, values, ask, rows }: Asking & { readonly rows: string | undefined },
): Promise<Understanding | null> {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || last === "" || !isItself(sql, value)) return null;
  const found = theirs.exec(`${utterance.slice(0, value.start)}VALUE${utterance.slice(value.end)}`);
  if (found === null && asksWhatItIs.test(utterance)) return null;
  const rest = found?.groups?.["rest"] ?? "";
  const said =
    found !== null && rows !== undefined
      ? `show me the ${value.text} ${rows}s${rest}`
      : `on ${value.text}`;
  if (said === utterance) return null;
  const read = await ask(said);
  const isHeard = !read.refused && isIn(value, read.sql) && !isItself(read.sql, value);
  return isHeard && unmetIn({ utterance, sql: read.sql, before: last }).length === 0 ? read : null;
}

/** "so i'm up here in leeds": where somebody is. */
const isThere =
  /\b(?:i|we|he|she|they|who)(?:['’](?:m|re|s)| am| are| is| live| lives| work| works| stay| stays)\b(?:(?! (?:and|but|so|to|from)\b)[ \w]){0,30}? (?:in|near|at|around|outside(?: of)?) $/i;

/** Where the reading makes nothing of where somebody is: that is where they start from. */
export const fromWhere: Otherwise = async (utterance, sql, { last, values, ask }) => {
  for (const value of values) {
    const before = utterance.slice(0, value.start);
    const found = isThere.exec(before);
    if (value.kind !== "entity" || found === null || isIn(value, sql) || isIn(value, last))
      continue;
    const read = await ask(`${before.slice(0, found.index)}from ${utterance.slice(value.start)}`);
    const isKept = values.every((one) => !isIn(one, sql) || isIn(one, read.sql));
    if (!read.refused && isIn(value, read.sql) && isKept) return read;
  }
  return null;
};

/** "what is lga": a value looked up by itself. Who names another asks about that one, not about both. */
export function isLookup(sql: string): boolean {
  const query = trySelect(sql);
  const [part, ...more] = conditionsIn(query?.where);
  const [item, ...others] = query?.items.map(({ expression }) => expression) ?? [];
  const found = equated(part);
  const isOne = more.length + others.length === 0 && found?.value.kind === "literal";
  return isOne && item?.kind === "column" && item.name === found.column;
}

/** What is listed is the value that was said, and no more than that. */
function isItself(sql: string, value: ResolvedValue): boolean {
  const query = trySelect(sql);
  if (query?.where === undefined || !isIn(value, sql)) return false;
  const [item, ...others] = query.items.map(({ expression }) => expression);
  return others.length === 0 && item?.kind === "column" && isFixed(item.name, query.where);
}

/** One value of that column is left, also where it is looked up in another. */
function isFixed(name: string, where: Expression | undefined): boolean {
  const [part, ...more] = conditionsIn(where);
  if (more.length > 0 || part === undefined) return isAlone(name, conditionsIn(where));
  if (part.kind !== "in" || part.negated || askedIn(part)?.column !== name)
    return isAlone(name, [part]);
  const inner = lookedUpIn(part);
  const item = inner?.items[0]?.expression;
  if (item?.kind !== "column") return false;
  const looked = item.name;
  return conditionsIn(inner?.where).some((one) => isAlone(looked, [one]));
}

const isAlone = (name: string, parts: readonly Expression[]): boolean => {
  const [part, ...more] = parts;
  return more.length === 0 && equated(part)?.column === name;
};

/** Heard as it was told, with what was taken back at once: those words and values have done their part. */
export function asTold(
  understood: Understanding,
  heard: Heard,
  told: string,
  meant: string,
): Understanding {
  const left = new Set(tokenize(meant).map(({ text }) => text));
  const gone = tokenize(told).flatMap(({ text }) => (left.has(text) ? [] : [text]));
  const values = understood.heard.values.map((value) => toldAt(value, told));
  return {
    ...understood,
    heard: { ...heard, values, takenBack: [...(understood.heard.takenBack ?? []), ...gone] },
  };
}

/** Where a value that was meant was told: "before four" of "before three, make that four" by its end. */
function toldAt(value: ResolvedValue, told: string): ResolvedValue {
  const texts = [value.text, value.text.split(" ").at(-1) ?? ""];
  const text = texts.find((one) => told.includes(one)) ?? "";
  const start = told.lastIndexOf(text);
  return text === "" ? value : { ...value, start, end: start + text.length };
}
