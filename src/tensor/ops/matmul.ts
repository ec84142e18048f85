// Matrix products: sums of x W with a bias, and the general product in all transpositions.
import type { Tape } from "../tape.ts";
import { Parameter, type Tensor } from "../tensor.ts";
import { expectShape } from "./shape.ts";

/** At most this many rows multiply a packed copy of the weights with the portable kernels. */
const FEW_ROWS = 64;
/** The same beside a native library, which only falls behind where reading the weights is all there is. */
const VERY_FEW_ROWS = 4;

/** to (+)= x W, or x W^T */
export function multiplyWeights(
  tape: Tape,
  x: number,
  rows: number,
  weight: Tensor,
  transpose: boolean,
  to: number,
  accumulate: number,
): void {
  const { engine } = tape;
  const [k, n] = transpose ? [weight.cols, weight.rows] : [weight.rows, weight.cols];
  const work = 2 * rows * k * n;
  const packed = rows <= FEW_ROWS ? packedCopy(tape, weight, transpose, rows) : 0;
  if (packed !== 0) engine.run("gemmPacked", work, rows, n, k, x, k, packed, to, n, accumulate);
  else {
    const trans = transpose ? 1 : 0;
    engine.run(
      "gemm",
      work,
      0,
      trans,
      rows,
      n,
      k,
      x,
      k,
      weight.offset,
      weight.cols,
      to,
      n,
      accumulate,
    );
  }
}

/** The weights in panels, kept until they change; 0 where the native library multiplies. */
export function packedCopy(tape: Tape, weight: Tensor, transpose: boolean, rows: number): number {
  const { engine } = tape;
  if (!(weight instanceof Parameter) || weight.sparse) return 0;
  const decoding = !tape.recording && rows <= VERY_FEW_ROWS;
  if (engine.info.engine === "native" && !decoding) return 0;
  const side = transpose ? 1 : 0;
  const [k, n] = transpose ? [weight.cols, weight.rows] : [weight.rows, weight.cols];
  let copy = weight.packed[side];
  if (copy === null) {
    const size = Math.ceil(n / 16) * 16 * k;
    copy = { offset: engine.persist(size, `packed ${weight.name}`), version: -1 };
    weight.packed[side] = copy;
  }
  if (copy.version !== weight.version) {
    engine.run("pack", k * n, weight.offset, weight.cols, side, k, n, copy.offset);
    copy.version = weight.version;
  }
  return copy.offset;
}

/** Sum of x_i W_i, plus `bias` [1, n] on every row, plus `base` [rows, n]. */
export function affine(
  tape: Tape,
  terms: readonly (readonly [Tensor, Tensor])[],
  { bias, base }: { bias?: Tensor; base?: Tensor } = {},
): Tensor {
  const { engine } = tape;
  const [first] = terms;
  if (first === undefined) throw new RangeError("affine: no terms");
  const [rows, cols] = [first[0].rows, first[1].cols];
  for (const [x, weight] of terms) {
    expectShape("affine", x, rows, weight.rows);
    expectShape("affine", weight, x.cols, cols);
  }
  const extra = [bias, base].filter((tensor) => tensor !== undefined);
  const result = tape.output(rows, cols, [...terms.flat(), ...extra], "affine");
  if (base !== undefined) {
    expectShape("affine base", base, rows, cols);
    engine.run("copy", base.size, result.offset, base.offset, base.size);
  }
  if (bias !== undefined) {
    expectShape("affine bias", bias, 1, cols);
    const over = base === undefined ? 0 : 1;
    engine.run("broadcastRow", result.size, result.offset, bias.offset, rows, cols, over);
  }
  let accumulate = extra.length > 0 ? 1 : 0;
  for (const [x, weight] of terms) {
    multiplyWeights(tape, x.offset, rows, weight, false, result.offset, accumulate);
    accumulate = 1;
  }
  tape.record([result], () => {
    const dy = tape.gradient(result);
    backwardTerms(tape, terms, dy, rows);
    if (base?.tracked) engine.run("addScaled", base.size, tape.gradient(base), dy, base.size, 1);
    if (bias?.tracked) addBiasGradient(tape, bias, dy, rows);
  });
  return result;
}

export function addBiasGradient(tape: Tape, bias: Tensor, dy: number, rows: number): void {
  const { cols } = bias;
  tape.engine.run("sumColumns", rows * cols, tape.gradient(bias), dy, rows, cols, cols);
}

/** dx_i += dy W_i^T and dW_i += x_i^T dy */
export function backwardTerms(
  tape: Tape,
  terms: readonly (readonly [Tensor, Tensor])[],
  dy: number,
  rows: number,
): void {
  for (const [x, weight] of terms) {
    if (x.tracked) {
      const { at, accumulate } = tape.target(x);
      multiplyWeights(tape, dy, rows, weight, true, at, accumulate);
    }
    if (weight.tracked) tape.addProduct(weight, x.offset, dy, rows);
  }
}

/** op(a) op(b), where op may transpose. */
export function matmul(
  tape: Tape,
  a: Tensor,
  b: Tensor,
  { transposeA = false, transposeB = false }: { transposeA?: boolean; transposeB?: boolean } = {},
): Tensor {
  if (!transposeA && !transposeB && b instanceof Parameter) return affine(tape, [[a, b]]);
  const { engine } = tape;
  const [m, k] = transposeA ? [a.cols, a.rows] : [a.rows, a.cols];
  const [kb, n] = transposeB ? [b.cols, b.rows] : [b.rows, b.cols];
  if (k !== kb) {
    throw new RangeError(
      `matmul: [${m}, ${k}] by [${kb}, ${n}] (after transposing): inner sizes differ`,
    );
  }
  const result = tape.output(m, n, [a, b], "matmul");
  const work = 2 * m * n * k;
  const [ta, tb] = [transposeA ? 1 : 0, transposeB ? 1 : 0];
  const product = (...args: number[]): void => engine.run("gemm", work, ...args);
  product(ta, tb, m, n, k, a.offset, a.cols, b.offset, b.cols, result.offset, n, 0);
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a.tracked) {
      const { at, accumulate } = tape.target(a);
      // a: dy op(b)^T; a transposed: op(b) dy^T
      if (!transposeA) product(0, 1 - tb, m, k, n, dy, n, b.offset, b.cols, at, k, accumulate);
      else product(tb, 1, k, m, n, b.offset, b.cols, dy, n, at, m, accumulate);
    }
    if (b.tracked) {
      const { at, accumulate } = tape.target(b);
      if (!transposeB) product(1 - ta, 0, k, n, m, a.offset, a.cols, dy, n, at, n, accumulate);
      else product(1, ta, n, k, m, dy, n, a.offset, a.cols, at, k, accumulate);
    }
  });
  return result;
}
