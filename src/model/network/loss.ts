// The loss of a batch under teacher forcing: every turn of every interaction decoded at once.
import {
  attentionMemory,
  bagRows,
  concatRows,
  gatherRows,
  type LogitSource,
  type MixtureLoss,
  mixtureLoss,
  type Ragged,
  reshape,
  rows,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import {
  createMemory,
  type DecoderState,
  decodeStep,
  eachPart,
  type MaskDropout,
  projectSymbols,
  scoreOutputs,
  startDecoder,
} from "./decoder.ts";
import { encodeAll, encodeSegments } from "./encoder.ts";
import type { Network } from "./parameters.ts";
import type { BatchPlan } from "./plan.ts";

type Weighing = {
  readonly vectors: Float32Array | null;
  /** [1, N]: scale the loss of each packed step, read again by the backward pass; null for 1. */
  readonly weights: Tensor | null;
  readonly drop: MaskDropout;
};

export function batchLoss(
  tape: Tape,
  network: Network,
  plan: Omit<BatchPlan, "turnCounts">,
  { vectors, weights, drop }: Weighing,
): MixtureLoss {
  const { engine } = tape;
  const { decoder } = plan;
  const encoded = encodeAll(tape, network, plan.encoder.groups, vectors);
  let memory = createMemory(tape, network, encoded.states, decoder);
  const finals = engine.integers(decoder.finals);
  const symbols = bagRows(tape, network.outputEmbedding, engine.ragged(decoder.inputs), "mean"); // [N, Eo]
  const projected = projectSymbols(tape, network, symbols); // [N, 4H]

  let state = startDecoder(
    tape,
    network,
    gatherRows(tape, encoded.h, finals), // [R, 2E]
    gatherRows(tape, encoded.c, finals),
  );
  const tops: Tensor[] = [];
  const contexts: Tensor[] = [];
  const attention: Tensor[] = [];
  decoder.active.forEach((count, k) => {
    const base = decoder.base[k]!;
    const input = rows(tape, projected, base, base + count);
    // Rows that have ended look no more: from here on the memory has lists for the others only.
    if (memory.lists.rows > count) {
      memory = attentionMemory(tape, { ...memory, lists: firstLists(memory.lists, count) });
    }
    const step = decodeStep(tape, network, {
      memory,
      state: firstRows(tape, state, count),
      projected: input,
      drop,
    });
    state = step.state;
    tops.push(state.h2);
    contexts.push(state.context);
    attention.push(reshape(tape, step.scores, step.scores.size, 1));
  });

  const vectorsOfSegments = encodeSegments(tape, network, plan.segments);
  const offered = vectorsOfSegments === null ? null : engine.ragged(decoder.offered);
  const scores = scoreOutputs(tape, network, {
    top: { h2: concatRows(tape, tops), context: concatRows(tape, contexts) }, // [N, H], [N, K]
    segments:
      vectorsOfSegments === null || offered === null
        ? null
        : { vectors: vectorsOfSegments, lists: offered },
    drop,
  });
  const sources: LogitSource[] = [];
  if (scores.segments !== null) {
    sources.push({ scores: scores.segments, lists: oneAfterAnother(tape, decoder.offered) });
  }
  if (decoder.mentions.some((list) => list.length > 0)) {
    sources.push({ scores: concatRows(tape, attention), lists: engine.ragged(decoder.mentions) });
  }
  return mixtureLoss(tape, {
    logits: scores.words,
    sources,
    targets: engine.ragged(decoder.right),
    ...(weights === null ? {} : { weights }),
  });
}

/** The rows that go on: the first ones, since rows are sorted by length. */
function firstRows(tape: Tape, state: DecoderState, count: number): DecoderState {
  if (state.h1.rows === count) return state;
  return eachPart(state, (part) => rows(tape, part, 0, count));
}

function firstLists(lists: Ragged, count: number): Ragged {
  return { ...lists, rows: count, total: lists.offsets.values[count]! };
}

/** The scores of raggedDot lie in the order of its lists. */
function oneAfterAnother(tape: Tape, lists: readonly (readonly number[])[]): Ragged {
  const starts: number[] = [];
  let at = 0;
  for (const list of lists) {
    starts.push(at);
    at += list.length;
  }
  return tape.engine.raggedRanges(
    starts,
    lists.map((list) => list.length),
  );
}
