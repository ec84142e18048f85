// What a person said was meant, recalled where a question of the same kind comes again: the same words
// but for those that only ask, with other values in the same places. Nothing is guessed: where a word
// differs, or a value has nothing to stand in for, the lesson is not recalled.
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { stem } from "../../schema/stem.ts";
import { bind } from "../../sql/bind/bind.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { nameWords } from "../../text/english-names.ts";
import { tokenize } from "../../text/tokenize.ts";
import { wordSet } from "../../word-list.ts";
import { fillLiterals, literalsOf, type Meant, sameShape } from "./fill-literals.ts";

export type Lesson = {
  readonly utterance: string;
  /** What was said and meant before it; null where the conversation began with it. */
  readonly previous: { readonly utterance: string; readonly sql: string } | null;
  /** What was meant. */
  readonly sql: string;
};

/** What was said so far; newer lessons count before older ones. */
export type Lessons = {
  all(): readonly Lesson[];
  add(lesson: Lesson): void;
};

export function createLessons(known: readonly Lesson[] = []): Lessons {
  const lessons = [...known];
  return { all: () => lessons, add: (lesson) => void lessons.push(lesson) };
}

type Asked = {
  readonly utterance: string;
  readonly previous: string | null;
  /** The values that an utterance mentions. */
  readonly valuesOf: (utterance: string) => readonly ResolvedValue[];
};

/** The query of the newest lesson of this kind, with the values that are said now. */
export function recall(lessons: readonly Lesson[], asked: Asked): string | undefined {
  if (lessons.length === 0) return undefined;
  const words = contentOf(asked.utterance);
  const near = lessons.filter(({ utterance }) => sharesWords(contentOf(utterance), words));
  if (near.length === 0) return undefined;
  const now = readUtterance(asked.utterance, asked.valuesOf(asked.utterance));
  for (const lesson of near.toReversed()) {
    const same = carriedOver(lesson, asked.previous);
    if (same === undefined && !isOfItsOwn(lesson)) continue;
    const carried = same ?? [];
    const then = patternOf(lesson, asked.valuesOf(lesson.utterance));
    // "How many?" alone asks about what was spoken of, where anything was.
    const elsewhere = asked.previous !== null && (same === undefined || lesson.previous === null);
    if (elsewhere && then.filter((part) => part.kind === "word").length < wholeQuestion) continue;
    const said = align(then, now, 0, 0);
    if (said === undefined) continue;
    const filled = fillLiterals(lesson.sql, [...said, ...carried]);
    if (filled !== undefined) return filled;
  }
  return undefined;
}

const wholeQuestion = 3;

/** Reading values costs more than words: at first sight, half the words of one are the other's. */
function sharesWords(some: readonly string[], others: readonly string[]): boolean {
  const shared = some.filter((word) => others.includes(word)).length;
  return 2 * shared >= Math.min(some.length, others.length);
}

const contentOf = (utterance: string): string[] =>
  tokenize(utterance)
    .map(({ text }) => stem(text))
    .filter((text) => !isAsking(text));

/** Values of the query before that stand elsewhere now; undefined where the lesson built on another. */
function carriedOver({ previous }: Lesson, now: string | null): readonly Meant[] | undefined {
  if (previous === null) return [];
  return now === null ? undefined : sameShape(previous.sql, now);
}

type Word = { readonly kind: "word"; readonly text: string };
type Slot = { readonly kind: "slot"; readonly value: ResolvedValue };
type Spoken = { readonly text: string; readonly values: readonly (Slot & { to: number })[] };

/** Words that ask, and change nothing in what is asked for. */
const asking: ReadonlySet<string> =
  wordSet(`a an the of please pls show me us list give tell display find get return what which is are was were
  be do does did you can could would i we want like to see there have has 's our my your all and for
  now ok okay thanks`);

const isAsking = (text: string): boolean => asking.has(text) || !/[\p{L}\p{N}]/u.test(text);

/** The lesson's words, and where its query's values were said. */
function patternOf({ utterance, sql }: Lesson, values: readonly ResolvedValue[]): (Word | Slot)[] {
  const literals = new Set(literalsOf(sql));
  const used = values.filter(({ value }) => partsOf(value).every((part) => literals.has(part)));
  const spoken = readUtterance(utterance, used);
  const parts: (Word | Slot)[] = [];
  for (let at = 0; at < spoken.length; ) {
    const { text, values: here } = spoken[at]!;
    const longest = here.reduce<(Slot & { to: number }) | undefined>(
      (best, one) => (best === undefined || one.to > best.to ? one : best),
      undefined,
    );
    if (longest !== undefined) parts.push({ kind: "slot", value: longest.value });
    else if (!isAsking(text)) parts.push({ kind: "word", text });
    at = longest?.to ?? at + 1;
  }
  return parts;
}

/** Word by word, with the values that begin there and the word after each. */
function readUtterance(utterance: string, values: readonly ResolvedValue[]): Spoken[] {
  const tokens = tokenize(utterance);
  return tokens.map(({ text, start }) => ({
    text: stem(text),
    values: values.flatMap((value) => {
      if (value.start !== start) return [];
      const after = tokens.findIndex((token) => token.start >= value.end);
      return [{ kind: "slot" as const, value, to: after < 0 ? tokens.length : after }];
    }),
  }));
}

/** What each value of the lesson is now; undefined where the two are not of one kind. */
function align(
  then: readonly (Word | Slot)[],
  now: readonly Spoken[],
  part: number,
  at: number,
): Meant[] | undefined {
  const [wanted, here] = [then[part], now[at]];
  if (wanted === undefined && here === undefined) return [];
  if (wanted?.kind === "slot" && here !== undefined) {
    for (const { value, to } of here.values) {
      const meant = meantBy(wanted.value, value);
      const rest = meant && align(then, now, part + 1, to);
      if (rest !== undefined) return [...meant!, ...rest];
    }
  }
  if (here === undefined) return undefined;
  if (wanted?.kind === "word" && wanted.text === here.text) {
    const rest = align(then, now, part + 1, at + 1);
    if (rest !== undefined) return rest;
  }
  return isAsking(here.text) ? align(then, now, part, at + 1) : undefined;
}

/** One value in another's place: of the same kind and, where it names something, the same column. */
function meantBy(then: ResolvedValue, now: ResolvedValue): Meant[] | undefined {
  const [before, after] = [partsOf(then.value), partsOf(now.value)];
  if (then.kind !== now.kind || then.column !== now.column) return undefined;
  if (before.length !== after.length) return undefined;
  return before.map((value, i) => ({ was: value, is: after[i]! }));
}

const partsOf = (value: ResolvedValue["value"]): string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

/** Words that lean on what was said. */
const leaning =
  /^(?:and|but|or|also|only|just|what about|how about|the same|instead|now)\b|\b(?:it|its|them|they|their|those|these|that|ones?|same|others?|too|instead|there|again)\b/i;

/**
 * A question of its own needs nothing of what was said before it, and counts wherever it is asked: nothing is
 * carried over, no value, and no table that goes without saying.
 */
function isOfItsOwn({ utterance, previous, sql }: Lesson): boolean {
  if (previous === null) return true;
  if (leaning.test(utterance.trim())) return false;
  const said = tokenize(utterance).map(({ text }) => stem(text));
  const before = new Set(literalsOf(previous.sql));
  const heard = utterance.toLowerCase();
  const carried = literalsOf(sql).some(
    (value) => before.has(value) && !value.includes("%") && !heard.includes(value.toLowerCase()),
  );
  const kept = tablesIn(previous.sql);
  const silent = [...tablesIn(sql)].some(
    (table) => kept.has(table) && !nameWords(table).every((word) => said.includes(stem(word))),
  );
  return !carried && !silent;
}

/** Those of the database, anywhere in it. */
function tablesIn(sql: string): Set<string> {
  const query = tryParse(sql);
  const relations = query === undefined ? [] : bind(query, { tables: [] }).relations.values();
  return new Set([...relations].flatMap((one) => (one.query ? [] : (one.source ?? []))));
}
