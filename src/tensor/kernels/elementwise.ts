// Loops over flat or strided float32 data.
import { exp4, tanh4, lanes } from "./arithmetic";

export function fill(dst: usize, n: i32, value: f32): void {
  if (value == 0) {
    memory.fill(dst, 0, <usize>n << 2);
    return;
  }
  const end = dst + (<usize>n << 2);
  const v = f32x4.splat(value);
  for (; dst + 16 <= end; dst += 16) v128.store(dst, v);
  for (; dst < end; dst += 4) store<f32>(dst, value);
}

export function copy(dst: usize, src: usize, n: i32): void {
  memory.copy(dst, src, <usize>n << 2);
}

/** dst += a * src */
export function addScaled(dst: usize, src: usize, n: i32, a: f32): void {
  const end = dst + (<usize>n << 2);
  const v = f32x4.splat(a);
  for (; dst + 16 <= end; dst += 16) {
    v128.store(dst, f32x4.add(v128.load(dst), f32x4.mul(v, v128.load(src))));
    src += 16;
  }
  for (; dst < end; dst += 4) {
    store<f32>(dst, load<f32>(dst) + a * load<f32>(src));
    src += 4;
  }
}

/** dst = a * src */
export function scale(dst: usize, src: usize, n: i32, a: f32): void {
  const end = dst + (<usize>n << 2);
  const v = f32x4.splat(a);
  for (; dst + 16 <= end; dst += 16) {
    v128.store(dst, f32x4.mul(v, v128.load(src)));
    src += 16;
  }
  for (; dst < end; dst += 4) {
    store<f32>(dst, a * load<f32>(src));
    src += 4;
  }
}

/** dst = a + b */
export function add(dst: usize, a: usize, b: usize, n: i32): void {
  const end = dst + (<usize>n << 2);
  for (; dst + 16 <= end; dst += 16) {
    v128.store(dst, f32x4.add(v128.load(a), v128.load(b)));
    a += 16;
    b += 16;
  }
  for (; dst < end; dst += 4) {
    store<f32>(dst, load<f32>(a) + load<f32>(b));
    a += 4;
    b += 4;
  }
}

export function tanhForward(dst: usize, src: usize, n: i32): void {
  const end = dst + (<usize>n << 2);
  for (; dst + 16 <= end; dst += 16) {
    v128.store(dst, tanh4(v128.load(src)));
    src += 16;
  }
  for (; dst < end; dst += 4) {
    store<f32>(dst, f32x4.extract_lane(tanh4(f32x4.splat(load<f32>(src))), 0));
    src += 4;
  }
}

/** dx += dy * (1 - y*y) */
export function tanhBackward(dx: usize, y: usize, dy: usize, n: i32): void {
  const end = dx + (<usize>n << 2);
  const one = f32x4.splat(1);
  for (; dx + 16 <= end; dx += 16) {
    const v = v128.load(y);
    const d = f32x4.mul(v128.load(dy), f32x4.sub(one, f32x4.mul(v, v)));
    v128.store(dx, f32x4.add(v128.load(dx), d));
    y += 16;
    dy += 16;
  }
  for (; dx < end; dx += 4) {
    const v = load<f32>(y);
    store<f32>(dx, load<f32>(dx) + load<f32>(dy) * (<f32>1 - v * v));
    y += 4;
    dy += 4;
  }
}

/** Copies (or adds) a block of rows with different strides (in floats). */
export function copyRows(
  dst: usize, dstStride: i32, src: usize, srcStride: i32, rows: i32, cols: i32, accumulate: i32,
): void {
  for (let r = 0; r < rows; r++) {
    if (accumulate) addScaled(dst, src, cols, 1);
    else memory.copy(dst, src, <usize>cols << 2);
    dst += <usize>dstStride << 2;
    src += <usize>srcStride << 2;
  }
}

/** Rows r0..r1 of dst (+)= the row `bias`. */
export function broadcastRow(dst: usize, bias: usize, r0: i32, r1: i32, cols: i32, accumulate: i32): void {
  copyRows(dst + ((<usize>r0 * <usize>cols) << 2), cols, bias, 0, r1 - r0, cols, accumulate);
}

/** dst[c0..c1) += the sum over rows of src, row after row. */
export function sumColumns(dst: usize, src: usize, rows: i32, cols: i32, c0: i32, c1: i32): void {
  const step = <usize>cols << 2;
  let c = c0;
  for (; c + 16 <= c1; c += 16) {
    const to = dst + (<usize>c << 2);
    let from = src + (<usize>c << 2);
    let s0 = v128.load(to), s1 = v128.load(to, 16), s2 = v128.load(to, 32), s3 = v128.load(to, 48);
    for (let r = 0; r < rows; r++) {
      s0 = f32x4.add(s0, v128.load(from));
      s1 = f32x4.add(s1, v128.load(from, 16));
      s2 = f32x4.add(s2, v128.load(from, 32));
      s3 = f32x4.add(s3, v128.load(from, 48));
      from += step;
    }
    v128.store(to, s0); v128.store(to, s1, 16); v128.store(to, s2, 32); v128.store(to, s3, 48);
  }
  for (; c < c1; c++) {
    const to = dst + (<usize>c << 2);
    let from = src + (<usize>c << 2);
    let s = load<f32>(to);
    for (let r = 0; r < rows; r++) {
      s += load<f32>(from);
      from += step;
    }
    store<f32>(to, s);
  }
}

/** Sum of squares in float64: four running sums, then their sum, so the order is fixed by n. */
export function sumSquares(src: usize, n: i32): f64 {
  let s0 = f64x2.splat(0), s1 = f64x2.splat(0);
  const end = src + (<usize>n << 2);
  for (; src + 16 <= end; src += 16) {
    const v = v128.load(src);
    const low = f64x2.promote_low_f32x4(v);
    const high = f64x2.promote_low_f32x4(i8x16.shuffle(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
    s0 = f64x2.add(s0, f64x2.mul(low, low));
    s1 = f64x2.add(s1, f64x2.mul(high, high));
  }
  let s = f64x2.extract_lane(s0, 0) + f64x2.extract_lane(s0, 1) + (f64x2.extract_lane(s1, 0) + f64x2.extract_lane(s1, 1));
  for (; src < end; src += 4) {
    const v = <f64>load<f32>(src);
    s += v * v;
  }
  return s;
}

export function dot(a: usize, b: usize, n: i32): f32 {
  let s0 = f32x4.splat(0), s1 = f32x4.splat(0);
  const end = a + (<usize>n << 2);
  for (; a + 32 <= end; a += 32) {
    s0 = f32x4.add(s0, f32x4.mul(v128.load(a), v128.load(b)));
    s1 = f32x4.add(s1, f32x4.mul(v128.load(a, 16), v128.load(b, 16)));
    b += 32;
  }
  let s = lanes(f32x4.add(s0, s1));
  for (; a < end; a += 4) {
    s += load<f32>(a) * load<f32>(b);
    b += 4;
  }
  return s;
}

/** Four dot products with the same a, each with the bits that dot() gives. */
export function dot4(a: usize, b0: usize, b1: usize, b2: usize, b3: usize, n: i32, to: usize): void {
  let s00 = f32x4.splat(0), s01 = s00, s10 = s00, s11 = s00, s20 = s00, s21 = s00, s30 = s00, s31 = s00;
  const end = a + (<usize>n << 2);
  for (; a + 32 <= end; a += 32) {
    let x = v128.load(a);
    s00 = f32x4.add(s00, f32x4.mul(x, v128.load(b0)));
    s10 = f32x4.add(s10, f32x4.mul(x, v128.load(b1)));
    s20 = f32x4.add(s20, f32x4.mul(x, v128.load(b2)));
    s30 = f32x4.add(s30, f32x4.mul(x, v128.load(b3)));
    x = v128.load(a, 16);
    s01 = f32x4.add(s01, f32x4.mul(x, v128.load(b0, 16)));
    s11 = f32x4.add(s11, f32x4.mul(x, v128.load(b1, 16)));
    s21 = f32x4.add(s21, f32x4.mul(x, v128.load(b2, 16)));
    s31 = f32x4.add(s31, f32x4.mul(x, v128.load(b3, 16)));
    b0 += 32;
    b1 += 32;
    b2 += 32;
    b3 += 32;
  }
  let t0 = lanes(f32x4.add(s00, s01)), t1 = lanes(f32x4.add(s10, s11));
  let t2 = lanes(f32x4.add(s20, s21)), t3 = lanes(f32x4.add(s30, s31));
  for (; a < end; a += 4) {
    const x = load<f32>(a);
    t0 += x * load<f32>(b0);
    t1 += x * load<f32>(b1);
    t2 += x * load<f32>(b2);
    t3 += x * load<f32>(b3);
    b0 += 4;
    b1 += 4;
    b2 += 4;
    b3 += 4;
  }
  store<f32>(to, t0);
  store<f32>(to, t1, 4);
  store<f32>(to, t2, 8);
  store<f32>(to, t3, 12);
}

/** A 32-bit hash of (seed, i): the same mask whatever thread draws it. */
// @ts-ignore: decorator
@inline
function hash(seed: u32, i: u32): u32 {
  let x = i * 0x9e3779b1 + seed;
  x = (x ^ (x >>> 16)) * 0x85ebca6b;
  x = (x ^ (x >>> 13)) * 0xc2b2ae35;
  return x ^ (x >>> 16);
}

/** dst (+)= src * keep / (1 - rate), keep drawn from (seed, index); indexes start at `from`. */
export function dropout(
  dst: usize, src: usize, from: i32, to: i32, seed: u32, threshold: u32, factor: f32, accumulate: i32,
): void {
  let i = from;
  const limit = i32x4.splat(<i32>threshold);
  const f = f32x4.splat(factor);
  let place = i32x4.add(i32x4.splat(from), i32x4(0, 1, 2, 3));
  for (; i + 4 <= to; i += 4) {
    const at = <usize>i << 2;
    let x = i32x4.add(i32x4.mul(place, i32x4.splat(0x9e3779b1)), i32x4.splat(<i32>seed));
    x = i32x4.mul(v128.xor(x, i32x4.shr_u(x, 16)), i32x4.splat(0x85ebca6b));
    x = i32x4.mul(v128.xor(x, i32x4.shr_u(x, 13)), i32x4.splat(0xc2b2ae35));
    x = v128.xor(x, i32x4.shr_u(x, 16));
    let v = v128.and(f32x4.mul(v128.load(src + at), f), i32x4.ge_u(x, limit));
    if (accumulate) v = f32x4.add(v128.load(dst + at), v);
    v128.store(dst + at, v);
    place = i32x4.add(place, i32x4.splat(4));
  }
  for (; i < to; i++) {
    const at = <usize>i << 2;
    const v: f32 = hash(seed, <u32>i) >= threshold ? load<f32>(src + at) * factor : 0;
    store<f32>(dst + at, accumulate ? load<f32>(dst + at) + v : v);
  }
}

export function softmaxInPlace(at: usize, n: i32): void {
  if (n == 0) return;
  let top = load<f32>(at);
  for (let i = 1; i < n; i++) top = max(top, load<f32>(at + (<usize>i << 2)));
  let total: f32 = 0;
  let i = 0;
  const t = f32x4.splat(top);
  for (; i + 4 <= n; i += 4) {
    const p = at + (<usize>i << 2);
    const e = exp4(f32x4.sub(v128.load(p), t));
    v128.store(p, e);
    total += lanes(e);
  }
  for (; i < n; i++) {
    const p = at + (<usize>i << 2);
    const e = f32x4.extract_lane(exp4(f32x4.splat(load<f32>(p) - top)), 0);
    store<f32>(p, e);
    total += e;
  }
  scale(at, at, n, <f32>1 / total);
}
