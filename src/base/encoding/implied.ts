// What is meant though nobody says it: "women" of a sex that is F, "cancellations" of orders that are cancelled,
// "managers" of a role where a column is called manager, "without a licence" where there is a value for none, "twice",
// "overdue" of a day before today. A literal can only be used where it is offered, so each word that names no value is
// held against the columns that hold few: whether it is a form of a value or short for it. What is merely near in
// meaning is no guess: glasgow is near to leeds, and not meant by it. What is offered is a guess, and few are: the network may take one; the rules that change and mend queries never see
// any; and it accounts for its word, and for its value, only in a query that has it.
import { addDays, type CivilDate, formatDate } from "../../dates/civil.ts";
import { askingWords } from "../../schema/asking-words.ts";
import type { DescribedColumn } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import type { KnownDatabase } from "../../schema/read-database.ts";
import { commonWords, stem } from "../../schema/stem.ts";
import { durationUnit } from "../../schema/units.ts";
import { flagOf } from "../../schema/value-index.ts";
import { isOrdinaryWord } from "../../text/english-words.ts";
import { isShortFor } from "../../text/short-forms.ts";
import type { Token } from "../../text/token.ts";
import { tokenize } from "../../text/tokenize.ts";
import { functionWords, politeWords } from "../../words/english.ts";
import { nearWords } from "../../words/near-words.ts";
import { formsOf } from "../../words/stems.ts";

/** One value of a column that holds few. */
type Held = {
  readonly column: number;
  readonly value: string;
  /** What says it: its own words, or those of a column that only says yes or no. */
  readonly words: readonly string[];
  /** What those may be forms of: "mow" of "mowing". */
  readonly forms: ReadonlySet<string>;
  readonly isFlag: boolean;
  /** What is near in meaning to the words of a column that only says yes or no: "electricity" and `has_power`. */
  readonly near: ReadonlySet<string>;
  /** Stems of the column's name. */
  readonly called: ReadonlySet<string>;
};

export type Implications = {
  readonly held: readonly Held[];
  /** Whether anything has a day. */
  readonly timed: boolean;
};

/** A column that holds more values than these, or longer ones, says names. */
const fewValues = 12;
const longest = 24;
const mostWords = 3;
const mostOfWord = 3;
const mostOfTurn = 6;

type Described = Pick<KnownDatabase, "described" | "facts">;

type Listened = {
  readonly utterance: string;
  readonly tokens: readonly Token[];
  /** What was found outright. */
  readonly mentions: readonly Mention[];
};

type Ears = {
  readonly implications: Implications;
  /** Stems of the words that name tables and columns. */
  readonly names: ReadonlySet<string>;
  readonly today: CivilDate;
};

export function prepareImplied({ described, facts }: Described): Implications {
  const { columns, tables } = described;
  const values = new Map(facts.values.map((one) => [one.column, one]));
  const held = columns.flatMap((column, k): Held[] => {
    const table = tables[column.table];
    const key = `${table?.name}.${column.name}`.toLowerCase();
    const { values: own = [], distinct = 0 } = values.get(key) ?? {};
    if (distinct > fewValues || distinct !== own.length) return [];
    if (table?.hidden === true || isApart(column)) return [];
    const flag = flagOf(facts, key);
    const isFlag = flag !== null;
    const about = { column: k, called: new Set(column.words.map(stem)), isFlag };
    return own.flatMap((value) => {
      const words = isFlag ? column.words.filter(isTelling) : saying(value, about.called);
      const isShort = words.length > 0 && words.length <= mostWords && value.length <= longest;
      return isShort && !/[\d@]/.test(value)
        ? [
            {
              ...about,
              value,
              words,
              forms: new Set(words.flatMap(formsOf)),
              near: nearTo(value === flag?.yes ? words : []),
            },
          ]
        : [];
    });
  });
  return { held, timed: columns.some(({ time }) => time === "date" || time === "datetime") };
}

const isApart = ({ hidden, primary, time, measure }: DescribedColumn): boolean =>
  hidden === true || primary || time !== null || measure === true;

const nearTo = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => [...nearWords(one)]));

const isTelling = (word: string): boolean =>
  word.length > 2 && !commonWords.has(word) && !functionWords.has(word);

const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap((token) => (/\p{L}/u.test(token.text) ? [token.text.toLowerCase()] : []));

const sexes = [
  ["female", "woman", "girl"],
  ["male", "man", "boy"],
];

function saying(value: string, called: ReadonlySet<string>): readonly string[] {
  const first = value.slice(0, 1).toLowerCase();
  const sex = called.has("sex") || called.has("gender");
  return (sex && sexes.find(([name]) => name?.startsWith(first))) || wordsOf(value);
}

type Guess = {
  readonly at: number;
  readonly score: number;
  readonly means: Pick<Mention, "words" | "readings" | "number" | "unit" | "denies">;
};

/** At most a few, the likeliest first. */
export function impliedMentions(said: Listened, ears: Ears): Mention[] {
  const { utterance, tokens, mentions } = said;
  const isFound = (at: number): boolean =>
    mentions.some(({ kind, from, to }) => !unsure.test(kind) && from <= at && at < to);
  const guesses = tokens
    .flatMap((_, at) => (isFound(at) ? [] : guessesAt(tokens, at, ears)))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostOfTurn);
  const offered = guesses.map(({ at, means }): Mention => {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    const stems = means.words.map(stem).join(" ");
    const text = utterance.slice(start, end);
    return { kind: "implied", from: at, to: at + 1, text, stems, ...means };
  });
  return [...offered, ...impliedToday(said, ears)];
}

/** Kinds of what was not found outright: "lefties" is no word, or a slip of another. */
const unsure = /^(?:unknown|misspelt)$/;

function guessesAt(tokens: readonly Token[], at: number, ears: Ears): Guess[] {
  const amount = amountAt(tokens, at);
  if (amount !== undefined) return [{ at, score: 1, means: amount }];
  const word = wordAt(tokens, at, ears);
  const byValue = new Map<string, Guess>();
  for (const held of ears.implications.held) {
    const { column, value } = held;
    const score = likeness(word, held);
    const known = byValue.get(value);
    if (score === 0 || (known?.score ?? 0) > score) continue;
    const reading = { column, value, how: "whole", among: 1 } as const;
    const others = known?.score === score ? known.means.readings : [];
    const denies = deniesIt(word, held) && { denies: true as const };
    const means = { words: wordsOf(value), readings: [...others, reading], ...denies };
    byValue.set(value, { at, score, means });
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, mostOfWord);
}

type SaidWord = {
  readonly text: string;
  readonly one: string;
  readonly before: string;
  /** The word, and what it denies: "unpaid" and "paid". */
  readonly spellings: readonly string[];
  readonly forms: readonly string[];
  readonly idle: boolean;
  readonly names: boolean;
  /** "with electricity", and no "electricity bill". */
  readonly isHad: boolean;
};

const denied = /^(?:un|in|im|non-?|dis)(\p{L}{4,})$/u;

function wordAt(tokens: readonly Token[], at: number, { names }: Ears): SaidWord {
  const text = tokens[at]?.text ?? "";
  const one = stem(text);
  const spellings = [text, ...(denied.exec(text)?.slice(1) ?? [])];
  const idle =
    !/^\p{L}/u.test(text) ||
    [commonWords, askingWords].some((list) => list.has(one)) ||
    [functionWords, politeWords].some((list) => list.has(text));
  return {
    text,
    one,
    before: stem(tokens[at - 1]?.text ?? ""),
    spellings,
    forms: spellings.flatMap(formsOf),
    idle,
    names: names.has(one),
    isHad: isHadAt(tokens, at),
  };
}

const having =
  /^(?:have|has|had|having|with|without|any|no|need|needs|include|includes|including|get|gets|offer|offers|allow|allows)$/;

function isHadAt(tokens: readonly Token[], at: number): boolean {
  const [before = "", next] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  return having.test(before) && (next === undefined || functionWords.has(next));
}

/** What a column has for there being none: "without a licence". */
const nothing = /^(?:none|no|nothing|never|n\/?a|unknown|-)$/i;

/** From 0 to 1: how much a word says a value that is not said outright. */
function likeness(said: SaidWord, held: Held): number {
  const { one, forms } = said;
  const { value, words, called, isFlag } = held;
  const isIt = value.toLowerCase() === one;
  // "hall a", where halls are A and B.
  if (said.idle) return isIt && called.has(said.before) ? 1 : 0;
  // "managers", where employees have a manager and some are called so.
  if (isIt || words.includes(one)) return 1;
  if (said.names) return called.has(one) && nothing.test(value) ? 0.9 : 0;
  if (forms.some((form) => held.forms.has(form))) return 0.9;
  const isWord = isFlag || !/^\p{Lu}/u.test(value) || words.every(isOrdinaryWord);
  if (isWord && words.some((own) => said.spellings.some((each) => beginAlike(each, own))))
    return 0.9;
  // "GPs" of general practice.
  if (words.length > 1 && forms.includes(words.map(([first]) => first).join(""))) return 0.9;
  if (said.isHad && forms.some((form) => held.near.has(form))) return 0.7;
  const isCode = /^[A-Z]{2,5}$/.test(value);
  if (isCode && isShortFor(value.toLowerCase(), one)) return 0.8;
  return 0;
}

/** "unpaid" of what is paid; one that says yes or no has a value for it. */
function deniesIt({ spellings: [, rest] }: SaidWord, { isFlag, words, forms }: Held): boolean {
  if (rest === undefined || isFlag) return false;
  return (
    formsOf(rest).some((form) => forms.has(form)) || words.some((own) => beginAlike(rest, own))
  );
}

/** "lefties" and "left", "cancellations" and "cancelled"; of names, austria and Australia begin alike. */
function beginAlike(said: string, own: string): boolean {
  let same = 0;
  while (same < said.length && said[same] === own[same]) same++;
  const rest = [said.length - same, own.length - same];
  const begins = same >= 4 && same === own.length;
  return begins || (same >= 5 && Math.max(...rest) <= 6 && Math.min(...rest) <= 3);
}

const amounts: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

/** "at least twice", "over a million", "an hour or longer", "half an hour". */
function amountAt(tokens: readonly Token[], at: number): Guess["means"] | undefined {
  const [lead, before, word = ""] = [-2, -1, 0].map((by) => tokens[at + by]?.text);
  const number = amounts.get(word);
  if (number !== undefined) return { words: [word], readings: [], number };
  const unit = /s$/.test(word) ? undefined : durationUnit(word);
  if (unit === undefined || !/^an?$/.test(before ?? "")) return undefined;
  return { words: [word], readings: [], number: lead === "half" ? 0.5 : 1, unit };
}

const ofToday =
  /\b(?:over ?due|late|expir(?:e|es|ed|ing)|lapsed|upcoming|coming up|so far|to come|future|ahead|current(?:ly)?|valid)\b/i;

/** Of days before or after this one. */
function impliedToday({ utterance, tokens }: Listened, { implications, today }: Ears): Mention[] {
  const said = ofToday.exec(utterance);
  if (said === null || !implications.timed) return [];
  const [start, end] = [said.index, said.index + said[0].length];
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.end <= end) + 1;
  if (from < 0 || to <= from) return [];
  const period = { from: formatDate(today), to: formatDate(addDays(today, 1)) };
  const words = ["today"];
  return [
    { kind: "implied", from, to, text: said[0], words, stems: "today", readings: [], period },
  ];
}
