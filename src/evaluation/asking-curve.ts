// When to ask back: how often turns would be asked about, and how right those are that are answered, for
// every threshold of confidence; and how well confidence tells right from wrong.
import type { PredictionLine } from "./prediction.ts";

export type AskingPoint = {
  /** Turns less sure than this are asked about. */
  readonly below: number;
  readonly asked: number;
  /** Share of the turns answered that are right. */
  readonly right: number;
};

export type AskingCurve = {
  readonly turns: number;
  readonly right: number;
  /** Probability that a right turn is surer than a wrong one; absent where all are one or the other. */
  readonly auc?: number;
  readonly points: readonly AskingPoint[];
};

const thresholds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Undefined where the predictions carry no confidence. */
export function askingCurve(lines: readonly PredictionLine[]): AskingCurve | undefined {
  const turns = lines.flatMap(({ confidence, strict }) =>
    confidence === undefined ? [] : [{ confidence, strict }],
  );
  if (turns.length === 0) return undefined;
  const share = (some: readonly { readonly strict: boolean }[]): number =>
    some.length === 0 ? 0 : some.filter(({ strict }) => strict).length / some.length;
  const points = thresholds.map((below) => {
    const answered = turns.filter(({ confidence }) => confidence >= below);
    return { below, asked: 1 - answered.length / turns.length, right: share(answered) };
  });
  const auc = areaUnderCurve(turns);
  return { turns: turns.length, right: share(turns), ...(auc !== undefined && { auc }), points };
}

/** By ranks: ties count half. */
function areaUnderCurve(
  turns: readonly { readonly confidence: number; readonly strict: boolean }[],
): number | undefined {
  const right = turns.filter(({ strict }) => strict);
  const wrong = turns.filter(({ strict }) => !strict);
  if (right.length === 0 || wrong.length === 0) return undefined;
  let surer = 0;
  for (const one of right) {
    for (const other of wrong) {
      if (one.confidence > other.confidence) surer += 1;
      else if (one.confidence === other.confidence) surer += 0.5;
    }
  }
  return surer / (right.length * wrong.length);
}
