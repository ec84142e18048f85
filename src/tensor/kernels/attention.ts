// Attention over ragged key sets: row r looks at rows index[offsets[r]..offsets[r+1]) of keys.
import { addScaled, dot, softmaxInPlace } from "./elementwise";

/** scores[i] = query[r] . keys[index[i]] for rows r0..r1 */
export function raggedDot(
  query: usize, keys: usize, offsets: usize, index: usize, scores: usize, r0: i32, r1: i32, width: i32,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const q = query + <usize>r * bytes;
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    for (let i = load<i32>(offsets + (<usize>r << 2)); i < end; i++) {
      const key = load<i32>(index + (<usize>i << 2));
      store<f32>(scores + (<usize>i << 2), dot(q, keys + <usize>key * bytes, width));
    }
  }
}

/** weights = softmax of scores per row; context[r] = sum of weights * values. Empty rows give 0. */
export function attend(
  scores: usize, values: usize, offsets: usize, index: usize, weights: usize, context: usize,
  r0: i32, r1: i32, width: i32,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    const w = weights + (<usize>start << 2);
    const to = context + <usize>r * bytes;
    memory.copy(w, scores + (<usize>start << 2), <usize>(end - start) << 2);
    softmaxInPlace(w, end - start);
    memory.fill(to, 0, bytes);
    for (let i = start; i < end; i++) {
      const v = values + <usize>load<i32>(index + (<usize>i << 2)) * bytes;
      addScaled(to, v, width, load<f32>(weights + (<usize>i << 2)));
    }
  }
}

/**
 * dScores[i] += d(softmax): dw[i] = dContext[r] . values[i] + dWeights[i] (where given),
 * dScores = w * (dw - sum w dw).
 */
export function attendBackward(
  values: usize, offsets: usize, index: usize, weights: usize, dWeights: usize, dContext: usize,
  dScores: usize, r0: i32, r1: i32, width: i32, scratch: usize,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    let total: f32 = 0;
    for (let i = start; i < end; i++) {
      const at = <usize>i << 2;
      let d: f32 = dWeights == 0 ? 0 : load<f32>(dWeights + at);
      if (dContext != 0) {
        d += dot(dContext + <usize>r * bytes, values + <usize>load<i32>(index + at) * bytes, width);
      }
      store<f32>(scratch + at, d);
      total += load<f32>(weights + at) * d;
    }
    for (let i = start; i < end; i++) {
      const at = <usize>i << 2;
      const d = load<f32>(weights + at) * (load<f32>(scratch + at) - total);
      store<f32>(dScores + at, load<f32>(dScores + at) + d);
    }
  }
}

/** to[r] += sum over i of factor[i] * rows[index[i]] (gradient of queries), rows r0..r1 */
export function raggedCombine(
  to: usize, rows: usize, factors: usize, offsets: usize, index: usize, r0: i32, r1: i32, width: i32,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    for (let i = load<i32>(offsets + (<usize>r << 2)); i < end; i++) {
      const at = <usize>i << 2;
      addScaled(to + <usize>r * bytes, rows + <usize>load<i32>(index + at) * bytes, width, load<f32>(factors + at));
    }
  }
}

/** to[index[i]] += factor[i] * from[r] (gradient of keys or values), columns c0..c1 */
export function raggedSpread(
  to: usize, from: usize, factors: usize, offsets: usize, index: usize, rows: i32, width: i32, c0: i32, c1: i32,
): void {
  const bytes = <usize>width << 2;
  const skip = <usize>c0 << 2;
  for (let r = 0; r < rows; r++) {
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    for (let i = load<i32>(offsets + (<usize>r << 2)); i < end; i++) {
      const at = <usize>i << 2;
      addScaled(
        to + <usize>load<i32>(index + at) * bytes + skip, from + <usize>r * bytes + skip, c1 - c0,
        load<f32>(factors + at),
      );
    }
  }
}
