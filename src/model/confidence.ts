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

function features(evidence: DecodingEvidence): number[] {
  return [
    1,
    Math.max(-10, evidence.logProbability),
    Math.log(Math.max(1e-4, evidence.lowestStep)),
    Math.min(5, evidence.margin),
    evidence.unknownShare,
    Math.min(3, evidence.unusedValues),
    evidence.forbiddenMass,
    Math.log(1 + evidence.steps),
  ];
}

/** Without a calibration: the probability of the sequence. */
export function confidence(evidence: DecodingEvidence, calibration?: Calibration): number {
  if (calibration === undefined) return Math.exp(evidence.logProbability);
  const x = features(evidence);
  return sigmoid(x.reduce((sum, value, i) => sum + value * (calibration.weights[i] ?? 0), 0));
}

/** Logistic regression by Newton's method with a small ridge; deterministic. */
export function fitCalibration(answers: readonly JudgedAnswer[], ridge = 1e-2): Calibration {
  const rows = answers.map(({ evidence, right }) => ({ x: features(evidence), y: right ? 1 : 0 }));
  const width = features({
    logProbability: 0,
    lowestStep: 1,
    margin: 0,
    unknownShare: 0,
    unusedValues: 0,
    forbiddenMass: 0,
    steps: 0,
  }).length;
  let weights = Array.from({ length: width }, () => 0);
  for (let round = 0; round < 30; round++) {
    const gradient = weights.map((weight) => -ridge * weight);
    const curvature = weights.map((_, i) => weights.map((_w, j) => (i === j ? ridge : 0)));
    for (const { x, y } of rows) {
      const p = sigmoid(x.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      for (let i = 0; i < width; i++) {
        gradient[i]! += (y - p) * x[i]!;
        for (let j = 0; j < width; j++) curvature[i]![j]! += p * (1 - p) * x[i]! * x[j]!;
      }
    }
    const step = solve(curvature, gradient);
    // Short steps keep Newton's method from running away on separable data.
    const length = Math.hypot(...step);
    const scale = length > 4 ? 4 / length : 1;
    weights = weights.map((weight, i) => weight + scale * step[i]!);
    if (length < 1e-6) break;
  }
  return { weights };
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
