// One matrix product by one thread: the native library where there is one, else the portable kernel.
import type { Thread } from "./thread.ts";

/** A place in memory, and the floats from one row to the next; read as its transpose where it says so. */
export type Matrix = {
  readonly at: number;
  readonly stride: number;
  readonly transposed?: boolean;
};

export function transposed(matrix: Matrix): Matrix {
  return { ...matrix, transposed: true };
}

/** c [m, n] (+)= a [m, k] b [k, n] */
export function multiply(
  thread: Thread,
  [m, n, k]: readonly [number, number, number],
  a: Matrix,
  b: Matrix,
  c: Matrix,
  accumulate = false,
): void {
  const { native, kernels, scratch } = thread;
  const [transA, transB] = [a.transposed === true, b.transposed === true];
  if (native !== null && k > 0) {
    const [from, by] = [a.at, b.at];
    native(transA, transB, m, n, k, from, a.stride, by, b.stride, accumulate, c.at, c.stride);
    return;
  }
  const [flips, over] = [[Number(transA), Number(transB)] as const, Number(accumulate)];
  const sources = [a.at, a.stride, b.at, b.stride, 0, Math.ceil(n / 16)];
  kernels["gemm"]!(...flips, 0, m, n, k, ...sources, c.at, c.stride, over, scratch);
}
