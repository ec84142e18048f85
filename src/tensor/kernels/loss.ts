// Cross-entropy over one distribution made of vocabulary logits and ragged extra logits, where any
// of several entries may be right: -log of their summed probability.
import { exp4, exp1, lanes, log1 } from "./arithmetic";

/**
 * For rows r0..r1. extra[extraIndex[i]], i in extraOffsets[r]..: the logits past the vocabulary.
 * targets[targetOffsets[r]..]: entries that are right (v < vocabulary, then extras by position).
 * Writes losses[r], best[r] (arg max), right[r] (summed probability of the targets), and, where
 * probabilities != 0, softmax over the row: [rows][vocabulary], and extraProbabilities[i].
 */
export function mixtureForward(
  logits: usize, vocabulary: i32, extra: usize, extraOffsets: usize, extraIndex: usize,
  targetOffsets: usize, targets: usize, probabilities: usize, extraProbabilities: usize,
  losses: usize, best: usize, right: usize, r0: i32, r1: i32,
): void {
  const bytes = <usize>vocabulary << 2;
  for (let r = r0; r < r1; r++) {
    const at = <usize>r << 2;
    const row = logits + <usize>r * bytes;
    const out = probabilities + <usize>r * bytes;
    const e0 = load<i32>(extraOffsets + at), e1 = load<i32>(extraOffsets + at, 4);
    const t0 = load<i32>(targetOffsets + at), t1 = load<i32>(targetOffsets + at, 4);
    let top: f32 = -Infinity;
    let where = -1;
    let j = 0;
    if (vocabulary >= 4) {
      let m = v128.load(row);
      for (j = 4; j + 4 <= vocabulary; j += 4) m = f32x4.max(m, v128.load(row + (<usize>j << 2)));
      top = max(max(f32x4.extract_lane(m, 0), f32x4.extract_lane(m, 1)), max(f32x4.extract_lane(m, 2), f32x4.extract_lane(m, 3)));
    }
    for (; j < vocabulary; j++) top = max(top, load<f32>(row + (<usize>j << 2)));
    for (j = 0; j < vocabulary; j++) {
      if (load<f32>(row + (<usize>j << 2)) == top) {
        where = j;
        break;
      }
    }
    for (let i = e0; i < e1; i++) {
      const x = load<f32>(extra + (<usize>load<i32>(extraIndex + (<usize>i << 2)) << 2));
      if (x > top || where < 0) {
        top = x;
        where = vocabulary + i - e0;
      }
    }
    store<i32>(best + at, where);
    let total: f64 = 0;
    const t = f32x4.splat(top);
    const floor = f32x4.splat(-60); // keeps a hopeless target's share of the gradient a normal number
    for (j = 0; j + 4 <= vocabulary; j += 4) {
      const e = exp4(f32x4.max(floor, f32x4.sub(v128.load(row + (<usize>j << 2)), t)));
      v128.store(out + (<usize>j << 2), e);
      total += <f64>lanes(e);
    }
    for (; j < vocabulary; j++) {
      const e = exp1(max<f32>(-60, load<f32>(row + (<usize>j << 2)) - top));
      store<f32>(out + (<usize>j << 2), e);
      total += <f64>e;
    }
    for (let i = e0; i < e1; i++) {
      const e = exp1(max<f32>(-60, load<f32>(extra + (<usize>load<i32>(extraIndex + (<usize>i << 2)) << 2)) - top));
      store<f32>(extraProbabilities + (<usize>i << 2), e);
      total += <f64>e;
    }
    let good: f64 = 0;
    for (let i = t0; i < t1; i++) {
      const target = load<i32>(targets + (<usize>i << 2));
      good += <f64>(target < vocabulary
        ? load<f32>(out + (<usize>target << 2))
        : load<f32>(extraProbabilities + (<usize>(e0 + target - vocabulary) << 2)));
    }
    const share = total > 0 ? 1.0 / total : 0.0;
    const s = f32x4.splat(<f32>share);
    for (j = 0; j + 4 <= vocabulary; j += 4) {
      v128.store(out + (<usize>j << 2), f32x4.mul(v128.load(out + (<usize>j << 2)), s));
    }
    for (; j < vocabulary; j++) store<f32>(out + (<usize>j << 2), load<f32>(out + (<usize>j << 2)) * <f32>share);
    for (let i = e0; i < e1; i++) {
      store<f32>(extraProbabilities + (<usize>i << 2), load<f32>(extraProbabilities + (<usize>i << 2)) * <f32>share);
    }
    store<f32>(right + at, <f32>(good * share));
    store<f32>(losses + at, t1 > t0 ? <f32>(log1(total) - log1(good)) : 0);
  }
}

/**
 * Turns probabilities into gradients, in place: w_r * (p - p_target / sum p_target), 0 for rows
 * without targets. weights = 0: every row weighs 1.
 */
export function mixtureBackward(
  vocabulary: i32, extraOffsets: usize, targetOffsets: usize, targets: usize, weights: usize, scale: f32,
  probabilities: usize, extraProbabilities: usize, right: usize, r0: i32, r1: i32,
): void {
  const bytes = <usize>vocabulary << 2;
  for (let r = r0; r < r1; r++) {
    const at = <usize>r << 2;
    const out = probabilities + <usize>r * bytes;
    const e0 = load<i32>(extraOffsets + at), e1 = load<i32>(extraOffsets + at, 4);
    const t0 = load<i32>(targetOffsets + at), t1 = load<i32>(targetOffsets + at, 4);
    const weight: f32 = t1 > t0 ? scale * (weights == 0 ? <f32>1 : load<f32>(weights + at)) : 0;
    // the targets' part first, as a factor on their own probability: p * (1 - 1/right)
    const factor = weight / max(load<f32>(right + at), <f32>1e-38);
    const w = f32x4.splat(weight);
    // remember the targets' probabilities by scaling all, then subtracting p_target / right
    let j = 0;
    for (; j + 4 <= vocabulary; j += 4) {
      v128.store(out + (<usize>j << 2), f32x4.mul(v128.load(out + (<usize>j << 2)), w));
    }
    for (; j < vocabulary; j++) store<f32>(out + (<usize>j << 2), load<f32>(out + (<usize>j << 2)) * weight);
    for (let i = e0; i < e1; i++) {
      store<f32>(extraProbabilities + (<usize>i << 2), load<f32>(extraProbabilities + (<usize>i << 2)) * weight);
    }
    if (weight == 0) continue;
    for (let i = t0; i < t1; i++) {
      const target = load<i32>(targets + (<usize>i << 2));
      const p = target < vocabulary
        ? out + (<usize>target << 2)
        : extraProbabilities + (<usize>(e0 + target - vocabulary) << 2);
      const scaled = load<f32>(p);
      store<f32>(p, scaled - (scaled / weight) * factor);
    }
  }
}

/** to[index[i]] += from[i] */
export function scatterElements(to: usize, from: usize, index: usize, n: i32): void {
  for (let i = 0; i < n; i++) {
    const at = to + (<usize>load<i32>(index + (<usize>i << 2)) << 2);
    store<f32>(at, load<f32>(at) + load<f32>(from + (<usize>i << 2)));
  }
}
