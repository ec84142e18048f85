// Dot-product attention where every row has its own set of keys. Bilinear attention is this with the
// query (or the keys) multiplied by the matrix beforehand.
import type { Tape } from "../tape.ts";
import type { Ragged, Tensor } from "../tensor.ts";
import { expectShape } from "./shape.ts";

/** keys [K, H], values [K, Hv]; row r attends to the rows in list r. */
export type AttentionMemory = {
  readonly keys: Tensor;
  readonly values: Tensor;
  readonly lists: Ragged;
  /** The lists it was first made with. */
  readonly root: Ragged;
  /** What each step leaves for the gradients of keys and of values. */
  readonly keyUses: Use[];
  readonly valueUses: Use[];
};
/** Places in memory: factors by list entry, and the rows they multiply. */
type Use = { readonly factors: number; readonly from: number; readonly rows: number };

/** context [B, Hv]; weights and raw scores [1, total], in the order of the lists. */
export type Attention = {
  readonly context: Tensor;
  readonly weights: Tensor;
  readonly scores: Tensor;
};

type MemoryOptions = Pick<AttentionMemory, "keys" | "values" | "lists"> & Partial<AttentionMemory>;

/**
 * Made once for all steps that attend to it: their gradients come together here. Given a memory with
 * fewer rows of the same lists ({ ...memory, lists: the first ones }), goes on with that one.
 */
export function attentionMemory(tape: Tape, given: MemoryOptions): AttentionMemory {
  const { keys, values, lists } = given;
  expectShape("attention values", values, keys.rows, values.cols);
  const { root, keyUses: known, valueUses: knownValues } = given;
  const same = root?.offsets === lists.offsets && root.indices === lists.indices;
  if (same && known !== undefined && knownValues !== undefined) {
    return { keys, values, lists, root, keyUses: known, valueUses: knownValues };
  }
  const memory: AttentionMemory = { keys, values, lists, root: lists, keyUses: [], valueUses: [] };
  tape.finally(() => {
    if (keys.tracked) spread(tape, keys, lists, memory.keyUses);
    if (values.tracked) spread(tape, values, lists, memory.valueUses);
  });
  return memory;
}

/** to[key] += sum over uses of factor * row */
function spread(tape: Tape, to: Tensor, lists: Ragged, uses: readonly Use[]): void {
  const sorted = uses.filter((use) => use.rows > 0).sort((a, b) => b.rows - a.rows);
  if (sorted.length === 0) return;
  const { engine } = tape;
  const lined = (of: (use: Use) => number): number => engine.integers(sorted.map(of)).offset;
  const work = 2 * sorted.length * lists.total * to.cols;
  engine.run("raggedSpread", work, {
    to: tape.gradient(to),
    froms: lined((use) => use.from),
    factors: lined((use) => use.factors),
    counts: lined((use) => use.rows),
    steps: sorted.length,
    ...placesOf(lists),
    width: to.cols,
    cols: to.cols,
  });
}

/** Row r of the query attends to list r; fewer rows than lists is fine, the first lists count then. */
export function attend(tape: Tape, memory: AttentionMemory, query: Tensor): Attention {
  const { engine } = tape;
  const { keys, values } = memory;
  const lists = firstLists(memory.lists, query.rows);
  expectShape("attend query", query, lists.rows, keys.cols);
  const { rows } = lists;
  const places = { ...placesOf(lists), rows };
  const work = 2 * lists.total * (keys.cols + values.cols);
  const scores = tape.output(1, lists.total, [query, keys], "attention scores");
  const all = [query, keys, values];
  const weights = tape.output(1, lists.total, all, "attention weights");
  const context = tape.output(lists.rows, values.cols, all, "attention context");
  engine.run("raggedDot", work, {
    ...places,
    query: query.offset,
    keys: keys.offset,
    scores: scores.offset,
    width: keys.cols,
  });
  const mixed = { ...places, values: values.offset, weights: weights.offset, width: values.cols };
  engine.run("attend", work, { ...mixed, scores: scores.offset, context: context.offset });

  tape.record([scores, weights, context], () => {
    const dScores = tape.gradient(scores);
    const dContext = tape.existing(context);
    if (dContext !== 0 || tape.reached(weights)) {
      const dWeights = tape.existing(weights);
      const scratch = engine.allocate(lists.total, "attention gradients");
      engine.run("attendBackward", work, { ...mixed, dWeights, dContext, dScores, scratch });
    }
    if (dContext !== 0) {
      memory.valueUses.push({ factors: weights.offset, from: dContext, rows });
    }
    memory.keyUses.push({ factors: dScores, from: query.offset, rows });
    backwardQuery(tape, { query, keys, lists }, dScores);
  });
  return { context, weights, scores };
}

/** scores [1, total]: row r's query with each of the items in its list. */
export function raggedDot(tape: Tape, queries: Tensor, items: Tensor, lists: Ragged): Tensor {
  const { engine } = tape;
  expectShape("raggedDot queries", queries, lists.rows, items.cols);
  const scores = tape.output(1, lists.total, [queries, items], "raggedDot");
  engine.run("raggedDot", 2 * lists.total * items.cols, {
    ...placesOf(lists),
    query: queries.offset,
    keys: items.offset,
    scores: scores.offset,
    rows: lists.rows,
    width: items.cols,
  });
  tape.record([scores], () => {
    const dScores = tape.gradient(scores);
    backwardQuery(tape, { query: queries, keys: items, lists }, dScores);
    const use = { factors: dScores, from: queries.offset, rows: lists.rows };
    if (items.tracked) spread(tape, items, lists, [use]);
  });
  return scores;
}

type Scored = { readonly query: Tensor; readonly keys: Tensor; readonly lists: Ragged };

function backwardQuery(tape: Tape, { query, keys, lists }: Scored, dScores: number): void {
  if (!query.tracked) return;
  tape.engine.run("raggedCombine", 2 * lists.total * keys.cols, {
    ...placesOf(lists),
    to: tape.gradient(query),
    keys: keys.offset,
    factors: dScores,
    rows: lists.rows,
    width: keys.cols,
  });
}

const placesOf = ({ offsets, indices }: Ragged): { offsets: number; indices: number } => ({
  offsets: offsets.offset,
  indices: indices.offset,
});

function firstLists(lists: Ragged, rows: number): Ragged {
  if (rows >= lists.rows) return lists;
  return { ...lists, rows, total: lists.offsets.values[rows]! };
}
