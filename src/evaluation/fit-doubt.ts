// Fits what the signs of doubt are worth (conversation/doubt/doubt.ts) on turns known to be right or wrong, and
// says how sure the same turns are by other weights.
import {
  confidenceIn,
  doubtSigns,
  recovery,
  signVector,
  type TurnDoubt,
} from "../conversation/doubt/doubt.ts";
import type { DoubtWeights } from "../conversation/interpreter.ts";
import { fitLogistic, type Sign, weighed } from "../optim/logistic.ts";
import { askingCurve } from "./asking-curve.ts";
import { calibrationOf } from "./calibration.ts";
import type { PredictionLine } from "./prediction.ts";

type Judged = { readonly doubt: TurnDoubt; readonly strict: boolean };

/** How often a turn recovers, before any did. */
const expected = { share: 0.25, turns: 8 };

/**
 * A turn's own signs are fitted where what it stands on is right; where that is wrong, it is counted how
 * often the turn is right all the same, of how often its own signs would have it right. `mended`: sets of talk
 * that rules were mended by, or that a program made. They tell what signs are worth, but are right more often
 * than other talk: each set has a constant of its own in the fit, which is not kept.
 */
export function fitDoubt(
  lines: readonly PredictionLine[],
  mended: readonly (readonly PredictionLine[])[] = [],
): DoubtWeights {
  const { own, inherited } = judged(lines);
  const sets = [own, ...mended.map((set) => judged(set).own)];
  const cases = sets.flatMap((set, i) =>
    set.map(({ doubt, strict }) => ({
      x: [...signVector(doubt), ...mended.map((_, j) => Number(i === j + 1))],
      y: Number(strict),
    })),
  );
  const constants = mended.map((): Sign => ({ prior: 0, points: 0 }));
  const fitted = fitLogistic(cases, [...doubtSigns, ...constants], ridge);
  const recovered = inherited.filter(({ strict }) => strict).length;
  // Of those that would be right by their own signs: confidence multiplies the two.
  const likely = inherited.reduce((sum, { doubt }) => sum + weighed(signVector(doubt), fitted), 0);
  const share = (recovered + expected.share * expected.turns) / (likely + expected.turns);
  return Object.fromEntries([
    ...doubtSigns.map(({ name }, i) => [name, rounded(fitted[i] ?? 0)]),
    [recovery, rounded(Math.min(1, share))],
  ]);
}

/** How strongly weights are drawn to what is expected of them. */
const ridge = 2;

/** Turns that stand on right ones, and those that do not. */
function judged(lines: readonly PredictionLine[]): Record<"own" | "inherited", readonly Judged[]> {
  const right = new Set(lines.flatMap((line) => (line.strict ? [keyOf(line, line.turn)] : [])));
  const scored = new Set(lines.map((line) => keyOf(line, line.turn)));
  const own: Judged[] = [];
  const inherited: Judged[] = [];
  for (const line of lines) {
    const { doubt, strict, refused } = line;
    if (doubt === undefined || refused !== undefined) continue;
    const stands = doubt.grounds.map((turn) => keyOf(line, turn)).filter((key) => scored.has(key));
    (stands.every((key) => right.has(key)) ? own : inherited).push({ doubt, strict });
  }
  return { own, inherited };
}

/** The same turns, as sure as they are by these weights. */
export function withConfidence(
  lines: readonly PredictionLine[],
  weights: DoubtWeights,
): PredictionLine[] {
  const talks = new Map<string, { readonly turn: number; readonly confidence: number }[]>();
  return lines.map((line) => {
    const earlier = talks.get(line.id) ?? [];
    const { doubt, turn } = line;
    const confidence =
      doubt === undefined ? (line.confidence ?? 0) : confidenceIn(doubt, earlier, weights);
    talks.set(line.id, [...earlier, { turn, confidence }]);
    return { ...line, confidence };
  });
}

/** How well that tells right from wrong. */
export function doubtFigures(lines: readonly PredictionLine[]) {
  const curve = askingCurve(lines);
  return {
    turns: curve?.turns ?? 0,
    right: curve?.right ?? 0,
    auc: curve?.auc ?? 0,
    calibration_error: calibrationOf(lines)?.ece ?? 0,
    points: curve?.points ?? [],
  };
}

const keyOf = ({ id }: PredictionLine, turn: number): string => `${id}\n${turn}`;

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;
