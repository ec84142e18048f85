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
  /** What each step leaves for the gradients of keys and of values: [factors, rows] in memory. */
  readonly keyUses: (readonly [number, number])[];
  readonly valueUses: (readonly [number, number])[];
};

/** context [B, Hv]; weights and raw scores [1, total], in the order of the lists. */
export type Attention = {
  readonly context: Tensor;
  readonly weights: Tensor;
  readonly scores: Tensor;
};

/** Made once for all steps that attend to it: their gradients come together here. */
export function attentionMemory(
  tape: Tape,
  { keys, values, lists }: { keys: Tensor; values: Tensor; lists: Ragged },
): AttentionMemory {
  expectShape("attention values", values, keys.rows, values.cols);
  const memory: AttentionMemory = { keys, values, lists, keyUses: [], valueUses: [] };
  tape.finally(() => {
    if (keys.tracked) spread(tape, keys, lists, memory.keyUses);
    if (values.tracked) spread(tape, values, lists, memory.valueUses);
  });
  return memory;
}

/** to[key] += sum over uses of factor * row */
function spread(
  tape: Tape,
  to: Tensor,
  lists: Ragged,
  uses: readonly (readonly [number, number])[],
): void {
  if (uses.length === 0) return;
  const { engine } = tape;
  const factors = engine.integers(uses.map(([factor]) => factor));
  const froms = engine.integers(uses.map(([, row]) => row));
  const at = [tape.gradient(to), froms.offset, factors.offset, uses.length];
  const work = 2 * uses.length * lists.total * to.cols;
  const places = [lists.offsets.offset, lists.indices.offset];
  engine.run("raggedSpread", work, ...at, ...places, lists.rows, to.cols, to.cols);
}

export function attend(tape: Tape, memory: AttentionMemory, query: Tensor): Attention {
  const { engine } = tape;
  const { keys, values, lists } = memory;
  expectShape("attend query", query, lists.rows, keys.cols);
  const places = [lists.offsets.offset, lists.indices.offset];
  const work = 2 * lists.total * (keys.cols + values.cols);
  const scores = tape.output(1, lists.total, [query, keys], "attention scores");
  const all = [query, keys, values];
  const weights = tape.output(1, lists.total, all, "attention weights");
  const context = tape.output(lists.rows, values.cols, all, "attention context");
  const scored = [query.offset, keys.offset, ...places, scores.offset];
  engine.run("raggedDot", work, ...scored, lists.rows, keys.cols);
  const mixed = [scores.offset, values.offset, ...places, weights.offset, context.offset];
  engine.run("attend", work, ...mixed, lists.rows, values.cols);

  tape.record([scores, weights, context], () => {
    const dScores = tape.gradient(scores);
    const dContext = tape.existing(context);
    if (dContext !== 0 || tape.reached(weights)) {
      const dWeights = tape.existing(weights);
      const scratch = engine.allocate(lists.total, "attention gradients");
      const given = [values.offset, ...places, weights.offset, dWeights, dContext, dScores];
      engine.run("attendBackward", work, ...given, lists.rows, values.cols, scratch);
    }
    if (dContext !== 0) memory.valueUses.push([weights.offset, dContext]);
    memory.keyUses.push([dScores, query.offset]);
    backwardQuery(tape, query, keys, lists, dScores);
  });
  return { context, weights, scores };
}

/** scores [1, total]: row r's query with each of the items in its list. */
export function raggedDot(tape: Tape, queries: Tensor, items: Tensor, lists: Ragged): Tensor {
  const { engine } = tape;
  expectShape("raggedDot queries", queries, lists.rows, items.cols);
  const scores = tape.output(1, lists.total, [queries, items], "raggedDot");
  const places = [lists.offsets.offset, lists.indices.offset];
  const scored = [queries.offset, items.offset, ...places, scores.offset];
  engine.run("raggedDot", 2 * lists.total * items.cols, ...scored, lists.rows, items.cols);
  tape.record([scores], () => {
    const dScores = tape.gradient(scores);
    backwardQuery(tape, queries, items, lists, dScores);
    if (items.tracked) spread(tape, items, lists, [[dScores, queries.offset]]);
  });
  return scores;
}

function backwardQuery(
  tape: Tape,
  query: Tensor,
  keys: Tensor,
  lists: Ragged,
  dScores: number,
): void {
  if (!query.tracked) return;
  const places = [lists.offsets.offset, lists.indices.offset];
  const given = [tape.gradient(query), keys.offset, dScores, ...places];
  const work = 2 * lists.total * keys.cols;
  tape.engine.run("raggedCombine", work, ...given, lists.rows, keys.cols);
}
