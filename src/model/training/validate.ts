// How good the model is on interactions it does not learn from.

import type { Constraint } from "../../sql/constrain/constraint.ts";
import { joinWords } from "../../sql/words.ts";
import type { Runtime } from "../decoding/advance.ts";
import { predictInteractions } from "../decoding/predict.ts";
import type { InteractionExample } from "../examples/example.ts";
import type { PreparedInteraction } from "../examples/prepare.ts";
import { batchLoss } from "../network/loss.ts";
import { forEachStep, planBatch } from "../network/plan.ts";
import type { Validation } from "./events.ts";

const batchSize = 8;

/** Loss and token accuracy under teacher forcing; whole queries by decoding, unless told otherwise. */
export function validate(
  runtime: Runtime,
  interactions: readonly PreparedInteraction[],
  examples: readonly InteractionExample[],
  constraint: Constraint | null,
): Validation {
  const forced = teacherForced(runtime, examples);
  if (runtime.config.learning.selectBy === "teacher-forced") return forced;
  const predictions = predictInteractions(runtime, interactions, {
    previous: "predicted",
    constraint,
  });
  let turns = 0;
  let right = 0;
  interactions.forEach((interaction, i) => {
    interaction.turns.forEach((turn, t) => {
      const refusal = turn.refusal && runtime.config.improvements.refusing;
      if (turn.golds.length === 0 && !refusal) return;
      turns += 1;
      const said = joinWords(predictions[i]![t]!);
      if (refusal ? said === "" : turn.golds.some((gold) => joinWords(gold) === said)) {
        right += 1;
      }
    });
  });
  return { ...forced, stringAccuracy: turns === 0 ? 0 : right / turns, turns };
}

function teacherForced(runtime: Runtime, examples: readonly InteractionExample[]): Validation {
  const { engine, network, config, vocabulary, vectors } = runtime;
  let loss = 0;
  let steps = 0;
  let rightSteps = 0;
  let turns = 0;
  let rightTurns = 0;
  for (let from = 0; from < examples.length; from += batchSize) {
    // Of several alignments the first, the paper's, is what is measured.
    const items = examples.slice(from, from + batchSize).map((example) => ({
      example: { ...example, targets: example.targets.map((ways) => ways.slice(0, 1)) },
      turns: example.turns.map((_, t) => t),
    }));
    const plan = planBatch(items, config, vocabulary.output);
    if (plan.decoder.packed === 0) continue;
    const result = batchLoss(engine.forward(), network, plan, {
      vectors,
      weights: null,
      drop: null,
    });
    const losses = result.losses();
    const best = result.best();
    const rowRight = plan.decoder.rows.map(() => true);
    forEachStep(plan, (n, _row, r) => {
      const right = plan.decoder.right[n]!;
      if (right.length > 0) {
        loss += losses[n]!;
        steps += 1;
      }
      if (right.includes(best[n]!)) rightSteps += 1;
      else rowRight[r] = false;
    });
    turns += rowRight.length;
    rightTurns += rowRight.filter(Boolean).length;
    engine.reset();
  }
  return {
    loss: steps === 0 ? 0 : loss / steps,
    tokenAccuracy: steps === 0 ? 0 : rightSteps / steps,
    stringAccuracy: turns === 0 ? 0 : rightTurns / turns,
    turns,
  };
}
