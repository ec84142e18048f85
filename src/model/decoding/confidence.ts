// How sure the model may be: a calibrated probability that the answer is right, from what decoding
// showed. Fitted on answers known to be right or wrong; until then the sequence's own probability.

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
type Sign = {
  readonly of: (evidence: DecodingEvidence) => number;
  readonly prior: number;
  readonly points: -1 | 0 | 1;
};

const signs: readonly Sign[] = [
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

/** Without a calibration: the probability of the sequence. */
export function confidence(evidence: DecodingEvidence, calibration?: Calibration): number {
  if (calibration === undefined) return Math.exp(evidence.logProbability);
  const x = features(evidence);
  return sigmoid(x.reduce((sum, value, i) => sum + value * (calibration.weights[i] ?? 0), 0));
}

/**
 * Logistic regression by Newton's method, drawn a little to the priors; deterministic. What comes out
 * pointing the wrong way is held at its prior and the rest fitted again.
 */
export function fitCalibration(answers: readonly JudgedAnswer[], ridge = 1): Calibration {
  const rows = answers.map(({ evidence, right }) => ({ x: features(evidence), y: right ? 1 : 0 }));
  const held = new Set<number>();
  for (;;) {
    const weights = fitWeights(rows, ridge, held);
    const wrong = signs.flatMap(({ points }, i) =>
      points * weights[i]! < 0 && !held.has(i) ? [i] : [],
    );
    if (wrong.length === 0) return { weights };
    for (const i of wrong) held.add(i);
  }
}

type Row = { readonly x: readonly number[]; readonly y: number };

function fitWeights(rows: readonly Row[], ridge: number, held: ReadonlySet<number>): number[] {
  let weights = signs.map(({ prior }) => prior);
  // The first is the share that is right, which nothing is known about beforehand.
  const pull = signs.map((_, i) => (i === 0 ? 1e-3 : ridge));
  for (let round = 0; round < 30; round++) {
    const gradient = weights.map((weight, i) => pull[i]! * (signs[i]!.prior - weight));
    const curvature = weights.map((_, i) => weights.map((_w, j) => (i === j ? pull[i]! : 0)));
    for (const { x, y } of rows) {
      const p = sigmoid(x.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      x.forEach((xi, i) => {
        gradient[i]! += (y - p) * xi;
        x.forEach((xj, j) => {
          curvature[i]![j]! += p * (1 - p) * xi * xj;
        });
      });
    }
    for (const i of held) {
      gradient[i] = 0;
      weights.forEach((_, j) => {
        curvature[i]![j] = i === j ? 1 : 0;
      });
    }
    const step = solve(curvature, gradient);
    // Short steps keep Newton's method from running away on separable data.
    const length = Math.hypot(...step);
    const scale = length > 4 ? 4 / length : 1;
    weights = weights.map((weight, i) => weight + scale * step[i]!);
    if (length < 1e-6) break;
  }
  return weights;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Gaussian elimination with partial pivoting on a small dense system. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let r = column + 1; r < n; r++) {
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    for (let r = 0; r < n; r++) {
      const row = rows[r]!;
      if (r === column || head[column] === 0) continue;
      const factor = row[column]! / head[column]!;
      for (let c = column; c <= n; c++) row[c]! -= factor * head[c]!;
    }
  }
  return rows.map((row, i) => (row[i] === 0 ? 0 : row[n]! / row[i]!));
}
