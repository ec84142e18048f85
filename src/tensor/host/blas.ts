// Binds cblas_sgemm of a native library to addresses inside the engine's memory. Knows no host: the
// foreign-function module is handed in.
import type { Matrix, NativeGemm } from "../thread.ts";

type NativeFunction = (...args: (number | bigint)[]) => unknown;
export type NativeLibrary = { func(definition: string): NativeFunction; unload?(): void };
/** The part of the `koffi` package that is used. */
export type Koffi = { load(path: string): NativeLibrary; address(value: unknown): bigint };

export type BlasLibrary = {
  readonly path: string;
  readonly version: string;
  /** The CPU kernels it chose, where it says ("SkylakeX"). */
  readonly core: string | null;
  /** What had to be arranged, if anything. */
  readonly note?: string;
};

const ROW_MAJOR = 101;
const PLAIN = 111;
const TRANSPOSED = 112;

/** One call runs on one thread: the engine shares out the work itself. */
export function bindGemm(
  koffi: Koffi,
  library: BlasLibrary,
  memory: WebAssembly.Memory,
): NativeGemm {
  const call = koffi
    .load(library.path)
    .func(
      "void cblas_sgemm(int, int, int, int, int, int, float, uintptr_t, int, uintptr_t, int, float, uintptr_t, int)",
    );
  // A shared memory grows in place, so its address never changes.
  const base = Number(koffi.address(new Uint8Array(memory.buffer)));
  const layout = ({ transposed }: Matrix) => (transposed === true ? TRANSPOSED : PLAIN);
  return ({ size: [m, n, k], a, b, c, accumulate }) => {
    const sources = [base + a.at, a.stride, base + b.at, b.stride] as const;
    const beta = accumulate === true ? 1 : 0;
    call(ROW_MAJOR, layout(a), layout(b), m, n, k, 1, ...sources, beta, base + c.at, c.stride);
  };
}
