// Words to rows of the embedding tables, on both sides. Placeholders map to their type's row.
import { z } from "zod";
import { UserError } from "../errors.ts";
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

/** Output rows: scored words first (0 ends the query), then unknown, placeholder types, start. */
export type OutputVocabulary = {
  readonly words: readonly string[];
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
  types: readonly string[],
): OutputVocabulary {
  const wordRow = new Map(words.map((word, i) => [word, i]));
  const typeRow = new Map(types.map((type, i) => [type, words.length + 1 + i]));
  return {
    words,
    types,
    size: words.length + 2 + types.length,
    startRow: words.length + 1 + types.length,
    scored: words.length,
    row: (word) => {
      const known = wordRow.get(word);
      if (known !== undefined) return known;
      const type = placeholderType(word);
      return (type === undefined ? undefined : typeRow.get(type)) ?? words.length;
    },
    scoredRow: (word) => wordRow.get(word) ?? -1,
  };
}

export type VocabularyCounts = {
  readonly input: ReadonlyMap<string, number>;
  readonly output: ReadonlyMap<string, number>;
  readonly types: ReadonlySet<string>;
};

/** Sorted, so that the same data gives the same rows whatever its order. */
export function buildVocabulary(
  counts: VocabularyCounts,
  minWordCount: number,
  vectorWords: readonly string[] = [],
): Vocabulary {
  const often = [...counts.input].filter(([, count]) => count >= minWordCount);
  const types = [...counts.types].sort();
  const output = [...counts.output.keys()].filter(
    (word) => word !== endWord && word !== refuseWord,
  );
  return {
    input: createInputVocabulary(often.map(([word]) => word).sort(), types, vectorWords),
    output: createOutputVocabulary([endWord, refuseWord, ...output.sort()], types),
  };
}

/** Every word of either; the vectors of the first. */
export function mergeVocabulary(first: Vocabulary, second: Vocabulary): Vocabulary {
  const both = (a: readonly string[], b: readonly string[]): string[] =>
    [...new Set([...a, ...b])].sort();
  const special = [endWord, refuseWord];
  const words = both(first.output.words, second.output.words);
  return {
    input: createInputVocabulary(
      both(first.input.words, second.input.words),
      both(first.input.types, second.input.types),
      first.input.vectorWords,
    ),
    output: createOutputVocabulary(
      [...special, ...words.filter((word) => !special.includes(word))],
      both(first.output.types, second.output.types),
    ),
  };
}

const side = z.strictObject({ words: z.array(z.string()), types: z.array(z.string()) });
const stored = z.strictObject({
  input: z.strictObject({ ...side.shape, vectorWords: z.array(z.string()) }),
  output: side,
});

export function vocabularyToJson(vocabulary: Vocabulary): z.infer<typeof stored> {
  const { input, output } = vocabulary;
  return {
    input: {
      words: [...input.words],
      types: [...input.types],
      vectorWords: [...input.vectorWords],
    },
    output: { words: [...output.words], types: [...output.types] },
  };
}

export function vocabularyFromJson(value: unknown, where: string): Vocabulary {
  const result = stored.safeParse(value);
  if (!result.success) throw new UserError(`${where}: ${z.prettifyError(result.error)}`);
  const { input, output } = result.data;
  if (output.words[endRow] !== endWord) {
    throw new UserError(`${where}: the first output word must be ${endWord}`);
  }
  return {
    input: createInputVocabulary(input.words, input.types, input.vectorWords),
    output: createOutputVocabulary(output.words, output.types),
  };
}
