// Words by number, with what the network sees of each: pieces of its spelling, a learned row for
// words that training saw often, an open word vector. Words nobody has seen get a number too.
import type { WordTable } from "../network/example.ts";

export const vectorWidth = 100;
const bucketCount = 12_000;
const mostPieces = 18;

export type WordKnowledge = {
  /** Words that have a learned row, from row 1 on. */
  readonly learned: readonly string[];
  /** Words that have an open vector, and the vectors, one after the other. */
  readonly vectorWords: readonly string[];
  readonly vectors: Float32Array;
};

export interface WordBook {
  number(word: string): number;
  /** Of all words numbered so far. */
  table(): WordTable;
  readonly words: readonly string[];
}

export function openWordBook(knowledge: WordKnowledge): WordBook {
  const learnedRows = new Map(knowledge.learned.map((word, i) => [word, i + 1]));
  const vectorRows = new Map(knowledge.vectorWords.map((word, i) => [word, i]));
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const buckets: Int32Array[] = [];
  let table: WordTable | undefined;
  return {
    words,
    number(text) {
      const word = shapeOf(text);
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = words.length;
      numbers.set(word, number);
      words.push(word);
      buckets.push(piecesOf(word));
      table = undefined;
      return number;
    },
    table() {
      if (table !== undefined) return table;
      const vectors = new Float32Array(words.length * vectorWidth);
      words.forEach((word, i) => {
        const row = vectorRows.get(word);
        if (row === undefined) return;
        const from = row * vectorWidth;
        vectors.set(knowledge.vectors.subarray(from, from + vectorWidth), i * vectorWidth);
      });
      const learned = Int32Array.from(words, (word) => learnedRows.get(word) ?? 0);
      table = { buckets: [...buckets], learned, vectors };
      return table;
    },
  };
}

/** Numbers by their look: how long they are says more than which they are. */
export function shapeOf(word: string): string {
  if (!/^\d/.test(word)) return word.toLowerCase();
  if (word.includes(".")) return "<decimal>";
  const digits = word.replace(/\D/g, "");
  if (digits.length === 1) return `<${digits}>`;
  if (digits.length === 4 && /^[12]/.test(digits)) return "<year>";
  return digits.length === 2 ? "<tens>" : "<number>";
}

/** The whole word and its runs of 3 to 5 letters, as rows of the bucket table. */
function piecesOf(word: string): Int32Array {
  const text = word.startsWith("<") ? word : `<${word}>`;
  const pieces = new Set([text]);
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= text.length; at++) pieces.add(text.slice(at, at + length));
  }
  return Int32Array.from(
    [...pieces].slice(0, mostPieces),
    (piece) => 1 + (hash(piece) % bucketCount),
  );
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
