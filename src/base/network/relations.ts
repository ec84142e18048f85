// Which of 80 relations holds between any two positions of an example: words, previous symbols, schema
// items and value candidates, in this order. The network learns a key and a bias for each.
import { type Example, itemCount, positionCount } from "./example.ts";

export const RELATIONS = 80;

/** First number of each group; what is added to it, if anything, stands beside it. */
const kind = {
  wordWord: 4, // + distance, -4 to 4
  otherUtterance: 9,
  wordPrevious: 10,
  previousWord: 11,
  previousPrevious: 16, // + distance, -4 to 4
  previousItem: 22, // - 1 where it is that item
  itemPrevious: 24, // - 1 where it is that item
  wordItem: 25, // + match
  itemWord: 41, // + match
  itemItem: 57, // + relation
  wordCandidate: 74, // - 1 in its span
  candidateWord: 74, // + 1 in its span
  candidateItem: 76, // + how it fits
  candidateCandidate: 79,
} as const;

/** How a candidate fits a column: none, whole value, part, fuzzy, number, date. */
const FIT = [0, 1, 2, 2, 1, 1];

/** [L, L]: row i has the relation of position i to each position. */
export function relationsOf(example: Example, fixedSymbols: number): Uint8Array {
  const length = positionCount(example);
  const result = new Uint8Array(length * length);
  const [w, p] = [example.words.length, example.previous.length];
  wordRows(example, result, length);
  previousRows(example, result, length, fixedSymbols);
  itemRows(example, result, { length, first: w + p, fixedSymbols });
  candidateRows(example, result, { length, first: w + p, fixedSymbols });
  return result;
}

function near(from: number, to: number): number {
  return Math.max(-4, Math.min(4, to - from));
}

function wordRows(
  { words, ages, matches, previous, schema, candidates }: Example,
  to: Uint8Array,
  length: number,
): void {
  const [w, p, n, v] = [
    words.length,
    previous.length,
    schema.types.length,
    candidates.kinds.length,
  ];
  for (let i = 0; i < w; i++) {
    const row = i * length;
    for (let j = 0; j < w; j++) {
      to[row + j] = ages[i] === ages[j] ? kind.wordWord + near(i, j) : kind.otherUtterance;
    }
    to.fill(kind.wordPrevious, row + w, row + w + p);
    for (let k = 0; k < n; k++) to[row + w + p + k] = kind.wordItem + matches[i * n + k]!;
    for (let k = 0; k < v; k++) {
      to[row + w + p + n + k] = kind.wordCandidate - candidates.spans[i * v + k]!;
    }
  }
}

function previousRows(
  example: Example,
  to: Uint8Array,
  length: number,
  fixedSymbols: number,
): void {
  const [w, p, n] = [example.words.length, example.previous.length, itemCount(example)];
  for (let i = 0; i < p; i++) {
    const row = (w + i) * length;
    to.fill(kind.previousWord, row, row + w);
    for (let j = 0; j < p; j++) to[row + w + j] = kind.previousPrevious + near(i, j);
    to.fill(kind.previousItem, row + w + p, row + w + p + n);
    const item = example.previous[i]! - fixedSymbols;
    if (item >= 0) to[row + w + p + item] = kind.previousItem - 1;
  }
}

/** Item `item` to the previous symbols, which begin at `at`. */
function itemToPrevious({ previous }: Example, to: Uint8Array, at: number, symbol: number): void {
  for (let j = 0; j < previous.length; j++) {
    to[at + j] = previous[j] === symbol ? kind.itemPrevious - 1 : kind.itemPrevious;
  }
}

type Layout = {
  readonly length: number;
  /** Where the items begin. */
  readonly first: number;
  readonly fixedSymbols: number;
};

function itemRows(example: Example, to: Uint8Array, { length, first, fixedSymbols }: Layout): void {
  const { words, matches, schema, candidates } = example;
  const [w, n, v] = [words.length, schema.types.length, candidates.kinds.length];
  for (let k = 0; k < n; k++) {
    const row = (first + k) * length;
    for (let j = 0; j < w; j++) to[row + j] = kind.itemWord + matches[j * n + k]!;
    itemToPrevious(example, to, row + w, fixedSymbols + k);
    for (let j = 0; j < n; j++) to[row + first + j] = kind.itemItem + schema.relations[k * n + j]!;
    for (let j = 0; j < v; j++) {
      to[row + first + n + j] = kind.candidateItem + FIT[candidates.columns[j * n + k]!]!;
    }
  }
}

function candidateRows(
  example: Example,
  to: Uint8Array,
  { length, first, fixedSymbols }: Layout,
): void {
  const { words, schema, candidates } = example;
  const [w, n, v] = [words.length, schema.types.length, candidates.kinds.length];
  for (let k = 0; k < v; k++) {
    const row = (first + n + k) * length;
    for (let j = 0; j < w; j++) to[row + j] = kind.candidateWord + candidates.spans[j * v + k]!;
    itemToPrevious(example, to, row + w, fixedSymbols + n + k);
    for (let j = 0; j < n; j++) {
      to[row + first + j] = kind.candidateItem + FIT[candidates.columns[k * n + j]!]!;
    }
    to.fill(kind.candidateCandidate, row + first + n, row + first + n + v);
  }
}
