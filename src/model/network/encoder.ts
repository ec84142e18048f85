// Utterances and earlier queries to states (paper, sections 4.1 to 4.4). B sequences, T steps.
import {
  add,
  affine,
  bagRows,
  concatColumns,
  concatRows,
  gatherRows,
  type Integers,
  lstm,
  lstmCell,
  rows,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import { vectorWidth } from "../vocabulary/word-vectors.ts";
import type { BiLstmWeights, Network } from "./parameters.ts";
import type { SegmentPlan } from "./plan-decoder.ts";
import type { EncoderGroup } from "./plan-encoder.ts";

export type Encoded = {
  /** States of all groups, end to end: [sum T*B, 2E]. */
  readonly states: Tensor;
  /** Final hidden and cell states of all sequences: [sum B, 2E]. */
  readonly h: Tensor;
  readonly c: Tensor;
};

export type DiscourseState = {
  readonly h: Tensor;
  readonly c: Tensor;
  /** What the words of the next utterance read: h, but for a first turn that starts from zeros. */
  readonly read: Tensor;
};

/** Word, vector and character features of a group: [T*B, Ei]. */
function embedWords(
  tape: Tape,
  network: Network,
  group: EncoderGroup,
  vectors: Float32Array | null,
): Tensor {
  const { engine } = tape;
  let x = gatherRows(tape, network.inputEmbedding, engine.integers(group.input)); // [T*B, Ei]
  if (network.vectorProjection !== null && vectors !== null) {
    const entries = group.vectors.length;
    const known = new Float32Array(entries * vectorWidth);
    group.vectors.forEach((row, i) => {
      if (row > 0) {
        known.set(vectors.subarray(row * vectorWidth, (row + 1) * vectorWidth), i * vectorWidth);
      }
    });
    const constant = engine.tensor(entries, vectorWidth, known); // [T*B, 100]
    x = affine(tape, [[constant, network.vectorProjection]], { base: x });
  }
  if (network.characterEmbedding !== null) {
    const lists = engine.ragged(group.characters);
    x = add(tape, x, bagRows(tape, network.characterEmbedding, lists, "mean"));
  }
  return x;
}

function biLstm(
  tape: Tape,
  weights: BiLstmWeights,
  sequence: {
    readonly input: Tensor;
    readonly steps: number;
    readonly batch: number;
    readonly lengths: Integers;
  },
): { readonly output: Tensor; readonly h: Tensor; readonly c: Tensor } {
  const forward = lstm(tape, { ...sequence, weights: weights.forward });
  const backward = lstm(tape, { ...sequence, weights: weights.backward, reverse: true });
  return {
    output: concatColumns(tape, [forward.output, backward.output]), // [T*B, 2E]
    h: concatColumns(tape, [forward.h, backward.h]), // [B, 2E]
    c: concatColumns(tape, [forward.c, backward.c]),
  };
}

/** Before the first turn: the learned vector to read, and to go on from where the paper is followed. */
export function startDiscourse(tape: Tape, network: Network, batch: number): DiscourseState | null {
  const { engine } = tape;
  if (network.discourse === null) return null;
  const { initial, start } = network.discourse;
  const nothing = engine.tensor(batch, initial.cols);
  const read = gatherRows(tape, initial, engine.integers(new Int32Array(batch))); // [B, D]
  return { h: start === "learned" ? read : nothing, c: nothing, read };
}

type GroupInput = {
  readonly group: EncoderGroup;
  readonly discourse: DiscourseState | null;
  readonly vectors: Float32Array | null;
};

/** One group; with a discourse state every word also reads it, and it moves on by one turn. */
export function encodeGroup(
  tape: Tape,
  network: Network,
  { group, discourse, vectors }: GroupInput,
): { readonly encoded: Encoded; readonly discourse: DiscourseState | null } {
  const { engine } = tape;
  const { steps, count } = group;
  let input = embedWords(tape, network, group, vectors); // [T*B, Ei]
  if (discourse !== null) {
    const everyWord = Int32Array.from({ length: steps * count }, (_, i) => i % count);
    const read = gatherRows(tape, discourse.read, engine.integers(everyWord)); // [T*B, D]
    input = concatColumns(tape, [input, read]); // [T*B, Ei + D]
  }
  const lengths = engine.integers(group.lengths);
  const { output, h, c } = biLstm(tape, network.encoder, { input, steps, batch: count, lengths });
  const encoded = { states: output, h, c };
  if (discourse === null || network.discourse === null) return { encoded, discourse: null };
  const { cell } = network.discourse;
  const next = lstmCell(tape, {
    projected: affine(tape, [[h, cell.input]], { bias: cell.bias }), // [B, 4D]
    inputs: [[discourse.h, cell.hidden]],
    cell: discourse.c,
  });
  return { encoded, discourse: { ...next, read: next.h } };
}

/** Group after group: turn after turn with the turn-level encoder, else the only one. */
export function encodeAll(
  tape: Tape,
  network: Network,
  groups: readonly EncoderGroup[],
  vectors: Float32Array | null,
): Encoded {
  let discourse = startDiscourse(tape, network, groups[0]?.count ?? 0);
  const all: Encoded[] = [];
  for (const group of groups) {
    if (discourse !== null && discourse.h.rows > group.count) {
      discourse = {
        h: rows(tape, discourse.h, 0, group.count),
        c: rows(tape, discourse.c, 0, group.count),
        read: rows(tape, discourse.read, 0, group.count),
      };
    }
    const result = encodeGroup(tape, network, { group, discourse, vectors });
    all.push(result.encoded);
    discourse = result.discourse;
  }
  if (all.length === 1) return all[0]!;
  return {
    states: concatRows(
      tape,
      all.map(({ states }) => states),
    ),
    h: concatRows(
      tape,
      all.map(({ h }) => h),
    ),
    c: concatRows(
      tape,
      all.map(({ c }) => c),
    ),
  };
}

export type EncodedQueries = {
  /** [words, 2S] */
  readonly states: Tensor;
  /** The row of word j of query q. */
  row(q: number, j: number): number;
};

/** Queries encoded side by side: of similar length, so that little is spent on padding. */
const queriesTogether = 16;

export function encodeQueries(
  tape: Tape,
  network: Network,
  queries: readonly (readonly number[])[],
): EncodedQueries | null {
  const { engine } = tape;
  if (network.segments === null || queries.length === 0) return null;
  const order = queries.map((_, q) => q).sort((a, b) => queries[b]!.length - queries[a]!.length);
  const starts: number[] = [];
  const strides: number[] = [];
  const outputs: Tensor[] = [];
  let offset = 0;
  for (let from = 0; from < order.length; from += queriesTogether) {
    const group = order.slice(from, from + queriesTogether);
    const batch = group.length;
    const steps = Math.max(1, queries[group[0]!]!.length);
    const symbols = new Int32Array(steps * batch);
    group.forEach((q, i) => {
      starts[q] = offset + i;
      strides[q] = batch;
      queries[q]!.forEach((row, j) => {
        symbols[j * batch + i] = row;
      });
    });
    const input = gatherRows(tape, network.outputEmbedding, engine.integers(symbols)); // [T*B, Eo]
    const lengths = engine.integers(group.map((q) => queries[q]!.length));
    const sequence = { input, steps, batch, lengths };
    outputs.push(biLstm(tape, network.segments.encoder, sequence).output); // [T*B, 2S]
    offset += steps * batch;
  }
  return {
    states: outputs.length === 1 ? outputs[0]! : concatRows(tape, outputs),
    row: (q, j) => starts[q]! + j * strides[q]!,
  };
}

/** Segment vectors [segments, 4S + A]: the states at both ends of each, and its age. */
export function segmentVectors(
  tape: Tape,
  network: Network,
  states: Tensor,
  segments: {
    /** Rows of the states at the first and last word. */
    readonly first: ArrayLike<number>;
    readonly last: ArrayLike<number>;
    readonly ages: readonly number[];
  },
): Tensor | null {
  const { engine } = tape;
  if (network.segments === null) return null;
  const { ages } = network.segments;
  const capped = segments.ages.map((age) => Math.min(age, ages.rows) - 1);
  return concatColumns(tape, [
    gatherRows(tape, states, engine.integers(segments.first)), // [segments, 2S]
    gatherRows(tape, states, engine.integers(segments.last)), // [segments, 2S]
    gatherRows(tape, ages, engine.integers(capped)), // [segments, A]
  ]);
}

/** Those of a batch under teacher forcing. */
export function encodeSegments(tape: Tape, network: Network, plan: SegmentPlan): Tensor | null {
  const encoded = encodeQueries(tape, network, plan.queries);
  if (encoded === null || plan.query.length === 0) return null;
  const at = (positions: Int32Array): Int32Array =>
    positions.map((j, s) => encoded.row(plan.query[s]!, j));
  return segmentVectors(tape, network, encoded.states, {
    first: at(plan.start),
    last: at(plan.end),
    ages: [...plan.age],
  });
}
