// The values of a database by the words they are said with: whole, in part, or misspelt.
import { createSpeller, type Speller } from "../entities/spelling.ts";
import type { DatabaseFacts } from "../learn/database-facts.ts";
import { tokenize } from "../text/tokenize.ts";
import type { DescribedSchema } from "./described.ts";
import { commonWords, stem } from "./stem.ts";

export type How = "whole" | "part" | "misspelt";

/** One value that said words may mean. */
export type ValueReading = {
  readonly column: number;
  /** As the database has it. */
  readonly value: string;
  readonly how: How;
  /** How many values of the column it may be: one of several where only a part was said. */
  readonly among: number;
};

export interface ValueIndex {
  /** Values that these stems say in full. */
  whole(stems: readonly string[]): readonly ValueReading[];
  /** Values that these stems are a part of, one a column. */
  part(stems: readonly string[]): readonly ValueReading[];
  /** Words of values close to a word nobody knows. */
  correct(word: string): readonly string[];
  /** Whether a number stands in this column, as far as is known. */
  holds(column: number, number: number): boolean;
}

/** Longer values are sentences, not names. */
const longest = 8;
/** A part that this many values of a column share says too little. */
const common = 200;

export function createValueIndex(schema: DescribedSchema, facts: DatabaseFacts): ValueIndex {
  const keys = schema.columns.map(({ table, name }) => `${schema.tables[table]?.name}.${name}`.toLowerCase());
  const whole = new Map<string, ValueReading[]>();
  /** A stem to the values that have it. */
  const byStem = new Map<string, { readonly reading: ValueReading; readonly stems: readonly string[] }[]>();
  const words = new Set<string>();
  const texts = new Map(facts.values.map(({ column, values }) => [column, values]));
  keys.forEach((key, column) => {
    for (const value of texts.get(key) ?? []) {
      const tokens = tokenize(value).map(({ text }) => text);
      const stems = tokens.map(stem);
      if (stems.length === 0 || stems.length > longest) continue;
      if (stems.length === 1 && commonWords.has(stems[0] ?? "")) continue;
      push(whole, stems.join(" "), { column, value, how: "whole", among: 1 });
      for (const token of tokens) if (!commonWords.has(token)) words.add(token);
      if (stems.length === 1) continue;
      const entry = { reading: { column, value, how: "part", among: 1 } as const, stems };
      for (const one of new Set(stems)) if (!commonWords.has(one)) push(byStem, one, entry);
    }
  });
  const numbers = keys.map((key) => new Set(facts.numbers.get(key)?.sample ?? []));
  let speller: Speller | undefined;
  return {
    whole: (stems) => whole.get(stems.join(" ")) ?? [],
    part(stems) {
      const rarest = stems
        .filter((one) => !commonWords.has(one))
        .map((one) => byStem.get(one) ?? [])
        .sort((a, b) => a.length - b.length)[0];
      if (rarest === undefined) return [];
      const counts = new Map<number, { readonly reading: ValueReading; count: number }>();
      for (const { reading, stems: all } of rarest) {
        if (!contains(all, stems)) continue;
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
