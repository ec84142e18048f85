// The values of a database by the words they are said with: whole, in part, or misspelt.
import { createSpeller, type Speller } from "../entities/spelling.ts";
import { isShortFor } from "../text/short-forms.ts";
import { tokenize } from "../text/tokenize.ts";
import { countriesOf } from "./country-names.ts";
import type { DatabaseFacts } from "./database-facts.ts";
import { type DescribedSchema, factsKey } from "./described.ts";
import { statesOf } from "./state-names.ts";
import { lettersOf } from "./status-letters.ts";
import { commonWords, stem } from "./stem.ts";

type How = "whole" | "part" | "misspelt";

/** One value that said words may mean. */
export type ValueReading = {
  readonly column: number;
  /** As the database has it. */
  readonly value: string;
  readonly how: How;
  /** How many values of the column it may be: one of several where only a part was said. */
  readonly among: number;
  /** A person gave the word: it means this value and nothing else. */
  readonly told?: boolean;
};

export interface ValueIndex {
  /** Values that these stems say in full. */
  whole(stems: readonly string[]): readonly ValueReading[];
  /**
   * Values that these stems are a part of, one a column. `typed`: the words themselves; "songs" is no part
   * of a title with "song" in it.
   */
  part(stems: readonly string[], typed?: readonly string[]): readonly ValueReading[];
  /** Words of values close to a word nobody knows. */
  correct(word: string): readonly string[];
  /** Codes that a word is cut short to: "OUT" for "outgoing", where a column has nothing but codes. */
  coded(stem: string): readonly ValueReading[];
  /** Columns that only say yes or no, by a word of their name, with what they say. */
  flags(stem: string): readonly Flag[];
  /** Whether every text of this column can be found here. */
  knows(column: number): boolean;
  /** Whether a number stands in this column, as far as is known. */
  holds(column: number, number: number): boolean;
}

type Flag = { readonly column: number; readonly yes: string; readonly no: string };

/** What people say for codes that databases keep. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  f: ["female", "woman", "women", "girl"],
  m: ["male", "man", "men", "boy"],
};
const answers: readonly (readonly [string, string])[] = [
  ["yes", "no"],
  ["y", "n"],
  ["true", "false"],
  ["t", "f"],
  ["1", "0"],
];

/** Longer values are sentences, not names. */
const longest = 8;
/** A part that this many values of a column share says too little. */
const common = 200;

/** By column: what people say for a value. `told`: of those the words that a person added. */
export type Sayings = ReadonlyMap<
  number,
  { readonly all: Words; readonly told: ReadonlySet<string> }
>;
type Words = Readonly<Record<string, readonly string[]>>;

export function createValueIndex(
  schema: DescribedSchema,
  facts: DatabaseFacts,
  sayings: Sayings = new Map(),
): ValueIndex {
  const keys = schema.columns.map((_, k) => factsKey(k, schema));
  const whole = new Map<string, ValueReading[]>();
  /** A stem to the values that have it. */
  const byStem = new Map<
    string,
    {
      readonly reading: ValueReading;
      readonly stems: readonly string[];
      readonly tokens: readonly string[];
    }[]
  >();
  const words = new Set<string>();
  const texts = new Map(facts.values.map(({ column, values }) => [column, values]));
  const flags = new Map<string, Flag[]>();
  const codes: ValueReading[] = [];
  keys.forEach((key, column) => {
    if (schema.columns[column]?.hidden === true) return;
    const { all = {}, told } = sayings.get(column) ?? {};
    for (const [value, phrases] of Object.entries(all)) {
      for (const phrase of phrases) {
        const said = tokenize(phrase).map(({ text }) => stem(text));
        const own = told?.has(phrase) === true ? { told: true } : {};
        push(whole, said.join(" "), { column, value, how: "whole", among: 1, ...own });
      }
    }
    const [held, called] = [texts.get(key) ?? [], schema.columns[column]?.words ?? []];
    for (const [code, name] of [...statesOf(held, called), ...countriesOf(held, called)]) {
      const said = tokenize(name).map(({ text }) => stem(text));
      push(whole, said.join(" "), { column, value: code, how: "whole", among: 1 });
    }
    const flag = flagOf(facts, key);
    if (flag !== null) {
      const words = (schema.columns[column]?.words ?? []).filter(
        (one) => !/^(?:is|has|flag|was|an?)$/.test(one),
      );
      for (const one of new Set(words.map(stem)))
        if (!commonWords.has(one)) push(flags, one, { column, ...flag });
    }
    if (isCoded(held, called))
      for (const value of held) codes.push({ column, value, how: "whole", among: 1 });
    // What the words of a column's values are said to be is not guessed besides.
    const given = new Set(Object.values(all).flat().map(stem));
    const letters = lettersOf(
      held.filter((code) => !Object.hasOwn(all, code) || !told),
      called,
    );
    for (const [code, said] of [...Object.entries(codesOf(held)), ...letters]) {
      for (const one of said.filter((word) => !given.has(stem(word))))
        push(whole, one, { column, value: code, how: "whole", among: 1 });
    }
    const pieces = schema.columns[column]?.pieces;
    for (const value of pieces ?? texts.get(key) ?? []) {
      const tokens = tokenize(value).map(({ text }) => text);
      const stems = tokens.map(stem);
      if (stems.length === 0 || stems.length > longest) continue;
      // "pier A" may be said; other words that hold sentences together are nobody's value.
      if (stems.length === 1 && commonWords.has(stems[0] ?? "") && !/^[A-Z]$/.test(value)) continue;
      push(whole, stems.join(" "), { column, value, how: "whole", among: 1 });
      for (const token of tokens) if (!commonWords.has(token)) words.add(token);
      if (stems.length === 1) continue;
      const entry = { reading: { column, value, how: "part", among: 1 } as const, stems, tokens };
      for (const one of new Set(stems)) if (!commonWords.has(one)) push(byStem, one, entry);
    }
  });
  const known = new Set(
    facts.values.flatMap(({ column, values, distinct }) =>
      distinct === values.length ? [column] : [],
    ),
  );
  const numbers = keys.map((key) => new Set(facts.numbers.get(key)?.sample ?? []));
  let speller: Speller | undefined;
  return {
    whole: (stems) => whole.get(stems.join(" ")) ?? [],
    knows: (column) => known.has(keys[column] ?? ""),
    flags: (one) => flags.get(one) ?? [],
    coded: (one) => codes.filter(({ value }) => isShortFor(value.toLowerCase(), one)),
    part(stems, typed = []) {
      const [only = ""] = stems;
      const plural = stems.length === 1 && typed[0] !== undefined && typed[0] !== only;
      const rarest = stems
        .filter((one) => !commonWords.has(one))
        .map((one) => byStem.get(one) ?? [])
        .sort((a, b) => a.length - b.length)[0];
      if (rarest === undefined) return [];
      const counts = new Map<number, { readonly reading: ValueReading; count: number }>();
      for (const { reading, stems: all, tokens } of rarest) {
        if (!contains(all, stems) || (plural && tokens.includes(only))) continue;
        const known = counts.get(reading.column);
        if (known === undefined) counts.set(reading.column, { reading, count: 1 });
        else known.count += 1;
      }
      return [...counts.values()]
        .filter(({ count }) => count <= common)
        .map(({ reading, count }) => ({ ...reading, among: count }));
    },
    correct(word) {
      speller ??= createSpeller(words, []);
      return speller.correct(word).map((correction) => correction.word);
    },
    holds: (column, number) => numbers[column]?.has(number) ?? false,
  };
}

function numbersOf(facts: DatabaseFacts, key: string): string[] {
  const known = facts.numbers.get(key);
  return known?.distinct === 2 && known.low === 0 && known.high === 1 ? ["0", "1"] : [];
}

/** What a column says for yes and no, where it says nothing else. */
export function flagOf(facts: DatabaseFacts, key: string): Omit<Flag, "column"> | null {
  const known = facts.values.find(({ column }) => column === key)?.values ?? facts.flags.get(key);
  const values = known ?? numbersOf(facts, key);
  if (values.length === 0 || values.length > 2) return null;
  for (const [yes, no] of answers) {
    const find = (wanted: string) => values.find((one) => one.toLowerCase() === wanted);
    if (values.every((one) => [yes, no].includes(one.toLowerCase()))) {
      return { yes: find(yes) ?? yes, no: find(no) ?? no };
    }
  }
  return null;
}

/** A few words cut short, and nothing else, of what says how things stand or of which kind they are. */
const isCoded = (values: readonly string[], called: readonly string[]): boolean =>
  values.length > 1 &&
  values.length <= 12 &&
  called.some((one) => /^(?:type|status|state|kind|reason|direction|category|class)$/.test(one)) &&
  values.every((value) => /^[A-Z]{2,5}$/.test(value));

/** Of a column that holds nothing but such codes: each code with the words for it. */
function codesOf(values: readonly string[]): Record<string, readonly string[]> {
  const known = values.filter((one) => Object.hasOwn(spoken, one.toLowerCase()));
  if (known.length === 0 || known.length < values.length || values.length > 3) return {};
  return Object.fromEntries(known.map((one) => [one, spoken[one.toLowerCase()] ?? []]));
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Whether `part` stands in `all`, in a row. */
function contains(all: readonly string[], part: readonly string[]): boolean {
  for (let at = 0; at + part.length <= all.length; at++) {
    if (part.every((one, i) => all[at + i] === one)) return true;
  }
  return false;
}
