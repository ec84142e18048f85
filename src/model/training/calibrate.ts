// Fits confidence on interactions the model did not learn from: greedy answers, right where the query
// has the gold's normal form.
import type { Constraint } from "../../sql/constrain/constraint.ts";
import { meaningOf } from "../../sql/normal-form.ts";
import { joinWords } from "../../sql/words.ts";
import type { Runtime } from "../decoding/advance.ts";
import { type Calibration, type DecodingEvidence, fitCalibration } from "../decoding/confidence.ts";
import { gatherEvidence } from "../decoding/evidence.ts";
import { predictInteractions } from "../decoding/predict.ts";
import type { PreparedInteraction } from "../examples/prepare.ts";

/** With fewer judged turns a fit would say more about chance than about the model. */
const fewestTurns = 50;

export function calibrate(
  runtime: Runtime,
  interactions: readonly PreparedInteraction[],
  constraint: Constraint | null,
): Calibration | undefined {
  const evidence = new Map<string, DecodingEvidence>();
  const predictions = predictInteractions(runtime, interactions, {
    previous: "predicted",
    constraint,
    onTurn: (i, t, decoded) => evidence.set(`${i}/${t}`, gatherEvidence(decoded)),
  });
  const judged = interactions.flatMap((interaction, i) =>
    interaction.turns.flatMap((turn, t) => {
      if (turn.golds.length === 0) return [];
      const said = meaning(predictions[i]![t]!);
      const right = turn.golds.some((gold) => meaning(gold) === said);
      return [{ evidence: evidence.get(`${i}/${t}`)!, right }];
    }),
  );
  return judged.length < fewestTurns ? undefined : fitCalibration(judged);
}

const meaning = (words: readonly string[]): string => meaningOf(joinWords(words));
