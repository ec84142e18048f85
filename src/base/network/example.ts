// The numeric form of one turn about one database: written by the preparation, read by the network.
// Letters: N0 schema items, V value candidates, N = N0 + V items, W words, P previous symbols, F fixed
// symbols. Matrices are row-major. Nothing here knows what a word or a column is.

/** The fixed symbols every query uses; `F + k` points at item k of the example. */
export const symbols = { none: 0, begin: 1, end: 2 } as const;

/** A database's columns (item 0 is `*`), then its tables, then measures: shared by all its turns. */
export type SchemaItems = {
  /** Ids of the words of each item's name (1 to 8), and of its table's name (may be none). */
  readonly words: readonly Int32Array[];
  readonly tableWords: readonly Int32Array[];
  /** [N0] 0 to 15: text, number, date, boolean, key, table, star, measure, ... */
  readonly types: Uint8Array;
  /** [N0, 4] primary key, foreign key, referenced, other */
  readonly flags: Float32Array;
  /** [N0, N0] 0 to 15 */
  readonly relations: Uint8Array;
};

/** Spans of the utterances, or of the previous query, that may be literals. */
type Candidates = {
  readonly words: readonly Int32Array[];
  /** [V] 0 to 15 */
  readonly kinds: Uint8Array;
  /** [V] 0 current utterance to 4; 5 only in the previous query */
  readonly ages: Uint8Array;
  /** [W, V] 1 where word i is in candidate v */
  readonly spans: Uint8Array;
  /** [V, N0] 0 none, 1 whole value, 2 part of a value, 3 fuzzy, 4 number fits, 5 date fits */
  readonly columns: Uint8Array;
};

export type Example = {
  readonly schema: SchemaItems;
  /** [W] ids: the current utterance first, then up to 4 earlier ones */
  readonly words: Int32Array;
  /** [W] 0 current to 4 */
  readonly ages: Uint8Array;
  /** [W, N0] how word i matches item k, 0 to 15 (0 none for columns, 8 none for tables) */
  readonly matches: Uint8Array;
  readonly candidates: Candidates;
  /** [P] symbols of the previous query; may be empty */
  readonly previous: Int32Array;
  /** Of the previous query, what can be copied: the first place and the one behind the last of each. */
  readonly segments: Int32Array;
  /** 0 unknown, 1 a real person, 2 generated */
  readonly style: number;
  /** Symbols without begin, with end; empty where only decoding is wanted. */
  readonly target: Int32Array;
};

/** What is known of every word id: of a whole training run, or of one session. */
export type WordTable = {
  /** Rows of the bucket table, 1 and up, at most 18 a word. */
  readonly buckets: readonly Int32Array[];
  /** Row of the table of learned words; 0: none. */
  readonly learned: Int32Array;
  /** [words, 100]; zeros where there is none */
  readonly vectors: Float32Array;
};

/** N0 + V */
export function itemCount({ schema, candidates }: Example): number {
  return schema.types.length + candidates.kinds.length;
}

/** W + P + N: rows the example takes in a batch. */
export function positionCount(example: Example): number {
  return example.words.length + example.previous.length + itemCount(example);
}

/** Fails where sizes do not belong together, a symbol points past the items or a word past the table. */
export function expectWhole(example: Example, fixedSymbols: number, table: WordTable): void {
  const { schema, words, candidates } = example;
  const [n, w, v] = [schema.types.length, words.length, candidates.kinds.length];
  const sizes: readonly (readonly [string, number, number])[] = [
    ["schema.words", schema.words.length, n],
    ["schema.tableWords", schema.tableWords.length, n],
    ["schema.flags", schema.flags.length, n * 4],
    ["schema.relations", schema.relations.length, n * n],
    ["ages", example.ages.length, w],
    ["matches", example.matches.length, w * n],
    ["candidates.words", candidates.words.length, v],
    ["candidates.ages", candidates.ages.length, v],
    ["candidates.spans", candidates.spans.length, w * v],
    ["candidates.columns", candidates.columns.length, v * n],
  ];
  for (const [name, received, expected] of sizes) {
    if (received === expected) continue;
    throw new RangeError(
      `example: ${name} has ${received} entries, expected ${expected} (${n} schema items, ${w} words, ${v} candidates)`,
    );
  }
  const symbolCount = fixedSymbols + n + v;
  expectBelow("previous", example.previous, symbolCount);
  expectBelow("segments", example.segments, example.previous.length + 1);
  expectBelow("target", example.target, symbolCount);
  for (const list of [words, ...schema.words, ...schema.tableWords, ...candidates.words]) {
    expectBelow("words", list, table.buckets.length);
  }
}

function expectBelow(name: string, list: Int32Array, limit: number): void {
  const bad = list.findIndex((value) => value < 0 || value >= limit);
  if (bad < 0) return;
  throw new RangeError(`example: ${name}[${bad}] is ${list[bad]}, expected 0 to ${limit - 1}`);
}
