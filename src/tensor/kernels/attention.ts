// Attention over ragged key sets: row r looks at rows index[offsets[r]..offsets[r+1]) of keys.
import { addScaled, dot, dot4, softmaxInPlace } from "./elementwise";

/** to[i] = query . rows[index[i]] for i in start..end */
function dots(query: usize, rows: usize, index: usize, to: usize, start: i32, end: i32, width: i32): void {
  const bytes = <usize>width << 2;
  let i = start;
  for (; i + 4 <= end; i += 4) {
    const at = index + (<usize>i << 2);
    dot4(
      query, rows + <usize>load<i32>(at) * bytes, rows + <usize>load<i32>(at, 4) * bytes,
      rows + <usize>load<i32>(at, 8) * bytes, rows + <usize>load<i32>(at, 12) * bytes, width,
      to + (<usize>i << 2),
    );
  }
  for (; i < end; i++) {
    const row = rows + <usize>load<i32>(index + (<usize>i << 2)) * bytes;
    store<f32>(to + (<usize>i << 2), dot(query, row, width));
  }
}

/** to += sum over i in start..end of factor[i] * rows[index[i]], in order, 16 columns at a time. */
function combine(to: usize, rows: usize, factors: usize, index: usize, start: i32, end: i32, width: i32): void {
  const bytes = <usize>width << 2;
  let c: usize = 0;
  for (; c + 64 <= bytes; c += 64) {
    let s0 = v128.load(to + c), s1 = v128.load(to + c, 16), s2 = v128.load(to + c, 32), s3 = v128.load(to + c, 48);
    for (let i = start; i < end; i++) {
      const at = <usize>i << 2;
      const row = rows + <usize>load<i32>(index + at) * bytes + c;
      const f = v128.load32_splat(factors + at);
      s0 = f32x4.add(s0, f32x4.mul(f, v128.load(row)));
      s1 = f32x4.add(s1, f32x4.mul(f, v128.load(row, 16)));
      s2 = f32x4.add(s2, f32x4.mul(f, v128.load(row, 32)));
      s3 = f32x4.add(s3, f32x4.mul(f, v128.load(row, 48)));
    }
    v128.store(to + c, s0);
    v128.store(to + c, s1, 16);
    v128.store(to + c, s2, 32);
    v128.store(to + c, s3, 48);
  }
  if (c < bytes) {
    const left = <i32>((bytes - c) >> 2);
    for (let i = start; i < end; i++) {
      const at = <usize>i << 2;
      addScaled(to + c, rows + <usize>load<i32>(index + at) * bytes + c, left, load<f32>(factors + at));
    }
  }
}

/** scores[i] = query[r] . keys[index[i]] for rows r0..r1 */
export function raggedDot(
  query: usize, keys: usize, offsets: usize, index: usize, scores: usize, r0: i32, r1: i32, width: i32,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    dots(query + <usize>r * bytes, keys, index, scores, start, end, width);
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
    combine(to, values, weights, index, start, end, width);
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
    if (dContext != 0) dots(dContext + <usize>r * bytes, values, index, scratch, start, end, width);
    for (let i = start; i < end; i++) {
      const at = <usize>i << 2;
      let d: f32 = dContext == 0 ? 0 : load<f32>(scratch + at);
      if (dWeights != 0) d += load<f32>(dWeights + at);
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
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    combine(to + <usize>r * bytes, rows, factors, index, start, end, width);
  }
}

/**
 * to[index[i]] += sum over steps s of factors[s][i] * from[s][r], columns c0..c1: the gradient of keys
 * or values. froms, factors: lists of `steps` addresses; counts: how many rows each step had, falling.
 * The sum runs over the steps first, so that each row of `to` is read and written once.
 */
export function raggedSpread(
  to: usize, froms: usize, factors: usize, counts: usize, steps: i32, offsets: usize, index: usize,
  width: i32, c0: i32, c1: i32,
): void {
  const bytes = <usize>width << 2;
  const rows = load<i32>(counts);
  let active = steps;
  for (let r = 0; r < rows; r++) {
    while (load<i32>(counts + (<usize>(active - 1) << 2)) <= r) active--;
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    const row = <usize>r * bytes;
    const start = load<i32>(offsets + (<usize>r << 2));
    for (let c = c0; c < c1; c += 16) {
      const column = <usize>c << 2;
      if (c + 16 <= c1) {
        for (let i = start; i < end; i++) {
          const at = <usize>i << 2;
          const out = to + <usize>load<i32>(index + at) * bytes + column;
          let s0 = v128.load(out), s1 = v128.load(out, 16), s2 = v128.load(out, 32), s3 = v128.load(out, 48);
          for (let s = 0; s < active; s++) {
            const f = v128.load32_splat(<usize>load<u32>(factors + (<usize>s << 2)) + at);
            const from = <usize>load<u32>(froms + (<usize>s << 2)) + row + column;
            s0 = f32x4.add(s0, f32x4.mul(f, v128.load(from)));
            s1 = f32x4.add(s1, f32x4.mul(f, v128.load(from, 16)));
            s2 = f32x4.add(s2, f32x4.mul(f, v128.load(from, 32)));
            s3 = f32x4.add(s3, f32x4.mul(f, v128.load(from, 48)));
          }
          v128.store(out, s0);
          v128.store(out, s1, 16);
          v128.store(out, s2, 32);
          v128.store(out, s3, 48);
        }
      } else {
        for (let i = start; i < end; i++) {
          const at = <usize>i << 2;
          const out = to + <usize>load<i32>(index + at) * bytes + column;
          for (let s = 0; s < active; s++) {
            const f = load<f32>(<usize>load<u32>(factors + (<usize>s << 2)) + at);
            addScaled(out, <usize>load<u32>(froms + (<usize>s << 2)) + row + column, c1 - c, f);
          }
        }
      }
    }
  }
}
