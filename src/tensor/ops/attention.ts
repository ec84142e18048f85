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
};

/** context [B, Hv]; weights and raw scores [1, total], in the order of the lists. */
export type Attention = {
  readonly context: Tensor;
  readonly weights: Tensor;
  readonly scores: Tensor;
};

export function attentionMemory(
  _tape: Tape,
  { keys, values, lists }: { keys: Tensor; values: Tensor; lists: Ragged },
): AttentionMemory {
  expectShape("attention values", values, keys.rows, values.cols);
  return { keys, values, lists };
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
    if (values.tracked && dContext !== 0) {
      const given = [tape.gradient(values), dContext, weights.offset, ...places];
      engine.run("raggedSpread", work, ...given, lists.rows, values.cols, values.cols);
    }
    backwardScores(tape, query, keys, lists, dScores);
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
  tape.record([scores], () => backwardScores(tape, queries, items, lists, tape.gradient(scores)));
  return scores;
}

function backwardScores(
  tape: Tape,
  query: Tensor,
  keys: Tensor,
  lists: Ragged,
  dScores: number,
): void {
  const { engine } = tape;
  const places = [lists.offsets.offset, lists.indices.offset];
  const work = 2 * lists.total * keys.cols;
  if (query.tracked) {
    const given = [tape.gradient(query), keys.offset, dScores, ...places];
    engine.run("raggedCombine", work, ...given, lists.rows, keys.cols);
  }
  if (keys.tracked) {
    const given = [tape.gradient(keys), query.offset, dScores, ...places];
    engine.run("raggedSpread", work, ...given, lists.rows, keys.cols, keys.cols);
  }
}
