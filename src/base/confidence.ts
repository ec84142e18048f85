// How sure a base model may be of a query: a logistic over what decoding showed.
import type { Hypothesis } from "./search.ts";

export type Evidence = {
  readonly logProbability: number;
  readonly lowest: number;
  /** Log odds to the next other query. */
  readonly margin: number;
  readonly forbidden: number;
  readonly length: number;
};

export function evidenceOf(best: Hypothesis, other: Hypothesis | undefined): Evidence {
  return {
    logProbability: best.logProbability,
    lowest: Math.min(1, ...best.probabilities),
    margin: other === undefined ? 6 : Math.min(6, best.logProbability - other.logProbability),
    forbidden: best.forbidden,
    length: best.symbols.length,
  };
}

function featuresOf({ logProbability, lowest, margin, forbidden, length }: Evidence): number[] {
  return [
    1,
    Math.max(-8, logProbability),
    Math.log(Math.max(lowest, 1e-3)),
    margin,
    forbidden,
    length / 20,
  ];
}

/** Fitted on real questions about databases that the weights had not seen. */
const ordinary: readonly number[] = [0.36, 0.88, 0.35, 0.35, -1.76, -0.53];

export function confidenceOf(evidence: Evidence, weights: readonly number[] | null): number {
  const features = featuresOf(evidence);
  const used = weights ?? ordinary;
  const score = features.reduce((sum, feature, i) => sum + feature * (used[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
