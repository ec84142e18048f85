// Examples drawn at random: for laws that hold for any example, and for benchmarks.
import type { Random } from "../../random.ts";
import { type Example, type SchemaItems, symbols, type WordTable } from "./example.ts";

type Counts = {
  readonly items: number;
  readonly words: number;
  readonly candidates: number;
  readonly previous: number;
  readonly target: number;
  readonly fixedSymbols: number;
  /** The target begins with a segment of the previous query. */
  readonly segments?: boolean;
  /** Words in the table. */
  readonly vocabulary: number;
};

export function randomWordTable(
  random: Random,
  count: number,
  sizes: { buckets: number; learnedWords: number; vector: number },
): WordTable {
  return {
    buckets: Array.from({ length: count }, () =>
      integers(random, 1 + random.below(17), sizes.buckets).map((bucket) => bucket + 1),
    ),
    learned: integers(random, count, sizes.learnedWords),
    vectors: Float32Array.from({ length: count * sizes.vector }, () => 2 * random.next() - 1),
  };
}

function randomSchema(random: Random, items: number, vocabulary: number): SchemaItems {
  return {
    words: names(random, items, 1, vocabulary),
    tableWords: names(random, items, 0, vocabulary),
    types: bytes(random, items, 16),
    flags: Float32Array.from({ length: items * 4 }, () => random.below(2)),
    relations: bytes(random, items * items, 16),
  };
}

export function randomExample(
  random: Random,
  counts: Counts,
  schema: SchemaItems = randomSchema(random, counts.items, counts.vocabulary),
): Example {
  const { words, candidates, vocabulary, fixedSymbols } = counts;
  const items = schema.types.length;
  const query = (length: number): Int32Array =>
    integers(random, length, fixedSymbols - 3 + items + candidates).map((symbol) => symbol + 3);
  const target = query(counts.target);
  const previous = query(counts.previous);
  const third = Math.floor(previous.length / 3);
  const segments = Int32Array.from(third === 0 ? [] : [0, third, third, 2 * third]);
  if (counts.segments === true && third > 0) target.set(previous.subarray(third, 2 * third), 0);
  if (target.length > 0) target[target.length - 1] = symbols.end;
  return {
    schema,
    words: integers(random, words, vocabulary),
    ages: bytes(random, words, 5).sort(),
    matches: bytes(random, words * items, 16).map((kind) => (random.next() < 0.8 ? 0 : kind)),
    candidates: {
      words: names(random, candidates, 1, vocabulary),
      kinds: bytes(random, candidates, 16),
      ages: bytes(random, candidates, 6),
      spans: bytes(random, words * candidates, 2),
      columns: bytes(random, candidates * items, 6),
    },
    previous,
    segments,
    style: random.below(3),
    target,
  };
}

function names(random: Random, count: number, least: number, vocabulary: number): Int32Array[] {
  return Array.from({ length: count }, () => integers(random, least + random.below(4), vocabulary));
}

function integers(random: Random, length: number, below: number): Int32Array {
  return Int32Array.from({ length }, () => random.below(below));
}

function bytes(random: Random, length: number, below: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(below));
}
