// Rows picked by index, and gradients added back to them. Index -1 is "no row".
import { addScaled, scale } from "./elementwise";

/** dst[r] = src[index[r]], for rows r0..r1 */
export function gather(dst: usize, src: usize, index: usize, r0: i32, r1: i32, cols: i32): void {
  const bytes = <usize>cols << 2;
  for (let r = r0; r < r1; r++) {
    const i = load<i32>(index + (<usize>r << 2));
    const to = dst + <usize>r * bytes;
    if (i < 0) memory.fill(to, 0, bytes);
    else memory.copy(to, src + <usize>i * bytes, bytes);
  }
}

/** dst[index[r]] += src[r], columns c0..c1 only (threads share out columns, so order is kept). */
export function scatterAdd(
  dst: usize, src: usize, index: usize, rows: i32, cols: i32, c0: i32, c1: i32,
): void {
  const bytes = <usize>cols << 2;
  const skip = <usize>c0 << 2;
  for (let r = 0; r < rows; r++) {
    const i = load<i32>(index + (<usize>r << 2));
    if (i >= 0) addScaled(dst + <usize>i * bytes + skip, src + <usize>r * bytes + skip, c1 - c0, 1);
  }
}

/** What a bag of n rows is divided by: kind 0 nothing, 1 n, 2 sqrt(n). */
// @ts-ignore: decorator
@inline
function divisor(kind: i32, n: i32): f32 {
  if (kind == 0) return 1;
  return kind == 1 ? <f32>n : sqrt<f32>(<f32>n);
}

/** dst[r] = sum of src[index[i]] for i in offsets[r]..offsets[r+1], divided by its kind's divisor. */
export function bag(
  dst: usize, src: usize, offsets: usize, index: usize, r0: i32, r1: i32, cols: i32, kind: i32,
): void {
  const bytes = <usize>cols << 2;
  for (let r = r0; r < r1; r++) {
    const to = dst + <usize>r * bytes;
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    memory.fill(to, 0, bytes);
    for (let i = start; i < end; i++) {
      const from = load<i32>(index + (<usize>i << 2));
      if (from >= 0) addScaled(to, src + <usize>from * bytes, cols, 1);
    }
    if (kind != 0 && end - start > 1) scale(to, to, cols, <f32>1 / divisor(kind, end - start));
  }
}

/** dst[index[i]] += src[r] / the bag's divisor, columns c0..c1. */
export function bagBackward(
  dst: usize, src: usize, offsets: usize, index: usize, rows: i32, cols: i32, kind: i32, c0: i32, c1: i32,
): void {
  const bytes = <usize>cols << 2;
  const skip = <usize>c0 << 2;
  for (let r = 0; r < rows; r++) {
    const from = src + <usize>r * bytes + skip;
    const start = load<i32>(offsets + (<usize>r << 2));
    const end = load<i32>(offsets + (<usize>r << 2), 4);
    const share: f32 = <f32>1 / divisor(kind, max(1, end - start));
    for (let i = start; i < end; i++) {
      const to = load<i32>(index + (<usize>i << 2));
      if (to >= 0) addScaled(dst + <usize>to * bytes + skip, from, c1 - c0, share);
    }
  }
}
