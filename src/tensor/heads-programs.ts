// Multi-head attention over packed sequences, forward and backward: threads share out the heads, and
// each goes through the sequences in order, so that sums over sequences never depend on the threads.
import { wordList } from "../word-list.ts";
import { type Fields, fieldReader } from "./fields.ts";
import { multiply, transposed } from "./product.ts";
import { type Matrix, share, type Thread } from "./thread.ts";

/** Places (0: absent) and sizes. `kept` are the weights; `spare` is each thread's own working space. */
export const headArguments = wordList(
  "heads width sequences queryStarts keyStarts query key value",
  "output kept spare spareSize scale causal relations relationKey",
  "relationBias kinds dropoutSeed dropoutThreshold dropoutFactor",
);
export const headGradientArguments = [
  ...headArguments,
  ...wordList("dOutput dQuery dKey dValue dRelationKey dRelationBias addQuery addKey addValue"),
] as const;
type Heads = Fields<typeof headArguments>;
const readCall = fieldReader(headArguments);
const readGradientCall = fieldReader(headGradientArguments);

/** One sequence as one head sees it. `index`: of its first weight among all weights. */
type Block = {
  readonly head: number;
  readonly rows: number;
  readonly columns: number;
  readonly stride: number;
  readonly index: number;
  /** Bytes from a matrix to the head's columns of the sequence's first row. */
  readonly query: number;
  readonly key: number;
  readonly relations: number;
};

type Part = { readonly call: Heads; readonly block: Block };

/** Floats from one row of weights to the next. */
export function weightStride(columns: number): number {
  return Math.ceil(columns / 4) * 4;
}

/** Floats of working space for a block: weights with some dropped or relation terms, and gradients. */
export function spareSize(rows: number, columns: number, kinds: number): number {
  const stride = weightStride(columns);
  return rows * (Math.max(stride, kinds) + stride);
}

function forEachBlock(thread: Thread, call: Heads, work: (block: Block) => void): void {
  const [from, to] = share(thread, call.heads);
  const integer = thread.kernels["integer"]!;
  const size = call.width / call.heads;
  let index = 0;
  for (let head = 0; head < call.heads; head++) {
    let relations = call.relations;
    for (let s = 0; s < call.sequences; s++) {
      const first = integer(call.queryStarts + s * 4);
      const firstKey = integer(call.keyStarts + s * 4);
      const rows = integer(call.queryStarts + s * 4 + 4) - first;
      const columns = integer(call.keyStarts + s * 4 + 4) - firstKey;
      const stride = weightStride(columns);
      if (head >= from && head < to && rows > 0 && columns > 0) {
        const query = (first * call.width + head * size) * 4;
        const key = (firstKey * call.width + head * size) * 4;
        work({ head, rows, columns, stride, index, query, key, relations });
      }
      index += rows * stride;
      if (call.relations !== 0) relations += rows * columns;
    }
  }
}

export function headsForward(thread: Thread, args: readonly number[]): void {
  const call = readCall(args);
  const { width, kinds } = call;
  const size = width / call.heads;
  const spare = call.spare + thread.index * call.spareSize;
  forEachBlock(thread, call, (block) => {
    const { rows, columns, stride, head } = block;
    const query: Matrix = { at: call.query + block.query, stride: width };
    const key: Matrix = { at: call.key + block.key, stride: width };
    const value: Matrix = { at: call.value + block.key, stride: width };
    const output: Matrix = { at: call.output + block.query, stride: width };
    const weights: Matrix = { at: call.kept + block.index * 4, stride };
    multiply(thread, { size: [rows, columns, size], a: query, b: transposed(key), c: weights });
    if (call.relations !== 0) {
      const relationKey: Matrix = { at: call.relationKey + head * size * 4, stride: width };
      const terms: Matrix = { at: spare, stride: kinds };
      multiply(thread, {
        size: [rows, kinds, size],
        a: query,
        b: transposed(relationKey),
        c: terms,
      });
    }
    const shape = [stride, rows, columns, call.scale, call.causal];
    const terms = [block.relations, spare, call.relationBias + head * 4, kinds, call.heads];
    thread.kernels["softmaxRows"]!(weights.at, ...shape, ...terms);
    const used = dropWeights(thread, { call, block }, weights, spare);
    multiply(thread, { size: [rows, size, columns], a: used, b: value, c: output });
  });
}

export function headsBackward(thread: Thread, args: readonly number[]): void {
  const call = readGradientCall(args);
  const { width, kinds } = call;
  const size = width / call.heads;
  const spare = call.spare + thread.index * call.spareSize;
  forEachBlock(thread, call, (block) => {
    const { rows, columns, stride, head } = block;
    const query: Matrix = { at: call.query + block.query, stride: width };
    const key: Matrix = { at: call.key + block.key, stride: width };
    const value: Matrix = { at: call.value + block.key, stride: width };
    const weights: Matrix = { at: call.kept + block.index * 4, stride };
    const gradients: Matrix = { at: spare + rows * Math.max(stride, kinds) * 4, stride };
    const dOutput: Matrix = { at: call.dOutput + block.query, stride: width };
    const dQuery: Matrix = { at: call.dQuery + block.query, stride: width };
    const dKey: Matrix = { at: call.dKey + block.key, stride: width };
    const dValue: Matrix = { at: call.dValue + block.key, stride: width };

    const used = dropWeights(thread, { call, block }, weights, spare);
    const [addQuery, addKey] = [call.addQuery === 1, call.addKey === 1];
    multiply(thread, {
      size: [columns, size, rows],
      a: transposed(used),
      b: dOutput,
      c: dValue,
      accumulate: call.addValue === 1,
    });
    multiply(thread, {
      size: [rows, columns, size],
      a: dOutput,
      b: transposed(value),
      c: gradients,
    });
    if (call.dropoutFactor !== 0) drop(thread, { call, block }, gradients.at, gradients.at);
    const shape = [stride, rows, columns, call.scale];
    const terms = [block.relations, spare, call.dRelationBias + head * 4, kinds, call.heads];
    thread.kernels["softmaxRowsBackward"]!(weights.at, gradients.at, ...shape, ...terms);
    multiply(thread, {
      size: [rows, size, columns],
      a: gradients,
      b: key,
      c: dQuery,
      accumulate: addQuery,
    });
    multiply(thread, {
      size: [columns, size, rows],
      a: transposed(gradients),
      b: query,
      c: dKey,
      accumulate: addKey,
    });
    if (call.relations === 0) return;
    const dTerms: Matrix = { at: spare, stride: kinds };
    const relationKey: Matrix = { at: call.relationKey + head * size * 4, stride: width };
    const dRelationKey: Matrix = { at: call.dRelationKey + head * size * 4, stride: width };
    multiply(thread, {
      size: [rows, size, kinds],
      a: dTerms,
      b: relationKey,
      c: dQuery,
      accumulate: true,
    });
    multiply(thread, {
      size: [kinds, size, rows],
      a: transposed(dTerms),
      b: query,
      c: dRelationKey,
      accumulate: true,
    });
  });
}

/** The weights as they are used: a copy in `spare` with some dropped, or the weights themselves. */
function dropWeights(
  thread: Thread,
  { call, block }: Part,
  weights: Matrix,
  spare: number,
): Matrix {
  if (call.dropoutFactor === 0) return weights;
  drop(thread, { call, block }, weights.at, spare);
  return { at: spare, stride: weights.stride };
}

/** to = from with elements dropped, drawn by their place among all weights. */
function drop(thread: Thread, { call, block }: Part, from: number, to: number): void {
  const { index, rows, stride } = block;
  const { dropoutSeed: seed, dropoutThreshold: threshold, dropoutFactor: factor } = call;
  const range = [to - index * 4, from - index * 4, index, index + rows * stride];
  thread.kernels["dropout"]!(...range, seed, threshold, factor, 0);
}
