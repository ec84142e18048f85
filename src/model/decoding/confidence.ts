// How sure the model may be: a calibrated probability that the answer is right, from what decoding
// showed. Fitted on answers known to be right or wrong; until then the sequence's own probability.
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { fitLogistic, type Sign, weighed } from "../../optim/logistic.ts";

/** What decoding one turn showed. */
export type DecodingEvidence = {
  /** Natural logarithm of the sequence's probability. */
  readonly logProbability: number;
  /** The least probable step. */
  readonly lowestStep: number;
  /** Log-probability ahead of the best alternative that differs; 0 when none was looked for. */
  readonly margin: number;
  /** Share of the utterance's words that the model has no embedding or vector for. */
  readonly unknownShare: number;
  /** Placeholders the utterance mentions that the query does not use. */
  readonly unusedValues: number;
  /** Probability mass that the grammar took away at its worst step. */
  readonly forbiddenMass: number;
  readonly steps: number;
};

export type Calibration = { readonly weights: readonly number[] };

export type JudgedAnswer = { readonly evidence: DecodingEvidence; readonly right: boolean };

/**
 * One thing decoding showed, what a point of it is worth before any answer was judged, and which way
 * alone it can point (0: either): answers like those of training say little about what is rare there,
 * and chance must not make a model surer because the grammar forbade what it wanted to say.
 */
type Shown = Sign & { readonly of: (evidence: DecodingEvidence) => number };

const signs: readonly Shown[] = [
  { of: () => 1, prior: 0, points: 0 },
  { of: (e) => Math.max(-10, e.logProbability), prior: 0.5, points: 1 },
  { of: (e) => Math.log(Math.max(1e-4, e.lowestStep)), prior: 0.5, points: 1 },
  { of: (e) => Math.min(5, e.margin), prior: 0, points: 1 },
  { of: (e) => e.unknownShare, prior: -2, points: -1 },
  { of: (e) => Math.min(3, e.unusedValues), prior: -0.5, points: -1 },
  { of: (e) => e.forbiddenMass, prior: -2, points: -1 },
  { of: (e) => Math.log(1 + e.steps), prior: 0, points: 0 },
];

const features = (evidence: DecodingEvidence): number[] => signs.map(({ of }) => of(evidence));

const shape = z.strictObject({ weights: z.array(z.number()).length(signs.length) });

export function parseCalibration(value: unknown, path: string): Calibration {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UserError(
    `${path}: damaged. Copy it again, or delete it: confidence is then the bare probability.`,
  );
}

/** Without a calibration: the probability of the sequence. */
export function confidence(evidence: DecodingEvidence, calibration?: Calibration): number {
  if (calibration === undefined) return Math.exp(evidence.logProbability);
  return weighed(features(evidence), calibration.weights);
}

/** Drawn a little to the priors. */
export function fitCalibration(answers: readonly JudgedAnswer[]): Calibration {
  const cases = answers.map(({ evidence, right }) => ({ x: features(evidence), y: Number(right) }));
  return { weights: fitLogistic(cases, signs, 1) };
}
