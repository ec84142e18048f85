// The decoder: two LSTM layers that look at the utterances (paper, 4.1 and 4.3), and the scores of
// everything it can produce (4.4 and 6). R rows at a step, N packed (step, row) pairs.
import {
  type AttentionMemory,
  affine,
  attend,
  attentionMemory,
  concatColumns,
  dropout,
  gatherRows,
  lstmCell,
  type Ragged,
  raggedDot,
  type Tape,
  type Tensor,
  tanh,
} from "../../tensor/index.ts";
import type { Network } from "./parameters.ts";

/** Both layers and the attention vector, [R, H] and [R, K]. */
export type DecoderState = {
  readonly h1: Tensor;
  readonly c1: Tensor;
  readonly h2: Tensor;
  readonly c2: Tensor;
  readonly context: Tensor;
};

/** The same of each of its parts: other rows, or fewer. */
export const eachPart = (state: DecoderState, of: (part: Tensor) => Tensor): DecoderState => ({
  h1: of(state.h1),
  c1: of(state.c1),
  h2: of(state.h2),
  c2: of(state.c2),
  context: of(state.context),
});

/** Dropout of a training step; null when answering. Seeds differ from mask to mask. */
export type MaskDropout = { readonly rate: number; seed(): number } | null;

/** Keys and values [positions, K]: a word's state beside the embedding of its distance. */
export function createMemory(
  tape: Tape,
  network: Network,
  states: Tensor,
  keys: {
    readonly keyStates: ArrayLike<number>;
    readonly keyDistances: ArrayLike<number>;
    readonly keyStarts: readonly number[];
    readonly keyCounts: readonly number[];
  },
): AttentionMemory {
  const { engine } = tape;
  const words = gatherRows(tape, states, engine.integers(keys.keyStates)); // [positions, 2E]
  const distances = network.positionEmbedding;
  const table =
    distances === null
      ? words
      : concatColumns(tape, [
          words,
          gatherRows(tape, distances, engine.integers(keys.keyDistances)),
        ]); // [positions, K]
  const lists = engine.raggedRanges(keys.keyStarts, keys.keyCounts);
  return attentionMemory(tape, { keys: table, values: table, lists });
}

/** Both layers start from the encoder's final state; nothing was attended to yet. */
export function startDecoder(tape: Tape, network: Network, h: Tensor, c: Tensor): DecoderState {
  const context = tape.engine.tensor(h.rows, network.attention.cols);
  return { h1: h, c1: c, h2: h, c2: c, context };
}

/** The part of layer 1 that depends on the previous symbol alone: one product for all steps. */
export function projectSymbols(tape: Tape, network: Network, symbols: Tensor): Tensor {
  const { symbol, bias } = network.decoder.first;
  return affine(tape, [[symbols, symbol]], { bias }); // [N, Eo] -> [N, 4H]
}

type DecoderInput = {
  readonly memory: AttentionMemory;
  readonly state: DecoderState;
  /** The previous symbols [R, 4H]. */
  readonly projected: Tensor;
  readonly drop: MaskDropout;
};

/** One step. `projected` [R, 4H] comes from projectSymbols and is used up. */
export function decodeStep(
  tape: Tape,
  network: Network,
  { memory, state, projected, drop }: DecoderInput,
): { readonly state: DecoderState; readonly scores: Tensor; readonly weights: Tensor } {
  const { first, second } = network.decoder;
  const layer1 = lstmCell(tape, {
    projected,
    inputs: [
      [state.context, first.context],
      [state.h1, first.hidden],
    ],
    cell: state.c1,
  }); // [R, H]
  const passed = drop === null ? layer1.h : dropout(tape, layer1.h, drop.rate, drop.seed());
  const layer2 = lstmCell(tape, {
    projected: affine(tape, [[passed, second.input]], { bias: second.bias }),
    inputs: [[state.h2, second.hidden]],
    cell: state.c2,
  }); // [R, H]
  const query = affine(tape, [[layer2.h, network.attention]]); // [R, H] x [H, K] -> [R, K]
  const { context, scores, weights } = attend(tape, memory, query); // context [R, K]
  return {
    state: { h1: layer1.h, c1: layer1.c, h2: layer2.h, c2: layer2.c, context },
    scores,
    weights,
  };
}

type Scoring = {
  readonly top: { readonly h2: Tensor; readonly context: Tensor };
  readonly segments: { readonly vectors: Tensor; readonly lists: Ragged } | null;
  readonly drop: MaskDropout;
};

/** Scores of the words [N, V] and, where segments are offered, of those (flat, as listed). */
export function scoreOutputs(
  tape: Tape,
  network: Network,
  { top, segments, drop }: Scoring,
): { readonly words: Tensor; readonly segments: Tensor | null } {
  const { state, context } = network.intermediate;
  let m = tanh(
    tape,
    affine(tape, [
      [top.h2, state],
      [top.context, context],
    ]),
  ); // [N, M]
  if (drop !== null) m = dropout(tape, m, drop.rate, drop.seed());
  const { weight, bias } = network.vocabulary;
  const words = affine(tape, [[m, weight]], { bias }); // [N, V]
  if (segments === null || network.segments === null) return { words, segments: null };
  const query = affine(tape, [[m, network.segments.weight]]); // [N, 4S + A]
  return { words, segments: raggedDot(tape, query, segments.vectors, segments.lists) };
}
