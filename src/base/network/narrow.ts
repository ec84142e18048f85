// An example with some of its schema items only, and symbols and scores between the two: the network
// reads the narrow one, everybody else speaks of the whole schema.
import type { Example } from "./example.ts";

export type NarrowedItems = {
  /** The items that are read, in order. */
  readonly kept: Int32Array;
  /** N0: schema items of the whole. */
  readonly items: number;
  readonly fixedSymbols: number;
};

export function narrowExample(
  example: Example,
  { kept, items, fixedSymbols }: NarrowedItems,
): Example {
  const { schema, words, matches, candidates, previous, target } = example;
  const narrowed = (symbols: Int32Array): Int32Array =>
    symbols.map((symbol) => narrowSymbol(symbol, { kept, items, fixedSymbols }));
  const flags = new Float32Array(kept.length * 4);
  kept.forEach((k, i) => {
    flags.set(schema.flags.subarray(k * 4, k * 4 + 4), i * 4);
  });
  const relations = new Uint8Array(kept.length * kept.length);
  kept.forEach((k, i) => {
    kept.forEach((l, j) => {
      relations[i * kept.length + j] = schema.relations[k * items + l]!;
    });
  });
  return {
    ...example,
    schema: {
      words: Array.from(kept, (k) => schema.words[k]!),
      tableWords: Array.from(kept, (k) => schema.tableWords[k]!),
      types: Uint8Array.from(kept, (k) => schema.types[k]!),
      flags,
      relations,
    },
    matches: pickColumns(matches, words.length, items, kept),
    candidates: {
      ...candidates,
      columns: pickColumns(candidates.columns, candidates.kinds.length, items, kept),
    },
    previous: narrowed(previous),
    target: narrowed(target),
  };
}

/** Of the whole example's to the narrow one's; what points at an item that is not read fails. */
export function narrowSymbol(symbol: number, { kept, items, fixedSymbols }: NarrowedItems): number {
  const item = symbol - fixedSymbols;
  if (item < 0) return symbol;
  if (item >= items) return symbol - items + kept.length;
  const at = kept.indexOf(item);
  if (at < 0) throw new RangeError(`symbol ${symbol} points at an item that is not read`);
  return fixedSymbols + at;
}

/** Scores of the narrow example's symbols as those of the whole: never one that is not read. */
export function widenScores(
  scores: Float32Array,
  { kept, items, fixedSymbols }: NarrowedItems,
): Float32Array {
  const candidates = scores.length - fixedSymbols - kept.length;
  const wide = new Float32Array(fixedSymbols + items + candidates).fill(Number.NEGATIVE_INFINITY);
  wide.set(scores.subarray(0, fixedSymbols));
  kept.forEach((k, i) => {
    wide[fixedSymbols + k] = scores[fixedSymbols + i]!;
  });
  wide.set(scores.subarray(fixedSymbols + kept.length), fixedSymbols + items);
  return wide;
}

/** Rows of a [rows, d] matrix. */
export function pickRows(data: Float32Array, width: number, kept: Int32Array): Float32Array {
  const picked = new Float32Array(kept.length * width);
  kept.forEach((k, i) => {
    picked.set(data.subarray(k * width, (k + 1) * width), i * width);
  });
  return picked;
}

function pickColumns(data: Uint8Array, rows: number, cols: number, kept: Int32Array): Uint8Array {
  const picked = new Uint8Array(rows * kept.length);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < kept.length; j++) {
      picked[i * kept.length + j] = data[i * cols + kept[j]!]!;
    }
  }
  return picked;
}
