// Where the words of an utterance name columns and tables, or say their values.
import { createSpeller, type Speller } from "../../entities/spelling.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { itemCount } from "../../schema/described.ts";
import { everydayNames } from "../../schema/everyday-words.ts";
import type { Mention } from "../../schema/mentions.ts";
import { commonWords, stem } from "../../schema/stem.ts";
import type { ValueIndex } from "../../schema/value-index.ts";

/** Kinds of match, the model's numbers; 8 and up are a table's. */
const match = {
  partOfName: 1,
  wholeName: 2,
  wholeValue: 3,
  number: 4,
  partOfValue: 5,
  misspelt: 6,
  noTable: 8,
  partOfTable: 9,
  wholeTable: 10,
} as const;

export type NameIndex = {
  readonly parts: ReadonlyMap<string, readonly number[]>;
  readonly wholes: ReadonlyMap<string, readonly number[]>;
  /** Stems that stand in any name. */
  readonly stems: ReadonlySet<string>;
  /** Of those stems. */
  readonly speller: Speller;
};

export function indexNames(schema: DescribedSchema): NameIndex {
  const parts = new Map<string, number[]>();
  const wholes = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, item: number): void => {
    map.set(key, [...(map.get(key) ?? []), item]);
  };
  [...schema.columns, ...schema.tables].forEach((named, item) => {
    if ("hidden" in named && named.hidden === true) return;
    for (const words of [named.words, ...(named.synonyms ?? [])]) {
      const stems = words.map(stem);
      add(wholes, stems.join(" "), item);
      for (const one of new Set(stems)) if (!commonWords.has(one)) add(parts, one, item);
    }
  });
  const stems = new Set(parts.keys());
  return { parts, wholes, stems, speller: createSpeller(stems, []) };
}

/** Items that a word names: exactly or, where none has it, by its root, abbreviated, or misspelt. */
function namedBy(word: string, { parts, stems, speller }: NameIndex): readonly number[] {
  const exact = parts.get(word);
  if (exact !== undefined) return exact;
  const everyday = (everydayNames.get(word) ?? []).flatMap((one) => parts.get(stem(one)) ?? []);
  if (everyday.length > 0 || word.length < 5 || commonWords.has(word)) return everyday;
  const near = [...stems].filter((other) => related(word, other));
  const meant = near.length > 0 ? near : speller.correct(word).map((one) => one.word);
  return meant.flatMap((one) => parts.get(one) ?? []);
}

/** "enrolled" and "enr", "director" and "directed". */
function related(word: string, name: string): boolean {
  if (name.length >= 3 && word.startsWith(name)) return true;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same++;
  return same >= 5 && word.length - same <= 4 && name.length - same <= 4;
}

type Known = {
  readonly schema: DescribedSchema;
  readonly names: NameIndex;
  readonly values: ValueIndex;
};

/** [words, items] */
export function matchWords(
  stems: readonly string[],
  mentions: readonly Mention[],
  { schema, names, values }: Known,
): Uint8Array {
  const items = itemCount(schema);
  const first = schema.columns.length;
  const all = new Uint8Array(stems.length * items);
  stems.forEach((one, i) => {
    all.fill(match.noTable, i * items + first, (i + 1) * items);
    for (const item of namedBy(one, names)) {
      all[i * items + item] = item < first ? match.partOfName : match.partOfTable;
    }
  });
  const mark = (from: number, to: number, item: number, kind: number): void => {
    for (let i = from; i < to; i++) all[i * items + item] = kind;
  };
  for (const mention of mentions) {
    for (const { column, how } of mention.readings) {
      const kind =
        how === "whole" ? match.wholeValue : how === "part" ? match.partOfValue : match.misspelt;
      if ((all[mention.from * items + column] ?? 0) <= match.partOfName)
        mark(mention.from, mention.to, column, kind);
    }
    const { number } = mention;
    if (number === undefined) continue;
    schema.columns.forEach((_, column) => {
      if (values.holds(column, number)) mark(mention.from, mention.to, column, match.number);
    });
  }
  for (let length = Math.min(8, stems.length); length > 0; length--) {
    for (let from = 0; from + length <= stems.length; from++) {
      for (const item of names.wholes.get(stems.slice(from, from + length).join(" ")) ?? []) {
        mark(from, from + length, item, item < first ? match.wholeName : match.wholeTable);
      }
    }
  }
  return all;
}
