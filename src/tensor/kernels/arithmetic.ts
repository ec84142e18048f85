// Our own exp, tanh, sigmoid and log: plain IEEE operations only, so every CPU gives the same bits.
import { RELAXED } from "./config";

// @ts-ignore: decorator
@inline
export function madd(a: v128, b: v128, sum: v128): v128 {
  if (RELAXED) return f32x4.relaxed_madd(a, b, sum);
  return f32x4.add(sum, f32x4.mul(a, b));
}

// @ts-ignore: decorator
@inline
export function splat(x: f32): v128 {
  return f32x4.splat(x);
}

// @ts-ignore: decorator
@inline
function poly(sum: v128, x: v128, c: f32): v128 {
  return f32x4.add(f32x4.mul(sum, x), f32x4.splat(c));
}

/** exp by Cody-Waite reduction and a degree-6 polynomial (Cephes); inputs are clamped to ±87.3. */
// @ts-ignore: decorator
@inline
export function exp4(input: v128): v128 {
  let x = f32x4.min(f32x4.splat(88.3), f32x4.max(f32x4.splat(-87.3), input));
  const n = f32x4.floor(
    f32x4.add(f32x4.mul(x, f32x4.splat(1.44269504088896341)), f32x4.splat(0.5)),
  );
  x = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  x = f32x4.sub(x, f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  let y = f32x4.splat(1.9875691500e-4);
  y = poly(y, x, 1.3981999507e-3);
  y = poly(y, x, 8.3334519073e-3);
  y = poly(y, x, 4.1665795894e-2);
  y = poly(y, x, 1.6666665459e-1);
  y = poly(y, x, 5.0000001201e-1);
  y = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(y, x), x), x), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(y, power);
}

// @ts-ignore: decorator
@inline
export function sigmoid4(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exp4(f32x4.neg(x))));
}

/** tanh: an odd polynomial near zero (relative precision), 1 - 2/(e^2|x| + 1) elsewhere. */
// @ts-ignore: decorator
@inline
export function tanh4(x: v128): v128 {
  const one = f32x4.splat(1);
  const size = f32x4.abs(x);
  const z = f32x4.mul(x, x);
  let y = f32x4.splat(-5.70498872745e-3);
  y = poly(y, z, 2.06390887954e-2);
  y = poly(y, z, -5.37397155531e-2);
  y = poly(y, z, 1.33314422036e-1);
  y = poly(y, z, -3.33332819422e-1);
  const near = f32x4.add(f32x4.mul(f32x4.mul(y, z), x), x);
  const e = exp4(f32x4.add(size, size));
  let far = f32x4.sub(one, f32x4.div(f32x4.splat(2), f32x4.add(e, one)));
  const sign = v128.and(x, i32x4.splat(0x80000000));
  far = v128.or(far, sign);
  return v128.bitselect(near, far, f32x4.lt(size, f32x4.splat(0.625)));
}

// @ts-ignore: decorator
@inline
export function exp1(x: f32): f32 {
  return f32x4.extract_lane(exp4(f32x4.splat(x)), 0);
}

/** Natural logarithm in float64 (positive, normal input): atanh series on the mantissa. */
export function log1(x: f64): f64 {
  const bits = reinterpret<u64>(x);
  let exponent = <i32>((bits >> 52) & 0x7ff) - 1023;
  let m = reinterpret<f64>((bits & 0xfffffffffffff) | 0x3ff0000000000000);
  if (m > 1.4142135623730951) {
    m *= 0.5;
    exponent += 1;
  }
  const s = (m - 1.0) / (m + 1.0);
  const z = s * s;
  let y = 1.0 / 21.0;
  y = y * z + 1.0 / 19.0;
  y = y * z + 1.0 / 17.0;
  y = y * z + 1.0 / 15.0;
  y = y * z + 1.0 / 13.0;
  y = y * z + 1.0 / 11.0;
  y = y * z + 1.0 / 9.0;
  y = y * z + 1.0 / 7.0;
  y = y * z + 1.0 / 5.0;
  y = y * z + 1.0 / 3.0;
  y = y * z + 1.0;
  return <f64>exponent * 0.6931471805599453 + 2.0 * s * y;
}

/** Sum of the four lanes, always in the same order. */
// @ts-ignore: decorator
@inline
export function lanes(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) +
    (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
  );
}
