// One update: a batch of interactions (or utterances) in, parameters moved. Knows nothing of epochs.
import { UserError } from "../../errors.ts";
import { type Adam, createAdam } from "../../optim/index.ts";
import type { Random } from "../../random.ts";
import type { Runtime } from "../decoding/advance.ts";
import type { InteractionExample } from "../examples/example.ts";
import { batchLoss } from "../network/loss.ts";
import {
  type BatchItem,
  type BatchPlan,
  forEachStep,
  planBatch,
  stepWeights,
} from "../network/plan.ts";
import { unknownRow } from "../vocabulary/vocabulary.ts";

type BatchResult = {
  /** Sum of the losses of the counted steps, and how many they were. */
  readonly lossSum: number;
  readonly steps: number;
  readonly turns: number;
  readonly unreachable: number;
};

export type Trainer = {
  readonly adam: Adam;
  train(items: readonly BatchItem[], random: Random): BatchResult;
};

export function createTrainer(runtime: Runtime): Trainer {
  const { engine, network, config, vocabulary, vectors } = runtime;
  const { learningRate, clipNorm, dropout } = config.learning;
  const adam = createAdam(engine, {
    learningRate,
    ...(clipNorm > 0 ? { clip: clipNorm } : {}),
  });
  return {
    adam,
    train(items, random) {
      const hidden = items.map((item) => ({
        ...item,
        example: hideWords(item.example, config.improvements.wordDropout, random),
      }));
      const plan = planBatch(hidden, config, vocabulary.output);
      const turns = items.reduce((sum, item) => sum + item.turns.length, 0);
      const { packed, unreachable } = plan.decoder;
      if (packed === unreachable) return { lossSum: 0, steps: 0, turns, unreachable };
      const tape = engine.tape();
      const weights = stepWeights(plan, config);
      const tensor = engine.tensor(1, packed, weights);
      const drop = dropout > 0 ? { rate: dropout, seed: () => random.below(2 ** 31) } : null;
      const result = batchLoss(tape, network, plan, { vectors, weights: tensor, drop });
      const losses = result.losses();
      let lossSum = 0;
      for (const loss of losses) lossSum += loss;
      if (!Number.isFinite(lossSum)) {
        throw new UserError(
          `the loss became ${lossSum}. The last good checkpoint is kept; lower the learning rate (now ${adam.learningRate}) and resume.`,
        );
      }
      if (config.improvements.alignments > 1) {
        engine.write(tensor, shareAlignments(plan, weights, losses));
      }
      tape.backward(result.loss);
      adam.step();
      engine.reset();
      return { lossSum, steps: packed - unreachable, turns, unreachable };
    },
  };
}

/** Word dropout: the word's own embedding gives way to the unknown one; vectors and characters stay. */
function hideWords(example: InteractionExample, rate: number, random: Random): InteractionExample {
  if (rate === 0) return example;
  return {
    ...example,
    turns: example.turns.map((turn) => ({
      ...turn,
      input: turn.input.map((row, j) =>
        turn.placeholders[j] === null && random.next() < rate ? unknownRow : row,
      ),
    })),
  };
}

/**
 * The gradient of -log(sum of the alignments' probabilities) is that of each alignment's loss times
 * its share of the sum, so the shares go into the step weights.
 */
function shareAlignments(
  plan: BatchPlan,
  weights: Float32Array,
  losses: Float32Array,
): Float32Array {
  const { rows } = plan.decoder;
  const totals = new Float64Array(rows.length);
  const blocked = rows.map(() => false);
  forEachStep(plan, (n, _row, r) => {
    totals[r]! += losses[n]!;
    // A way with a step that cannot be taken is no way, unless all are.
    if (plan.decoder.right[n]!.length === 0) blocked[r] = true;
  });
  const groups = new Map<string, number[]>();
  rows.forEach(({ interaction, turn }, r) => {
    const key = `${interaction}/${turn}`;
    groups.set(key, [...(groups.get(key) ?? []), r]);
  });
  const share = new Float64Array(rows.length);
  for (const group of groups.values()) {
    const open = group.filter((r) => !blocked[r]);
    const among = open.length > 0 ? open : group;
    const least = Math.min(...among.map((r) => totals[r]!));
    const sum = among.reduce((all, r) => all + Math.exp(least - totals[r]!), 0);
    for (const r of among) share[r] = Math.exp(least - totals[r]!) / sum;
  }
  const shared = new Float32Array(weights.length);
  forEachStep(plan, (n, _row, r) => {
    shared[n] = weights[n]! * share[r]!;
  });
  return shared;
}
