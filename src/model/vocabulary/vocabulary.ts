// Words to rows of the embedding tables, on both sides. Placeholders map to their type's row.
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { fitted } from "../../misfits.ts";
import { indexPhrases, type Phrase, phraseAt } from "./phrases.ts";
import { endWord, placeholderType, refuseWord } from "./symbols.ts";

/** Input rows: 0 unknown, 1 delimiter, then words, then placeholder types. */
type InputVocabulary = {
  readonly words: readonly string[];
  readonly types: readonly string[];
  readonly size: number;
  /** The row of a word, or of a placeholder's type where one is given. */
  row(text: string, type: string | undefined): number;
  /** Words with a vector, in the order of the vectors' rows from 1. */
  readonly vectorWords: readonly string[];
  /** The row of a word's vector; 0, all zeros, for none. */
  vectorRow(word: string): number;
};

/** Output rows: words (0 ends the query) and phrases are scored; then unknown, types, start. */
export type OutputVocabulary = {
  readonly words: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly types: readonly string[];
  /** Rows of the embedding table. */
  readonly size: number;
  /** Rows that can be generated; the first of the table. */
  readonly scored: number;
  /** What the decoder reads before the first symbol; the last row. */
  readonly startRow: number;
  /** The embedding row of any word or placeholder. */
  row(word: string): number;
  /** The row among the scored words, or -1. */
  scoredRow(word: string): number;
  /** The words that a scored row says. */
  said(row: number): Phrase;
  /** The row of the longest phrase that starts there; undefined where none does. */
  phraseRow(words: Phrase, at: number): number | undefined;
};

export type Vocabulary = { readonly input: InputVocabulary; readonly output: OutputVocabulary };

export const unknownRow = 0;
export const delimiterRow = 1;
export const endRow = 0;

function createInputVocabulary(
  words: readonly string[],
  types: readonly string[],
  vectorWords: readonly string[],
): InputVocabulary {
  const vectorRow = new Map(vectorWords.map((word, i) => [word, 1 + i]));
  const wordRow = new Map(words.map((word, i) => [word, 2 + i]));
  const typeRow = new Map(types.map((type, i) => [type, 2 + words.length + i]));
  return {
    words,
    types,
    size: 2 + words.length + types.length,
    row: (text, type) => {
      const known =
        type === undefined ? wordRow.get(text) : (typeRow.get(type) ?? wordRow.get(text));
      return known ?? unknownRow;
    },
    vectorWords,
    vectorRow: (word) => vectorRow.get(word) ?? 0,
  };
}

function createOutputVocabulary(
  words: readonly string[],
  phrases: readonly Phrase[],
  types: readonly string[],
): OutputVocabulary {
  const scored = words.length + phrases.length;
  const wordRow = new Map(words.map((word, i) => [word, i]));
  const typeRow = new Map(types.map((type, i) => [type, scored + 1 + i]));
  const phraseRow = new Map(phrases.map((phrase, i) => [phrase, words.length + i]));
  const index = indexPhrases(phrases);
  return {
    words,
    phrases,
    types,
    size: scored + 2 + types.length,
    startRow: scored + 1 + types.length,
    scored,
    row: (word) => {
      const known = wordRow.get(word);
      if (known !== undefined) return known;
      const type = placeholderType(word);
      return (type === undefined ? undefined : typeRow.get(type)) ?? scored;
    },
    scoredRow: (word) => wordRow.get(word) ?? -1,
    said: (row) => phrases[row - words.length] ?? [words[row]!],
    phraseRow: (sequence, at) => {
      const phrase = phraseAt(sequence, at, index);
      return phrase && phraseRow.get(phrase);
    },
  };
}

export type VocabularyCounts = {
  readonly input: ReadonlyMap<string, number>;
  readonly output: ReadonlyMap<string, number>;
  readonly types: ReadonlySet<string>;
};

export type VocabularyOptions = {
  /** Input words seen fewer times are unknown. */
  readonly minWordCount: number;
  readonly vectorWords?: readonly string[];
  readonly phrases?: readonly Phrase[];
  /** Declining is something to say. */
  readonly refusing: boolean;
  readonly commonLiteralsOnly: boolean;
};

/** Sorted, so that the same data gives the same rows whatever its order. */
export function buildVocabulary(counts: VocabularyCounts, options: VocabularyOptions): Vocabulary {
  const { minWordCount, vectorWords = [], phrases = [], refusing, commonLiteralsOnly } = options;
  const often = [...counts.input].filter(([, count]) => count >= minWordCount);
  const types = [...counts.types].sort();
  const said = [...counts.output.values()].reduce((sum, count) => sum + count, 0);
  const special = refusing ? [endWord, refuseWord] : [endWord];
  const output = [...counts.output].flatMap(([word, count]) =>
    word === endWord || word === refuseWord || (commonLiteralsOnly && isStray(word, count, said))
      ? []
      : [word],
  );
  return {
    input: createInputVocabulary(often.map(([word]) => word).sort(), types, vectorWords),
    output: createOutputVocabulary([...special, ...output.sort()], phrases, types),
  };
}

/**
 * A literal that hardly ever stands in a query is a value that was said but not recognised there: a
 * model that knows it as a word would invent it.
 */
function isStray(word: string, count: number, said: number): boolean {
  return isLiteral(word) && count < said * strayShare;
}

const isLiteral = (word: string): boolean => /^['\d]/.test(word);

/** Of all words said: with 2.5 million of them, fewer than 12 times. */
const strayShare = 5e-6;

/**
 * Every word of either; the vectors of the first, and its phrases before the other's. Values that the first does not
 * know as words stay unknown where only common ones are words: what it goes on learning from is a part of what it learned.
 */
export function mergeVocabulary(
  first: Vocabulary,
  second: Vocabulary,
  commonLiteralsOnly = false,
): Vocabulary {
  const both = (a: readonly string[], b: readonly string[]): string[] =>
    [...new Set([...a, ...b])].sort();
  const added = commonLiteralsOnly
    ? second.output.words.filter((word) => !isLiteral(word))
    : second.output.words;
  const words = both(first.output.words, added);
  const special = [endWord, refuseWord].filter((word) => words.includes(word));
  return {
    input: createInputVocabulary(
      both(first.input.words, second.input.words),
      both(first.input.types, second.input.types),
      first.input.vectorWords,
    ),
    output: createOutputVocabulary(
      [...special, ...words.filter((word) => !special.includes(word))],
      bothPhrases(first.output.phrases, second.output.phrases),
      both(first.output.types, second.output.types),
    ),
  };
}

function bothPhrases(a: readonly Phrase[], b: readonly Phrase[]): Phrase[] {
  const known = new Set(a.map((phrase) => JSON.stringify(phrase)));
  return [...a, ...b.filter((phrase) => !known.has(JSON.stringify(phrase)))];
}

/** Thousands of words: looked at one by one, without a parser each. */
const texts = z.custom<string[]>(
  (value) => Array.isArray(value) && value.every((text) => typeof text === "string"),
  "expected a list of texts",
);
const side = z.strictObject({ words: texts, types: texts });
const stored = z.strictObject({
  input: z.strictObject({ ...side.shape, vectorWords: texts }),
  output: z.strictObject({
    ...side.shape,
    // Models of before there were phrases have none.
    phrases: z.array(z.array(z.string()).min(2)).default([]),
  }),
});

export function vocabularyToJson(vocabulary: Vocabulary): z.infer<typeof stored> {
  const { input, output } = vocabulary;
  return {
    input: {
      words: [...input.words],
      types: [...input.types],
      vectorWords: [...input.vectorWords],
    },
    output: {
      words: [...output.words],
      types: [...output.types],
      phrases: output.phrases.map((phrase) => [...phrase]),
    },
  };
}

export function vocabularyFromJson(value: unknown, where: string): Vocabulary {
  const { input, output } = fitted(stored, value, where);
  if (output.words[endRow] !== endWord) {
    throw new UserError(`${where}: the first output word must be ${endWord}`);
  }
  return {
    input: createInputVocabulary(input.words, input.types, input.vectorWords),
    output: createOutputVocabulary(output.words, output.phrases, output.types),
  };
}
