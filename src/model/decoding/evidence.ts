// What decoding a turn showed, for judging how sure to be.

import { unknownRow } from "../vocabulary/vocabulary.ts";
import type { DecodingEvidence } from "./confidence.ts";
import type { DecodedTurn } from "./hypothesis.ts";

/** `runnerUp`: log-probability of the best alternative that differs, where one was looked for. */
export function gatherEvidence(best: DecodedTurn, runnerUp?: number): DecodingEvidence {
  const { example } = best.row.state.turns.at(-1)!;
  const unknown = example.input.filter(
    (row, j) => row === unknownRow && (example.vectors[j] ?? 0) === 0,
  ).length;
  return {
    logProbability: best.logProbability,
    lowestStep: best.lowestStep,
    margin: runnerUp === undefined ? 0 : best.logProbability - runnerUp,
    unknownShare: unknown / example.input.length,
    unusedValues: unusedValues(best).length,
    forbiddenMass: best.forbiddenMass,
    steps: best.steps.length,
  };
}

/** Placeholders the utterance mentions that the query does not use. */
export function unusedValues({ steps, row }: DecodedTurn): readonly string[] {
  const used = new Set(steps.flatMap(({ words }) => words));
  const { placeholders } = row.state.turns.at(-1)!.example;
  const mentioned = new Set(placeholders.filter((name) => name !== null));
  return [...mentioned].filter((name) => !used.has(name));
}
