// Layer normalisation and gelu, row by row: what a transformer does between its products.
import { lanes, sigmoid4 } from "./arithmetic";

/** y = (x - mean) / deviation * scale + shift, rows r0..r1; statistics[r] = mean, 1 / deviation. cols % 4 = 0. */
export function normForward(
  y: usize, x: usize, scale: usize, shift: usize, statistics: usize, r0: i32, r1: i32, cols: i32, epsilon: f32,
): void {
  const bytes = <usize>cols << 2;
  for (let r = r0; r < r1; r++) {
    const from = x + <usize>r * bytes;
    const to = y + <usize>r * bytes;
    let s = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += 16) s = f32x4.add(s, v128.load(from + c));
    const mean = lanes(s) / <f32>cols;
    const m = f32x4.splat(mean);
    s = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += 16) {
      const d = f32x4.sub(v128.load(from + c), m);
      s = f32x4.add(s, f32x4.mul(d, d));
    }
    const inverse = <f32>1 / sqrt<f32>(lanes(s) / <f32>cols + epsilon);
    const i = f32x4.splat(inverse);
    for (let c: usize = 0; c < bytes; c += 16) {
      const d = f32x4.mul(f32x4.sub(v128.load(from + c), m), i);
      v128.store(to + c, f32x4.add(f32x4.mul(d, v128.load(scale + c)), v128.load(shift + c)));
    }
    const kept = statistics + (<usize>r << 3);
    store<f32>(kept, mean);
    store<f32>(kept, inverse, 4);
  }
}

/** dx (+)= the gradient of x, rows r0..r1. */
export function normBackward(
  dx: usize, dy: usize, x: usize, scale: usize, statistics: usize, r0: i32, r1: i32, cols: i32, accumulate: i32,
): void {
  const bytes = <usize>cols << 2;
  for (let r = r0; r < r1; r++) {
    const from = x + <usize>r * bytes;
    const given = dy + <usize>r * bytes;
    const to = dx + <usize>r * bytes;
    const kept = statistics + (<usize>r << 3);
    const m = v128.load32_splat(kept);
    const i = v128.load32_splat(kept, 4);
    let s1 = f32x4.splat(0), s2 = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += 16) {
      const g = f32x4.mul(v128.load(given + c), v128.load(scale + c));
      const n = f32x4.mul(f32x4.sub(v128.load(from + c), m), i);
      s1 = f32x4.add(s1, g);
      s2 = f32x4.add(s2, f32x4.mul(g, n));
    }
    const a = f32x4.splat(lanes(s1) / <f32>cols);
    const b = f32x4.splat(lanes(s2) / <f32>cols);
    for (let c: usize = 0; c < bytes; c += 16) {
      const g = f32x4.mul(v128.load(given + c), v128.load(scale + c));
      const n = f32x4.mul(f32x4.sub(v128.load(from + c), m), i);
      let d = f32x4.mul(i, f32x4.sub(f32x4.sub(g, a), f32x4.mul(n, b)));
      if (accumulate) d = f32x4.add(v128.load(to + c), d);
      v128.store(to + c, d);
    }
  }
}

/** dScale += sum of dy * normalised x, dShift += sum of dy: columns c0..c1, row after row. */
export function normWeights(
  dScale: usize, dShift: usize, dy: usize, x: usize, statistics: usize, rows: i32, cols: i32, c0: i32, c1: i32,
): void {
  const bytes = <usize>cols << 2;
  for (let c = <usize>c0 << 2; c < <usize>c1 << 2; c += 16) {
    let s = v128.load(dScale + c), t = v128.load(dShift + c);
    for (let r = 0; r < rows; r++) {
      const kept = statistics + (<usize>r << 3);
      const g = v128.load(dy + <usize>r * bytes + c);
      const d = f32x4.sub(v128.load(x + <usize>r * bytes + c), v128.load32_splat(kept));
      s = f32x4.add(s, f32x4.mul(g, f32x4.mul(d, v128.load32_splat(kept, 4))));
      t = f32x4.add(t, g);
    }
    v128.store(dScale + c, s);
    v128.store(dShift + c, t);
  }
}

const ROOT: f32 = 0.7978845608028654; // sqrt(2 / pi)
const CUBE: f32 = 0.044715;

/** (1 + tanh(u)) / 2 with u = sqrt(2 / pi) (x + 0.044715 x^3): the logistic function of 2u. */
// @ts-ignore: decorator
@inline
function share4(x: v128): v128 {
  const cube = f32x4.mul(f32x4.mul(x, x), x);
  return sigmoid4(f32x4.mul(f32x4.splat(<f32>2 * ROOT), f32x4.add(x, f32x4.mul(f32x4.splat(CUBE), cube))));
}

// @ts-ignore: decorator
@inline
function gelu4(x: v128): v128 {
  return f32x4.mul(x, share4(x));
}

// @ts-ignore: decorator
@inline
function slope4(x: v128): v128 {
  const one = f32x4.splat(1);
  const s = share4(x);
  const inner = f32x4.mul(f32x4.splat(<f32>2 * ROOT), f32x4.add(one, f32x4.mul(f32x4.splat(<f32>3 * CUBE), f32x4.mul(x, x))));
  return f32x4.add(s, f32x4.mul(f32x4.mul(x, inner), f32x4.mul(s, f32x4.sub(one, s))));
}

/** The tanh form of gelu. */
export function geluForward(dst: usize, src: usize, n: i32): void {
  const end = dst + (<usize>n << 2);
  for (; dst + 16 <= end; dst += 16) {
    v128.store(dst, gelu4(v128.load(src)));
    src += 16;
  }
  for (; dst < end; dst += 4) {
    store<f32>(dst, f32x4.extract_lane(gelu4(f32x4.splat(load<f32>(src))), 0));
    src += 4;
  }
}

/** dx += dy * gelu'(x) */
export function geluBackward(dx: usize, x: usize, dy: usize, n: i32): void {
  const end = dx + (<usize>n << 2);
  for (; dx + 16 <= end; dx += 16) {
    v128.store(dx, f32x4.add(v128.load(dx), f32x4.mul(v128.load(dy), slope4(v128.load(x)))));
    x += 16;
    dy += 16;
  }
  for (; dx < end; dx += 4) {
    const slope = f32x4.extract_lane(slope4(f32x4.splat(load<f32>(x))), 0);
    store<f32>(dx, load<f32>(dx) + load<f32>(dy) * slope);
    x += 4;
    dy += 4;
  }
}
