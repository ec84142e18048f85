// What the words of one database can say: its names, its values, and words that were learned to go
// with them. A schema fills it; a trained domain adds what it learned.
import type { Schema } from "../database/database.ts";
import { createSpeller } from "../entities/spelling.ts";
import { nameWords as spelledOut } from "../text/english-names.ts";
import { functionWords, politeWords } from "./english.ts";
import { kindredNames } from "./kindred.ts";
import { isOrdinary, nearWords } from "./near-words.ts";
import { otherNames } from "./other-names.ts";
import { areOneWord, formsOf, nameWords } from "./stems.ts";

export type NamedValue = {
  /** As people say it: "San Francisco". */
  readonly text: string;
  /** table.column */
  readonly column: string;
};

export type Lexis = {
  /** Whether its words were learned: then what they stand for is known, and what none stands for is not said. */
  readonly learned: boolean;
  /** Whether questions asked for what is called so; always true where nobody noted what they asked for. */
  askedFor(word: string): boolean;
  /**
   * The pieces of queries that a word may stand for: tables and columns in lower case, functions in
   * upper case. Empty: it belongs here, and stands for none in particular. Undefined: not known.
   */
  says(word: string): readonly string[] | undefined;
  /**
   * Pieces that a word may be about without naming them; it is understood where the query has one.
   * `near`: also those that are only near in meaning, as a sculpture is near a painting.
   */
  hints(word: string, near: boolean): readonly string[];
  /** A word that this one is a slip of: of those that stand in any sentence, or belong here. */
  mended(word: string): string | undefined;
  /** Whether this text can be a value; always true where not all values are known. */
  canBeValue(text: string): boolean;
  /** Whether some value may hold this text; always true where not all values are known. */
  canBeInValue(text: string): boolean;
  /** The tables' columns, by their names in small letters. */
  columnsOf(table: string): readonly string[];
  /** The values that hold this word. */
  valuesWith(word: string): readonly NamedValue[];
  /** Values that a misspelled or unknown name may have been meant for, best first. */
  similar(word: string): readonly NamedValue[];
};

export type LexisSource = {
  readonly schema: Schema;
  readonly values: Iterable<NamedValue>;
  /** Whether these are all the texts of the database. */
  readonly complete?: boolean;
  /** Words that training showed, with the pieces they go with. */
  readonly learned?: ReadonlyMap<string, readonly string[]>;
  /** Words for what those questions asked for. */
  readonly asked?: readonly string[] | undefined;
};

/** As many values as spelling is compared with; databases of any size stay within a few megabytes. */
const maxValues = 50_000;

export function createLexis(source: LexisSource): Lexis {
  const { schema, values, learned, asked, complete = false } = source;
  const things = asked && new Set(asked);
  const names = wordsOfNames(schema);
  const known = new Map<string, NamedValue[]>();
  const byLetter = new Map<string, NamedValue[]>();
  const texts = new Set<string>();
  let count = 0;
  for (const value of values) {
    if (count++ === maxValues) break;
    const text = value.text.toLowerCase();
    texts.add(text);
    for (const word of new Set(text.split(/[^\p{L}\d]+/u))) {
      if (word === "") continue;
      const list = known.get(word);
      if (list === undefined) known.set(word, [value]);
      else if (list.length < 4) list.push(value);
    }
    const letter = text[0] ?? "";
    const list = byLetter.get(letter);
    if (list === undefined) byLetter.set(letter, [value]);
    else list.push(value);
  }
  const figures = ["maximum", "minimum", "average", "highest", "lowest"];
  const usual = [
    ...functionWords,
    ...politeWords,
    ...figures,
    ...names.keys(),
    ...(learned?.keys() ?? []),
  ];
  const speller = createSpeller(usual, known.keys());
  const columns = new Map(
    schema.tables.map((table) => [
      table.name.toLowerCase(),
      table.columns.map(({ name }) => name.toLowerCase()),
    ]),
  );
  return {
    learned: learned !== undefined,
    askedFor: (word) => things?.has(word) ?? true,
    // An everyday word is no slip of another: "vegan" is not said for "vegas".
    mended: (word) =>
      isOrdinary(word)
        ? undefined
        : speller.correct(word).find(({ edits }) => edits === 1 || word.length > 7)?.word,
    says(word) {
      // Of several, as of one.
      const taught = learned?.get(word) ?? learned?.get(word.replace(/s$/, ""));
      const found = [...(taught ?? [])];
      let any = taught !== undefined;
      // "qty" of a quantity, whichever of the two is said and which is the name.
      for (const form of [...formsOf(word), ...inFull(word)]) {
        const named = names.get(form);
        if (named === undefined) continue;
        any = true;
        found.push(...named);
      }
      return any ? found : undefined;
    },
    // A trained domain knows its own words; a bare schema is asked for in words that are near.
    hints: (word, near) => (learned === undefined ? hintedNames(word, names, near) : []),
    canBeValue: (text) => !complete || count > maxValues || texts.has(text),
    canBeInValue: (text) =>
      !complete || count > maxValues || [...texts].some((one) => one.includes(text)),
    columnsOf: (table) => columns.get(table.toLowerCase()) ?? [],
    valuesWith: (word) => known.get(word) ?? [],
    similar: (word) =>
      word.length < shortestName || isOrdinary(word)
        ? []
        : mostAlike(word, byLetter.get(word[0] ?? "") ?? []),
  };
}

/** By the form of each word of a name: the tables and columns that have it. */
function wordsOfNames(schema: Schema): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  const add = (name: string, piece: string): void => {
    // Whole too, as whoever knows the schema types it: "home_city", or in one: "homecity".
    const whole = name.toLowerCase();
    const said = [...nameWords(name), ...spelledOut(name)];
    for (const word of new Set([whole, whole.replace(/[_ ]/g, ""), ...said])) {
      for (const form of formsOf(word)) {
        const list = words.get(form);
        if (list === undefined) words.set(form, [piece]);
        else if (!list.includes(piece)) list.push(piece);
      }
    }
  };
  for (const table of schema.tables) {
    add(table.name, table.name.toLowerCase());
    for (const column of table.columns) add(column.name, column.name.toLowerCase());
  }
  return words;
}

/** A word cut short, in full. */
function inFull(word: string): readonly string[] {
  const full = isOrdinary(word) ? [] : spelledOut(word);
  return full.length === 1 ? full : [];
}

function hintedNames(
  word: string,
  names: ReadonlyMap<string, readonly string[]>,
  near: boolean,
): readonly string[] {
  const found = new Set<string>();
  const others = [...kindredNames(word), ...otherNames(word), ...(near ? nearWords(word) : [])];
  for (const other of others) {
    for (const form of formsOf(other)) for (const piece of names.get(form) ?? []) found.add(piece);
  }
  for (const [name, pieces] of near ? names : []) {
    const isOne = areOneWord(word, name);
    if (!isOne && !isMadeOf(word, name)) continue;
    for (const piece of pieces) if (isOne || spelledOut(piece).at(-1) === name) found.add(piece);
  }
  return [...found];
}

/** "downtime" is about what is down, "paycheck" about pay; "homework" is not about a home town. */
const isMadeOf = (word: string, name: string): boolean =>
  name.length >= shortestName &&
  word.length > name.length + 2 &&
  ((word.startsWith(name) && isOrdinary(word.slice(name.length))) ||
    (word.endsWith(name) && isOrdinary(word.slice(0, -name.length))));

/** Codes are too short to be misspelled into one another. */
const shortestName = 4;
const alikeEnough = 0.75;

function mostAlike(word: string, values: readonly NamedValue[]): readonly NamedValue[] {
  return values
    .filter(({ text }) => text.length >= shortestName)
    .map((value) => ({ value, alike: likeness(word, value.text.toLowerCase()) }))
    .filter(({ alike }) => alike >= alikeEnough)
    .sort((a, b) => b.alike - a.alike || (a.value.text < b.value.text ? -1 : 1))
    .slice(0, 2)
    .map(({ value }) => value);
}

/** Jaro and Winkler's likeness of two words, from 0 to 1; a common beginning counts more. */
export function likeness(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const matched: string[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j++) {
      if (taken[j] === 1 || a[i] !== b[j]) continue;
      taken[j] = 1;
      matched.push(a[i] ?? "");
      break;
    }
  }
  if (matched.length === 0) return 0;
  const other = [...b].filter((_, j) => taken[j] === 1);
  const moved = matched.filter((letter, i) => letter !== other[i]).length / 2;
  const m = matched.length;
  const jaro = (m / a.length + m / b.length + (m - moved) / m) / 3;
  let prefix = 0;
  while (prefix < 4 && a[prefix] !== undefined && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}
