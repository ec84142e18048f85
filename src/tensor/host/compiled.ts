// Binds native/products.c, compiled for this machine, in place of the portable matrix products, and tries
// whether it gives their bits. Knows no host: the foreign-function module is handed in.
import { createRandom } from "../../random.ts";
import type { Kernels } from "../thread.ts";
import type { Koffi } from "./blas.ts";

export type CompiledProducts = { readonly koffi: Koffi; readonly path: string };

/** Multiplications below which the call costs more than it saves. */
const WORTH_CALLING = 8_000;

const parameters = (names: string): string =>
  `uintptr_t, ${[...names].map((one) => (one === "p" ? "uint32_t" : "int")).join(", ")}`;

/** The portable kernels, the larger products compiled. */
export function bindCompiled(
  koffi: Koffi,
  path: string,
  memory: WebAssembly.Memory,
  portable: Kernels,
): Kernels {
  const library = koffi.load(path);
  const bound = (name: string, kinds: string) =>
    library.func(`void ${name}(${parameters(kinds)})`) as (...args: number[]) => number;
  const gemm = bound("segue_gemm", "iiiiiipipiiipiip");
  const gemmPacked = bound("segue_gemm_packed", "iiipipiipii");
  const packPanels = bound("segue_pack_panels", "piiiiiiip");
  // A shared memory grows in place, so its address never changes.
  const base = Number(koffi.address(new Uint8Array(memory.buffer)));
  return {
    ...portable,
    gemm: (...args) => {
      const [, , m0, m1, n, k] = args as [number, number, number, number, number, number];
      if ((m1 - m0) * n * k < WORTH_CALLING) return portable["gemm"]!(...args);
      return gemm(base, ...args);
    },
    gemmPacked: (...args) => {
      const [m, n, k] = args as [number, number, number];
      if (m * n * k < WORTH_CALLING) return portable["gemmPacked"]!(...args);
      return gemmPacked(base, ...args.slice(0, -1));
    },
    packPanels: (...args) => packPanels(base, ...args),
  };
}

/** A product with rows and columns that fill no tile, and more than one block of k. */
const TRIED = { m: 29, n: 37, k: 300 };

/** Whether they give the portable kernels' bits, tried in a thread's scratch space. */
export function isSameProducts(
  compiled: Kernels,
  portable: Kernels,
  { memory, scratch }: { readonly memory: WebAssembly.Memory; readonly scratch: number },
): boolean {
  // Behind what a product of this size packs there.
  const [a, b, c, packed] = [20, 40, 60, 80].map((thousands) => scratch + thousands * 4000);
  const { m, n, k } = TRIED;
  const floats = (at: number, size: number) => new Float32Array(memory.buffer, at, size);
  const random = createRandom("products");
  for (const [at, size] of [[a, m * k] as const, [b, k * n] as const])
    floats(at!, size).forEach((_, i, all) => {
      all[i] = random.next() - 0.5;
    });
  const panels = Math.ceil(n / 16);
  const products = ({ gemm, gemmPacked, packPanels }: Kernels): number[] => {
    const results: number[] = [];
    const keep = (at: number, size: number) =>
      results.push(...new Uint32Array(memory.buffer, at, size));
    for (const [flipA, flipB, accumulate] of [
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ] as const) {
      const sources = [a!, flipA === 1 ? m : k, b!, flipB === 1 ? k : n, 0, panels];
      gemm!(flipA, flipB, 0, m, n, k, ...sources, c!, n, accumulate, scratch);
      keep(c!, m * n);
    }
    packPanels!(b!, n, 0, 0, k, n, 0, panels, packed!);
    keep(packed!, panels * k * 16);
    gemmPacked!(m, n, k, a!, k, packed!, 0, panels, c!, n, 1, scratch);
    keep(c!, m * n);
    return results;
  };
  const expected = products(portable);
  return products(compiled).every((bits, i) => bits === expected[i]);
}
