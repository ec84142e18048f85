// What in an utterance may be a literal of its query: values of the database (whole, in part,
// misspelt), numbers, periods, quoted text, words that nobody knows.
import type { CivilDate } from "../dates/civil.ts";
import { formatDate } from "../dates/civil.ts";
import { findPeriods } from "../dates/find-periods.ts";
import { monthWords } from "../text/counted-words.ts";
import { englishWords, isOrdinaryWord } from "../text/english-words.ts";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase, type TokenRange } from "../text/phrase.ts";
import type { Token } from "../text/token.ts";
import { wordList } from "../word-list.ts";
import { askingWords, looselyAskingWords } from "./asking-words.ts";
import { commonWords, stem } from "./stem.ts";
import { type DurationUnit, durationUnit } from "./units.ts";
import type { ValueIndex, ValueReading } from "./value-index.ts";

/** Their order is that of the model's rows. */
export const mentionKinds = wordList(
  "none whole part misspelt number day month year span",
  "quoted unknown earlier ordinal flag implied",
);
export type MentionKind = (typeof mentionKinds)[number];

export type Mention = {
  readonly kind: MentionKind;
  /** Tokens: first, and one past the last. */
  readonly from: number;
  readonly to: number;
  /** As typed. */
  readonly text: string;
  /** Its words, and the same as they are compared. */
  readonly words: readonly string[];
  readonly stems: string;
  readonly readings: readonly ValueReading[];
  readonly number?: number;
  /** Days as YYYY-MM-DD, the second exclusive. */
  readonly period?: { readonly from: string; readonly to: string };
  readonly month?: number;
  /** Of a time without a year: the latest is meant, or of what is to come the next. */
  readonly yearless?: true;
  /** Of a number that says how long: "two hours". */
  readonly unit?: DurationUnit;
  /** Said of a part of a text: "starting with 4". */
  readonly pattern?: Pattern;
  /** Says what is not so: "unpaid" of a status that is paid. */
  readonly denies?: true;
};

export type Pattern = "starts" | "ends" | "like";

export type MentionContext = {
  readonly values: ValueIndex;
  /** Stems of the words that name tables and columns. */
  readonly names: ReadonlySet<string>;
  readonly today: CivilDate;
  /** The month that the fiscal year begins with, where one is known. */
  readonly fiscalStart?: number | undefined;
};

const longest = 8;
const most = 16;

export function findMentions(
  utterance: string,
  tokens: readonly Token[],
  context: MentionContext,
): Mention[] {
  const found: Mention[] = [];
  const taken = new Uint8Array(tokens.length);
  const add = (kind: MentionKind, from: number, to: number, more: Partial<Mention> = {}): void => {
    const text = utterance.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    const words = tokens.slice(from, Math.min(to, from + longest)).map((token) => token.text);
    const pattern = patternBefore(tokens, from);
    found.push({
      readings: [],
      ...more,
      ...(pattern && { pattern }),
      kind,
      from,
      to,
      text,
      words,
      stems: words.map(stem).join(" "),
    });
    taken.fill(1, from, to);
  };
  addQuoted(tokens, context, add);
  const stems = tokens.map(({ text }) => stem(text));
  const asTyped = (at: number): string => utterance.slice(tokens[at]?.start, tokens[at]?.end);
  const heard: Heard = { tokens, stems, asTyped, taken };
  if (isInterjection(tokens)) taken[0] = 1;
  addWhole(heard, context, add);
  addNumbers(tokens, context, found, add);
  addCodes(heard, context, add);
  addParts(heard, context, add);
  addFlags(stems, context, add);
  addLetters(tokens, taken, add);
  const told = found.filter((one) => !isInTime(one, found));
  return told.sort((a, b) => a.from - b.from || b.to - a.to).slice(0, most);
}

/** The month of "june 2005" is nobody's name, and its year no other number. */
function isInTime({ period, from, to }: Mention, found: readonly Mention[]): boolean {
  const isAround = (one: Mention): boolean =>
    one.period !== undefined && one.from <= from && to <= one.to && to - from < one.to - one.from;
  return period === undefined && found.some(isAround);
}

/** "OK, show me": no value of that name, such as a state's. */
function isInterjection([first, second]: readonly Token[]): boolean {
  return (
    /^(?:ok|okay|hi|hey|oh|well|no|yes)$/.test(first?.text ?? "") &&
    /^[,!.]$/.test(second?.text ?? "")
  );
}

type Heard = {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  readonly asTyped: (at: number) => string;
  /** 1 for each token that something was found in. */
  readonly taken: Uint8Array;
};

type Add = (kind: MentionKind, from: number, to: number, more?: Partial<Mention>) => void;

const denied = /^(?:un|in|non-?|dis)(\p{L}{3,})$/u;

/** "anonymous" is said of a column that only says yes or no: either may be meant. */
function addFlags(stems: readonly string[], { values }: MentionContext, add: Add): void {
  stems.forEach((one, at) => {
    const said = values.flags(one);
    // "discounted" of a discount flag.
    const own =
      said.length > 0 || one.length < 7 ? said : values.flags(one.replace(/(?:ed|d)$/, ""));
    // "unpaid", "inactive": only no is meant.
    const flags = own.length > 0 ? own : values.flags(denied.exec(one)?.[1] ?? "");
    const [flag] = flags;
    if (flag === undefined) return;
    // "non members", "non-members"
    const before = stems[at - 1] === "-" ? at - 2 : at - 1;
    const from = stems[before] === "non" ? before : at;
    const either = own.length > 0 && from === at;
    for (const which of either ? (["yes", "no"] as const) : (["no"] as const)) {
      const value = flag[which];
      const number = /^[01]$/.test(value) ? { number: Number(value) } : {};
      const alike = flags.filter((other) => other[which] === value);
      const readings = alike.map(({ column }) => ({
        column,
        value,
        how: "whole" as const,
        among: 1,
      }));
      add("flag", from, at + 1, { readings, ...number });
    }
  });
}

/** "the letter a", "starting with d" */
function addLetters(tokens: readonly Token[], taken: Uint8Array, add: Add): void {
  tokens.forEach(({ text }, at) => {
    if (taken[at] === 1 || !/^\p{L}$/u.test(text)) return;
    const before = tokens[at - 1]?.text ?? "";
    if (/^(?:letter|with|contains?|containing|character)$/.test(before)) add("unknown", at, at + 1);
  });
}

function addQuoted(tokens: readonly Token[], { values, names }: MentionContext, add: Add): void {
  const quote = (at: number): string => /^["'`]$/.exec(tokens[at]?.text ?? "")?.[0] ?? "";
  for (let at = 0; at < tokens.length; at++) {
    if (quote(at) === "" || endsWord(tokens, at)) continue;
    const closing = quote(at) === "`" ? "`'" : quote(at);
    const close = tokens.findIndex(
      (_, j) => j > at + 1 && quote(j) !== "" && closing.includes(quote(j)),
    );
    if (close < 0 || close - at > 12) continue;
    const inside = tokens.slice(at + 1, close).map(({ text }) => stem(text));
    const readings = [...values.whole(inside), ...values.part(inside)];
    // A column in quotes: the "active to date" of each.
    const named =
      inside.some((one) => names.has(one)) &&
      inside.every((one) => names.has(one) || commonWords.has(one));
    if (readings.length > 0 || !named) add("quoted", at + 1, close, { readings });
    at = close;
  }
}

/** The customers' names: no quotation begins there. */
function endsWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.end === tokens[at]?.start && /\p{L}$/u.test(before?.text ?? "");
}

const patterns: readonly (readonly [RegExp, Pattern])[] = [
  [/\b(?:start|begin)(?:s|ning|ing)? with(?: the)?(?: \w+)? ?["'`]?$/, "starts"],
  [/\bend(?:s|ing)? with(?: the)?(?: \w+)? ?["'`]?$/, "ends"],
  [
    /\b(?:contain(?:s|ing)?|includ(?:e|es|ing)) the (?:word|letters?|text|string|phrase) ?["'`]?$/,
    "like",
  ],
];

/** What the words before it say that it is of a text. */
function patternBefore(tokens: readonly Token[], from: number): Pattern | undefined {
  const before = tokens
    .slice(Math.max(0, from - 5), from)
    .map(({ text }) => text)
    .join(" ");
  return patterns.find(([said]) => said.test(before))?.[1];
}

/** Longest first; what lies inside a longer value is not told again. */
function addWhole(
  { stems, asTyped, taken }: Heard,
  { values, names }: MentionContext,
  add: Add,
): void {
  for (let length = Math.min(longest, stems.length); length > 0; length--) {
    for (let from = 0; from + length <= stems.length; from++) {
      if (taken.subarray(from, from + length).every((one) => one === 1)) continue;
      const readings = values.whole(stems.slice(from, from + length));
      // "state" names a column, "month" asks for one; a department called State is typed like one.
      const word = stems[from] ?? "";
      const isCommon = length === 1 && word.length === 1 && commonWords.has(word);
      if (isCommon && !names.has(stems[from - 1] ?? "")) continue;
      // "their emails too", where something is called Too.
      const isFiller = length === 1 && fillers.has(word) && !readings.some(({ told }) => told);
      if (isFiller && !isNamed(from, asTyped)) continue;
      const named = length === 1 && (isCommon || names.has(word) || askingWords.has(word));
      const isMeant = ({ value, told }: ValueReading): boolean =>
        told === true || value === asTyped(from);
      if (named && !readings.some(isMeant)) continue;
      if (length === 1 && isMonthBehind(word, stems[from - 1])) continue;
      if (readings.length > 0) add("whole", from, from + length, { readings });
    }
  }
}

/** Say nothing by themselves; what has two letters may be a code. */
const fillers: ReadonlySet<string> = new Set(
  [...commonWords, "too", "else", "even", "still", "very"].filter((one) => one.length > 2),
);

/** Typed with a capital where the word before has none, or behind "called". */
function isNamed(at: number, asTyped: (at: number) => string): boolean {
  const capital = (typed: string): boolean => /^\p{Lu}/u.test(typed);
  const before = at > 0 ? asTyped(at - 1) : "";
  return (
    /^(?:called|named|titled)$/i.test(before) ||
    (at > 0 && capital(asTyped(at)) && !capital(before))
  );
}

const bareMonths: ReadonlySet<string> = new Set(monthWords.map(stem));

/** "in may", whoever else is called so. */
const isMonthBehind = (word: string, before = ""): boolean =>
  bareMonths.has(word) && /^(?:in|since|during|until)$/.test(before);

function addNumbers(
  tokens: readonly Token[],
  { today, fiscalStart, values }: MentionContext,
  found: readonly Mention[],
  add: Add,
): void {
  const numbers = findNumbers(tokens);
  const inQuotes = (at: number): boolean =>
    found.some(({ kind, from, to }) => kind === "quoted" && from <= at && at < to);
  const periods = findPeriods(makePhrase(tokens, numbers), today, fiscalStart);
  /** "june" of a June Carter who is known here. */
  const isName = ({ from, to }: TokenRange): boolean => {
    const typed = tokens.slice(from, to).map(({ text }) => text);
    const isValue = found.some((one) => one.from <= from && to <= one.to);
    const [month = ""] = typed.map(stem);
    if (typed.length === 1 && isMonthBehind(month, tokens[from - 1]?.text)) return false;
    return isValue || values.part(typed.map(stem), typed).length > 0;
  };
  for (const { range, period, unit, month, bare, yearless } of periods) {
    if (inQuotes(range.from) || (bare && isName(range))) continue;
    const days = { from: formatDate(period.from), to: formatDate(period.to) };
    const number = unit === "year" ? { number: period.from.year } : {};
    const when = { ...(month && { month }), ...(yearless && { yearless }) };
    add(unit, range.from, range.to, { period: days, ...number, ...when });
  }
  tokens.forEach(({ text }, at) => {
    const short = /^(\d+(?:\.\d+)?)([km])$/.exec(text);
    if (short !== null)
      add("number", at, at + 1, { number: Number(short[1]) * (short[2] === "k" ? 1e3 : 1e6) });
  });
  for (const { value, from, to, ordinal } of numbers) {
    if (inQuotes(from) || periods.some(({ range }) => range.from <= from && from < range.to))
      continue;
    const unit = ordinal ? undefined : durationUnit(tokens[to]?.text ?? "");
    add(ordinal ? "ordinal" : "number", from, to, { number: value, ...(unit && { unit }) });
  }
  tokens.forEach(({ text }, at) => {
    const unit = durationUnit(tokens[at + 1]?.text ?? "");
    const before = tokens[at - 1]?.text ?? "";
    const than = /^(?:than|under|over|above|below|least|most|exceeding)$/.test(before);
    if (/^an?$/.test(text) && than && unit !== undefined)
      add("number", at, at + 1, { number: 1, unit });
  });
}

/** "outgoing" of movements that are IN or OUT. */
function addCodes({ stems, taken }: Heard, { values, names }: MentionContext, add: Add): void {
  stems.forEach((one, at) => {
    if (taken[at] === 1 || one.length < 4 || names.has(one) || isNoPart(one, names)) return;
    if (askingWords.has(one)) return;
    const readings = values.coded(one);
    if (readings.length === 1) add("whole", at, at + 1, { readings });
  });
}

/** By stem: says nothing of a text that it stands in. */
const isNoPart = (one: string, names: ReadonlySet<string>): boolean =>
  commonWords.has(one) || names.has(one) || looselyAskingWords.has(one);

/** An everyday word behind a number is what is counted. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  /^\d+(?:[.,]\d+)*$/.test(tokens[at - 1]?.text ?? "") && englishWords.has(tokens[at]?.text ?? "");

const titles = /^(?:dr|doctor|mr|mrs|ms|miss|prof|professor|sir|dame|judge|captain|sister|father)$/;

/** "dr shah" of a Dr Ravi Shah, where only one is called so. */
function calledBy([title = "", name = ""]: readonly string[], values: ValueIndex) {
  const readings = values.part([name]);
  const [reading] = readings;
  const isOne = readings.length === 1 && reading?.among === 1;
  const isTitled = isOne && stem(reading.value.split(/[^\p{L}]+/u)[0] ?? "") === title;
  return isTitled ? { ...reading, how: "whole" as const } : undefined;
}

function addParts(
  { tokens, stems, taken }: Heard,
  { values, names }: MentionContext,
  add: Add,
): void {
  const open = (at: number): boolean =>
    taken[at] === 0 && /^[\p{L}\p{N}]/u.test(tokens[at]?.text ?? "");
  for (let length = 4; length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const part = stems.slice(from, from + length);
      if (![...part.keys()].every((i) => open(from + i))) continue;
      const typed = tokens.slice(from, from + length).map(({ text }) => text);
      // "does" is no part of a name that begins with "Doesn't".
      if (part.every((one, i) => isNoPart(one, names) || commonWords.has(typed[i] ?? ""))) continue;
      // "200 stone" is no Paula Stone.
      if (length === 1 && isCounted(tokens, from)) continue;
      const readings = values.part(part, typed);
      const named = length === 2 && titles.test(part[0] ?? "") ? calledBy(part, values) : undefined;
      if (named !== undefined) add("whole", from, from + length, { readings: [named] });
      else if (readings.length > 0) add("part", from, from + length, { readings });
    }
  }
  tokens.forEach(({ text }, at) => {
    if (!open(at) || names.has(stem(text)) || commonWords.has(text)) return;
    if (englishWords.has(text) || englishWords.has(stem(text)) || text.length < 3) return;
    // "how much are we owed" names no Owen.
    const corrections = isOrdinaryWord(text) ? [] : values.correct(text);
    const corrected = corrections.flatMap((word): ValueReading[] => {
      const whole = values.whole([stem(word)]);
      return [...(whole.length > 0 ? whole : values.part([stem(word)]))];
    });
    const readings = corrected.map((reading) => ({ ...reading, how: "misspelt" as const }));
    add(readings.length > 0 ? "misspelt" : "unknown", at, at + 1, { readings });
  });
}
