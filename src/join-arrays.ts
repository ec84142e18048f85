// Arrays of numbers one behind the other in one.

type Numbers = Int32Array | Uint8Array | Float32Array;

export function joinArrays<T extends Numbers>(
  kind: { new (length: number): T },
  parts: readonly T[],
): T {
  const all = new kind(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
