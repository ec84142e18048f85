// One thread's view of the engine: kernels, its share of the work, and a barrier. Programs run on
// every thread at once with the same arguments; each takes its share.
import { controlViews, slot, waitWhile } from "./control.ts";

export type Kernels = Readonly<Record<string, (...args: number[]) => number>>;

/** A place in memory, and the floats from one row to the next; read as its transpose where it says so. */
export type Matrix = {
  readonly at: number;
  readonly stride: number;
  readonly transposed?: boolean;
};

/** c [m, n] (+)= a [m, k] b [k, n] */
export type Product = {
  readonly size: readonly [m: number, n: number, k: number];
  readonly a: Matrix;
  readonly b: Matrix;
  readonly c: Matrix;
  readonly accumulate?: boolean;
};

/** cblas_sgemm: one thread's call, row-major. */
export type NativeGemm = (product: Product) => void;

export type Thread = {
  readonly index: number;
  readonly count: number;
  readonly kernels: Kernels;
  /** null: the portable kernels multiply. Offsets into the memory. */
  readonly native: NativeGemm | null;
  /** This thread's scratch space (offset). */
  readonly scratch: number;
  barrier(): void;
};

/** Bytes of scratch each thread needs (see kernels/gemm.ts). */
export const SCRATCH_BYTES = (256 * 512 + 256 * 256 + 64) * 4;

/** The part [from, to) of `total` items that this thread does, in multiples of `unit`. */
export function share(thread: Thread, total: number, unit = 1): [number, number] {
  const units = Math.ceil(total / unit);
  const from = Math.floor((units * thread.index) / thread.count) * unit;
  const to = Math.floor((units * (thread.index + 1)) / thread.count) * unit;
  return [Math.min(from, total), Math.min(to, total)];
}

/** A barrier for `count` threads over the control block. */
export function createBarrier(
  memory: WebAssembly.Memory,
  count: number,
  block: boolean,
): () => void {
  if (count === 1) return () => {};
  const { control } = controlViews(memory);
  return () => {
    const generation = Atomics.load(control, slot.generation);
    if (Atomics.add(control, slot.arrived, 1) === count - 1) {
      Atomics.store(control, slot.arrived, 0);
      Atomics.add(control, slot.generation, 1);
      Atomics.notify(control, slot.generation);
    } else waitWhile(control, slot.generation, generation, block);
  };
}
