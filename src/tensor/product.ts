// One matrix product by one thread: the native library where there is one, else the portable kernel.
import type { Matrix, Product, Thread } from "./thread.ts";

export function transposed(matrix: Matrix): Matrix {
  return { ...matrix, transposed: true };
}

export function multiply({ native, kernels, scratch }: Thread, product: Product): void {
  const { size, a, b, c, accumulate = false } = product;
  const [m, n, k] = size;
  if (native !== null && k > 0) {
    native(product);
    return;
  }
  const flips = [Number(a.transposed === true), Number(b.transposed === true)] as const;
  const sources = [a.at, a.stride, b.at, b.stride, 0, Math.ceil(n / 16)];
  kernels["gemm"]!(...flips, 0, m, n, k, ...sources, c.at, c.stride, Number(accumulate), scratch);
}
