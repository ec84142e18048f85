// A logistic over a few signs, fitted by Newton's method and drawn a little to what is expected of each;
// deterministic. Knows numbers alone.

/** What a point of it is worth before anything was seen, which way alone it can point (0: either), and how far at least. */
export type Sign = {
  readonly prior: number;
  readonly points: -1 | 0 | 1;
  readonly least?: number;
};

/** The signs of one case, and whether it turned out so (1) or not (0). */
export type SignedCase = { readonly x: readonly number[]; readonly y: number };

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export const weighed = (x: readonly number[], weights: readonly number[]): number =>
  sigmoid(x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));

/**
 * A weight for each sign; the first sign is the constant, which nothing is expected of. What comes out
 * pointing the wrong way, or not as far as it has to, is held at its prior and the rest fitted again.
 */
export function fitLogistic(
  cases: readonly SignedCase[],
  signs: readonly Sign[],
  ridge: number,
): number[] {
  const held = new Set<number>();
  for (;;) {
    const weights = fitWeights(cases, signs, ridge, held);
    const wrong = signs.flatMap(({ points, least = 0 }, i) =>
      points * weights[i]! < least && !held.has(i) ? [i] : [],
    );
    if (wrong.length === 0) return weights;
    for (const i of wrong) held.add(i);
  }
}

function fitWeights(
  cases: readonly SignedCase[],
  signs: readonly Sign[],
  ridge: number,
  held: ReadonlySet<number>,
): number[] {
  let weights = signs.map(({ prior }) => prior);
  const pull = signs.map((_, i) => (i === 0 ? 1e-3 : ridge));
  for (let round = 0; round < 30; round++) {
    const gradient = weights.map((weight, i) => pull[i]! * (signs[i]!.prior - weight));
    const curvature = weights.map((_, i) => weights.map((_w, j) => (i === j ? pull[i]! : 0)));
    for (const { x, y } of cases) {
      const p = weighed(x, weights);
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
