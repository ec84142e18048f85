// Whether relaxed SIMD is on here and multiplies and adds in one rounding. It is left to each machine, so it
// is tried: where the answer is yes, results have the same digits as on every other machine with a yes.
import type { Host } from "./host/host.ts";

/** relaxed_madd of the three arguments, each in all lanes; the first lane of it. */
const probe = new Uint8Array(
  [
    "0 97 115 109 1 0 0 0", // magic, version
    "1 8 1 96 3 125 125 125 1 125", // type: (f32, f32, f32) -> f32
    "3 2 1 0 7 5 1 1 97 0 0", // function 0, exported as "a"
    "10 22 1 20 0", // one body without locals
    "32 0 253 19 32 1 253 19 32 2 253 19", // splats
    "253 133 2 253 31 0 11", // relaxed_madd, lane 0, end
  ].flatMap((line) => line.split(" ").map(Number)),
);

export function hasFusedMultiplyAdd(host: Host): boolean {
  if (!WebAssembly.validate(probe)) host.allowRelaxed?.();
  if (!WebAssembly.validate(probe)) return false;
  const { a: multiplyAdd } = new WebAssembly.Instance(new WebAssembly.Module(probe)).exports;
  if (typeof multiplyAdd !== "function") return false;
  // (1 + e)^2 - (1 + 2e) is e^2, which a product rounded by itself has lost.
  const e = 2 ** -12;
  return multiplyAdd(1 + e, 1 + e, -(1 + 2 * e)) === e * e;
}
