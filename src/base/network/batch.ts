// Several examples as one batch of plain arrays: what the network looks up and multiplies, packed row
// after row without padding. Inference is a batch of one.
import { joinArrays } from "../../join-arrays.ts";
import type { Random } from "../../random.ts";
import type { BaseConfig } from "./config.ts";
import { type Example, positionCount, type WordTable } from "./example.ts";

/** A constant matrix. */
export type Features = {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
};

export type Batch = {
  readonly examples: readonly Example[];
  /** The different words of the batch; everything else speaks of them by their place here. */
  readonly words: {
    readonly buckets: readonly Int32Array[];
    /** -1: none, or hidden in this batch. */
    readonly learned: Int32Array;
    readonly vectors: Features;
  };
  readonly utterances: {
    readonly words: Int32Array;
    readonly age: Features;
    readonly style: Features;
    readonly match: Features;
  };
  readonly items: {
    readonly names: readonly Int32Array[];
    readonly tables: readonly Int32Array[];
    readonly type: Features;
    readonly flags: Features;
    readonly match: Features;
    readonly clause: Features;
  };
  readonly candidates: {
    readonly names: readonly Int32Array[];
    readonly kind: Features;
    readonly age: Features;
    readonly inPrevious: Features;
  };
  /** Previous symbols: the fixed ones, and rows of items (schema items of all, then candidates of all). */
  readonly previous: { readonly fixed: Int32Array; readonly items: Int32Array };
  /** For each position of the packed sequences, its row among [words; fixed; pointed; items; candidates]. */
  readonly order: Int32Array;
  /** First position of each example, and the end of the last; the row of each one's first item. */
  readonly starts: Int32Array;
  readonly firstItems: Int32Array;
};

type PackOptions = {
  /** How often a word's learned row is hidden, and who decides. */
  readonly hide?: { readonly rate: number; readonly random: Random };
  /** The network has the schema items' vectors already: their words are left out. */
  readonly knownItems?: boolean;
};

export function packBatch(
  examples: readonly Example[],
  table: WordTable,
  { sizes, clauses }: BaseConfig,
  { hide, knownItems = false }: PackOptions = {},
): Batch {
  const places = new Map<number, number>();
  const local = (ids: Int32Array): Int32Array =>
    ids.map((id) => {
      const place = places.get(id) ?? places.size;
      places.set(id, place);
      return place;
    });
  const utterances = {
    words: joinArrays(
      Int32Array,
      examples.map(({ words }) => local(words)),
    ),
    age: oneHot(
      6,
      examples.map(({ ages }) => ages),
    ),
    style: oneHot(
      3,
      examples.map(({ words, style }) => words.map(() => style)),
    ),
    match: stack(16, examples.map(wordMatches)),
  };
  const clausesOf = examples.map((example) => readPrevious(example, clauses));
  const items = {
    names: knownItems ? [] : examples.flatMap(({ schema }) => schema.words.map(local)),
    tables: knownItems ? [] : examples.flatMap(({ schema }) => schema.tableWords.map(local)),
    type: oneHot(
      16,
      examples.map(({ schema }) => schema.types),
    ),
    flags: stack(
      4,
      examples.map(({ schema }) => schema.flags),
    ),
    match: stack(32, examples.map(itemMatches)),
    clause: stack(
      6,
      clausesOf.map(({ clause }) => clause),
    ),
  };
  const candidates = {
    names: examples.flatMap((example) => example.candidates.words.map(local)),
    kind: oneHot(
      16,
      examples.map((example) => example.candidates.kinds),
    ),
    age: oneHot(
      6,
      examples.map((example) => example.candidates.ages),
    ),
    inPrevious: oneHot(
      2,
      clausesOf.map(({ inPrevious }) => inPrevious),
    ),
  };
  return {
    examples,
    words: lookUp([...places.keys()], table, sizes.vector, hide),
    utterances,
    items,
    candidates,
    ...layOut(examples, sizes.fixedSymbols),
  };
}

function lookUp(
  ids: readonly number[],
  table: WordTable,
  width: number,
  hide: PackOptions["hide"],
): Batch["words"] {
  const data = new Float32Array(ids.length * width);
  const learned = new Int32Array(ids.length);
  ids.forEach((id, i) => {
    const hidden = hide !== undefined && hide.random.next() < hide.rate;
    learned[i] = hidden || table.learned[id] === 0 ? -1 : table.learned[id]!;
    data.set(table.vectors.subarray(id * width, (id + 1) * width), i * width);
  });
  const buckets = ids.map((id) => table.buckets[id]!);
  return { buckets, learned, vectors: { rows: ids.length, cols: width, data } };
}

/** Where every row of the packed sequences comes from. */
function layOut(
  examples: readonly Example[],
  fixedSymbols: number,
): Pick<Batch, "previous" | "order" | "starts" | "firstItems"> {
  const total = (size: (example: Example) => number): number =>
    examples.reduce((sum, example) => sum + size(example), 0);
  const words = total((example) => example.words.length);
  const fixedCount = total(({ previous }) => previous.filter((s) => s < fixedSymbols).length);
  const pointed = total(({ previous }) => previous.length) - fixedCount;
  const items = total(({ schema }) => schema.types.length);
  const [fixed, pointers, order, firstItems]: number[][] = [[], [], [], []];
  const starts = new Int32Array(examples.length + 1);
  let [word, item, candidate] = [0, 0, 0];
  const firstPlace = words + fixedCount + pointed;
  examples.forEach((example, b) => {
    const [n, v] = [example.schema.types.length, example.candidates.kinds.length];
    for (let i = 0; i < example.words.length; i++) order!.push(word++);
    for (const symbol of example.previous) {
      const k = symbol - fixedSymbols;
      if (k < 0) {
        order!.push(words + fixed!.length);
        fixed!.push(symbol);
      } else {
        order!.push(words + fixedCount + pointers!.length);
        pointers!.push(k < n ? item + k : items + candidate + k - n);
      }
    }
    firstItems!.push(order!.length);
    for (let k = 0; k < n; k++) order!.push(firstPlace + item++);
    for (let k = 0; k < v; k++) order!.push(firstPlace + items + candidate++);
    starts[b + 1] = starts[b]! + positionCount(example);
  });
  return {
    previous: { fixed: Int32Array.from(fixed!), items: Int32Array.from(pointers!) },
    order: Int32Array.from(order!),
    starts,
    firstItems: Int32Array.from(firstItems!),
  };
}

/** [W, 16]: whether some item matches the word in this way. */
function wordMatches({ words, matches, schema }: Example): Float32Array {
  const n = schema.types.length;
  const result = new Float32Array(words.length * 16);
  for (let i = 0; i < words.length; i++) {
    for (let k = 0; k < n; k++) result[i * 16 + matches[i * n + k]!] = 1;
  }
  return result;
}

/** [N0, 32]: whether some word of the current utterance, or (16 further) of an earlier one, matches so. */
function itemMatches({ words, ages, matches, schema }: Example): Float32Array {
  const n = schema.types.length;
  const result = new Float32Array(n * 32);
  for (let i = 0; i < words.length; i++) {
    const first = ages[i] === 0 ? 0 : 16;
    for (let k = 0; k < n; k++) result[k * 32 + first + matches[i * n + k]!] = 1;
  }
  return result;
}

/** [N0, 6]: the clauses of the previous query that use an item; [V]: whether it uses a candidate. */
function readPrevious(
  { previous, schema, candidates }: Example,
  clauses: readonly number[],
): { clause: Float32Array; inPrevious: Uint8Array } {
  const n = schema.types.length;
  const clause = new Float32Array(n * 6);
  const inPrevious = new Uint8Array(candidates.kinds.length);
  let now = 0;
  for (const symbol of previous) {
    const item = symbol - clauses.length;
    if (item >= n) inPrevious[item - n] = 1;
    else if (item >= 0) clause[item * 6 + now] = 1;
    else if (clauses[symbol]! >= 0) now = clauses[symbol]!;
  }
  return { clause, inPrevious };
}

function oneHot(cols: number, parts: readonly (Uint8Array | Int32Array)[]): Features {
  const rows = parts.reduce((sum, part) => sum + part.length, 0);
  const data = new Float32Array(rows * cols);
  let row = 0;
  for (const part of parts) for (const value of part) data[row++ * cols + value] = 1;
  return { rows, cols, data };
}

function stack(cols: number, parts: readonly Float32Array[]): Features {
  const data = joinArrays(Float32Array, parts);
  return { rows: data.length / cols, cols, data };
}
