// Everything a batch needs, laid out: which utterances are encoded, which turns are decoded.
import type { ModelConfig } from "../config.ts";
import type { InteractionExample } from "../examples/example.ts";
import type { OutputVocabulary } from "../vocabulary/vocabulary.ts";
import {
  type DecoderPlan,
  type DecoderRow,
  listRows,
  planDecoder,
  type SegmentPlan,
} from "./plan-decoder.ts";
import { type EncoderPlan, planConcatenation, planTurns } from "./plan-encoder.ts";

export type BatchPlan = {
  readonly encoder: EncoderPlan;
  readonly decoder: DecoderPlan;
  readonly segments: SegmentPlan;
  /** In the order of the plan: the turns of each interaction. */
  readonly turnCounts: readonly number[];
};

export type BatchItem = {
  readonly example: InteractionExample;
  /** Turns to decode. */
  readonly turns: readonly number[];
};

/** Interactions go longest first, which the turn-level encoder needs. */
export function planBatch(
  items: readonly BatchItem[],
  config: ModelConfig,
  output: Pick<OutputVocabulary, "scored" | "startRow">,
): BatchPlan {
  const sorted = [...items].sort((a, b) => b.example.turns.length - a.example.turns.length);
  const examples = sorted.map(({ example }) => example);
  const wanted = sorted.flatMap(({ example, turns }, interaction) =>
    turns
      .filter((turn) => example.targets[turn]!.length > 0)
      .map((turn) => ({ interaction, turn })),
  );
  const reach = {
    history: config.mechanisms.history,
    focusPlaceholders: config.improvements.focusPlaceholders,
  };
  const encoder = config.mechanisms.turnLevelEncoder
    ? planTurns(examples, reach)
    : planConcatenation(examples, wanted, reach);
  return {
    encoder,
    ...planDecoder(examples, listRows(examples, wanted), encoder, output),
    turnCounts: examples.map(({ turns }) => turns.length),
  };
}

/**
 * The weight of every packed step (section 5): the mean over tokens of an interaction times n/B,
 * averaged over interactions; without the turn-level encoder the mean over all tokens.
 */
export function stepWeights(plan: BatchPlan, config: ModelConfig): Float32Array {
  const { decoder, turnCounts } = plan;
  // Several alignments of one turn count as one.
  const ways = new Map<string, number>();
  const key = ({ interaction, turn }: DecoderRow): string => `${interaction}/${turn}`;
  for (const row of decoder.rows) ways.set(key(row), (ways.get(key(row)) ?? 0) + 1);
  const counted = turnCounts.map(() => 0);
  let total = 0;
  forEachStep(plan, (n, row) => {
    if (decoder.right[n]!.length === 0) return;
    const share = 1 / ways.get(key(row))!;
    counted[row.interaction]! += share;
    total += share;
  });
  const interactions = counted.filter((count) => count > 0).length;
  const weights = new Float32Array(decoder.packed);
  const { reweight, batchUtterances } = config.learning;
  forEachStep(plan, (n, row) => {
    if (!config.mechanisms.turnLevelEncoder) {
      weights[n] = 1 / total;
      return;
    }
    const scale = reweight ? turnCounts[row.interaction]! / batchUtterances : 1;
    weights[n] = scale / counted[row.interaction]! / interactions;
  });
  return weights;
}

/** Visits (packed index, row) pairs in packed order. */
export function forEachStep(
  { decoder }: Pick<BatchPlan, "decoder">,
  visit: (n: number, row: DecoderRow, rowIndex: number) => void,
): void {
  decoder.active.forEach((count, k) => {
    for (let r = 0; r < count; r++) visit(decoder.base[k]! + r, decoder.rows[r]!, r);
  });
}
