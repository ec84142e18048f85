// Matrix products: sums of x W with a bias.
import type { Tape } from "../tape.ts";
import { Parameter, type Tensor } from "../tensor.ts";
import { expectShape } from "./shape.ts";

/** At most this many rows multiply a packed copy of the weights with the portable kernels. */
const FEW_ROWS = 64;
/** The same beside a native library, which only falls behind where reading the weights is all there is. */
const VERY_FEW_ROWS = 4;

type WeightProduct = {
  readonly x: number;
  readonly rows: number;
  readonly weight: Tensor;
  readonly transpose: boolean;
  readonly to: number;
  readonly accumulate: number;
};

/** to (+)= x W, or x W^T */
export function multiplyWeights(tape: Tape, product: WeightProduct): void {
  const { x, rows, weight, transpose, to, accumulate } = product;
  const { engine } = tape;
  const [k, n] = transpose ? [weight.cols, weight.rows] : [weight.rows, weight.cols];
  const work = 2 * rows * k * n;
  const packed = rows <= FEW_ROWS ? packedCopy(tape, weight, transpose, rows) : 0;
  if (packed !== 0) {
    const call = { m: rows, n, k, a: x, strideA: k, packed, to, strideTo: n, accumulate };
    engine.run("gemmPacked", work, call);
  } else {
    engine.run("gemm", work, {
      transposeA: 0,
      transposeB: transpose ? 1 : 0,
      m: rows,
      n,
      k,
      a: x,
      strideA: k,
      b: weight.offset,
      strideB: weight.cols,
      to,
      strideTo: n,
      accumulate,
    });
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
    const { offset: from, cols: stride } = weight;
    engine.run("pack", k * n, { from, stride, transpose: side, k, n, to: copy.offset });
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
    engine.run("copy", base.size, { to: result.offset, from: base.offset, size: base.size });
  }
  if (bias !== undefined) {
    expectShape("affine bias", bias, 1, cols);
    const accumulate = base === undefined ? 0 : 1;
    const call = { to: result.offset, row: bias.offset, rows, cols, accumulate };
    engine.run("broadcastRow", result.size, call);
  }
  let accumulate = extra.length > 0 ? 1 : 0;
  for (const [x, weight] of terms) {
    const to = result.offset;
    multiplyWeights(tape, { x: x.offset, rows, weight, transpose: false, to, accumulate });
    accumulate = 1;
  }
  tape.record([result], () => {
    const dy = tape.gradient(result);
    backwardTerms(tape, terms, dy, rows);
    if (base?.tracked) tape.pass(base, dy);
    if (bias?.tracked) addBiasGradient(tape, bias, dy, rows);
  });
  return result;
}

export function addBiasGradient(tape: Tape, bias: Tensor, dy: number, rows: number): void {
  const { cols } = bias;
  const call = { to: tape.gradient(bias), from: dy, rows, stride: cols, cols };
  tape.engine.run("sumColumns", rows * cols, call);
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
      const { at: to, accumulate } = tape.target(x);
      multiplyWeights(tape, { x: dy, rows, weight, transpose: true, to, accumulate });
    }
    if (weight.tracked) tape.addProduct(weight, x.offset, dy, rows);
  }
}
