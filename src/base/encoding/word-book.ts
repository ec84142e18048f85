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
  /** From -1 to 1: how near two words are in meaning; 0 where either has no open vector. */
  nearness(one: string, other: string): number;
}

export function openWordBook(knowledge: WordKnowledge): WordBook {
  const learnedRows = new Map(knowledge.learned.map((word, i) => [word, i + 1]));
  const vectorRows = new Map(knowledge.vectorWords.map((word, i) => [word, i]));
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const buckets: Int32Array[] = [];
  let table: WordTable | undefined;
  let mean: Float32Array | undefined;
  const rowOf = (row: number): Float32Array =>
    knowledge.vectors.subarray(row * vectorWidth, (row + 1) * vectorWidth);
  return {
    words,
    nearness(one, other) {
      const [a, b] = [vectorRows.get(one.toLowerCase()), vectorRows.get(other.toLowerCase())];
      if (a === undefined || b === undefined) return 0;
      mean ??= meanOf(knowledge.vectors);
      return cosine(rowOf(a), rowOf(b), mean);
    },
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
        vectors.set(rowOf(row), i * vectorWidth);
      });
      const learned = Int32Array.from(words, (word) => learnedRows.get(word) ?? 0);
      table = { buckets: [...buckets], learned, vectors };
      return table;
    },
  };
}

function meanOf(vectors: Float32Array): Float32Array {
  const mean = new Float32Array(vectorWidth);
  const share = vectorWidth / vectors.length;
  vectors.forEach((value, i) => {
    mean[i % vectorWidth] = (mean[i % vectorWidth] ?? 0) + value * share;
  });
  return mean;
}

/** Of two vectors as they differ from the mean: what every word has in common makes none of them near. */
function cosine(a: Float32Array, b: Float32Array, mean: Float32Array): number {
  let [both, ofA, ofB] = [0, 0, 0];
  mean.forEach((common, i) => {
    const [x, y] = [(a[i] ?? 0) - common, (b[i] ?? 0) - common];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return both / (Math.sqrt(ofA * ofB) || 1);
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
