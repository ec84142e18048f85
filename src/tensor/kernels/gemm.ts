// Matrix products on panels of 16 columns. Every element is one sum over k in rising order, so
// blocking, tile shape and thread count never change a bit (with plain SIMD).
import { RELAXED } from "./config";
import { tile1, tile3, tile4 } from "./tiles";

const KC: i32 = 256; // k-block
const NC: i32 = 512; // columns packed at a time
const MC: i32 = 256; // transposed rows packed at a time
// scratch: KC*NC floats for B, then KC*MC for A, then a 4x16 tile

/** Packs columns [p0*16, p1*16) of op(B) (K x N) into panels [panel][k][16], zero-padded. */
export function packPanels(
  b: usize, ldb: i32, trans: i32, k0: i32, k1: i32, n: i32, p0: i32, p1: i32, dst: usize,
): void {
  const depth = k1 - k0;
  for (let p = p0; p < p1; p++) {
    let to = dst + ((<usize>(p - p0) * <usize>depth) << 6);
    const column = p << 4;
    const width = min(16, n - column);
    if (!trans) {
      let from = b + (((<usize>k0 * <usize>ldb) + <usize>column) << 2);
      const step = <usize>ldb << 2;
      if (width == 16) {
        for (let k = 0; k < depth; k++) {
          v128.store(to, v128.load(from));
          v128.store(to, v128.load(from, 16), 16);
          v128.store(to, v128.load(from, 32), 32);
          v128.store(to, v128.load(from, 48), 48);
          from += step;
          to += 64;
        }
      } else {
        for (let k = 0; k < depth; k++) {
          for (let j = 0; j < 16; j++) {
            store<f32>(to + (<usize>j << 2), j < width ? load<f32>(from + (<usize>j << 2)) : 0);
          }
          from += step;
          to += 64;
        }
      }
    } else {
      // op(B)[k][j] = B[j][k]: walk four columns at a time, reading along k
      for (let j = 0; j < 16; j++) {
        let out = to + (<usize>j << 2);
        if (j < width) {
          let from = b + (((<usize>(column + j) * <usize>ldb) + <usize>k0) << 2);
          for (let k = 0; k < depth; k++) {
            store<f32>(out, load<f32>(from));
            from += 4;
            out += 64;
          }
        } else {
          for (let k = 0; k < depth; k++) {
            store<f32>(out, 0);
            out += 64;
          }
        }
      }
    }
  }
}

function copyTile(from: usize, fromStep: usize, to: usize, toStep: usize, rows: i32, width: i32): void {
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < width; j++) store<f32>(to + (<usize>j << 2), load<f32>(from + (<usize>j << 2)));
    from += fromStep;
    to += toStep;
  }
}

/** C[rows][n of panels p0..p1) += A * panels, where panels hold depth rows of k each. */
function block(
  rows: i32, n: i32, depth: i32, p0: i32, p1: i32, a: usize, rowStep: usize, kStep: usize,
  panels: usize, panelStep: usize, c: usize, cStep: usize, spare: usize,
): void {
  for (let p = p0; p < p1; p++) {
    const column = p << 4;
    const width = min(16, n - column);
    let to = c + (<usize>column << 2);
    let from = a;
    let left = rows;
    if (width == 16) {
      // Without fused products the sums and what they are made of do not fit the 16 registers of x86-64.
      if (RELAXED && kStep == 4) {
        for (; left >= 3 && left != 4; left -= 3) {
          tile3(depth, from, rowStep, panels, to, cStep);
          from += rowStep * 3;
          to += cStep * 3;
        }
      }
      for (; left >= 4; left -= 4) {
        tile4(depth, from, rowStep, kStep, panels, to, cStep, 64);
        from += rowStep << 2;
        to += cStep << 2;
      }
      for (; left > 0; left--) {
        tile1(depth, from, kStep, panels, to);
        from += rowStep;
        to += cStep;
      }
    } else {
      for (; left >= 4; left -= 4) {
        if (width == 8) tile4(depth, from, rowStep, kStep, panels, to, cStep, 32);
        else {
          copyTile(to, cStep, spare, 64, 4, width);
          tile4(depth, from, rowStep, kStep, panels, spare, 64, width < 8 ? 32 : 64);
          copyTile(spare, 64, to, cStep, 4, width);
        }
        from += rowStep << 2;
        to += cStep << 2;
      }
      for (; left > 0; left--) {
        copyTile(to, 0, spare, 0, 1, width);
        tile1(depth, from, kStep, panels, spare);
        copyTile(spare, 0, to, 0, 1, width);
        from += rowStep;
        to += cStep;
      }
    }
    panels += panelStep;
  }
}

function clear(rows: i32, c: usize, cStep: usize, from: i32, to: i32): void {
  const bytes = <usize>(to - from) << 2;
  let at = c + (<usize>from << 2);
  for (let i = 0; i < rows; i++) {
    memory.fill(at, 0, bytes);
    at += cStep;
  }
}

/** C (+)= A * B with B already packed whole ([panel][K][16]), for panels p0..p1. A is row-major. */
export function gemmPacked(
  m: i32, n: i32, k: i32, a: usize, lda: i32, packed: usize, p0: i32, p1: i32,
  c: usize, ldc: i32, accumulate: i32, scratch: usize,
): void {
  const cStep = <usize>ldc << 2;
  if (p0 >= p1 || m == 0) return;
  if (!accumulate) clear(m, c, cStep, p0 << 4, min(n, p1 << 4));
  const panelStep = <usize>k << 6;
  if (m <= 4) {
    block(m, n, k, p0, p1, a, <usize>lda << 2, 4, packed + <usize>p0 * panelStep, panelStep, c, cStep, scratch);
    return;
  }
  for (let k0 = 0; k0 < k; k0 += KC) {
    const depth = min(KC, k - k0);
    block(
      m, n, depth, p0, p1, a + (<usize>k0 << 2), <usize>lda << 2, 4,
      packed + <usize>p0 * panelStep + (<usize>k0 << 6), panelStep, c, cStep, scratch,
    );
  }
}

/** C[m0..m1)[panels p0..p1) (+)= op(A) * op(B), packing as it goes. */
export function gemm(
  transA: i32, transB: i32, m0: i32, m1: i32, n: i32, k: i32, a: usize, lda: i32, b: usize, ldb: i32,
  p0: i32, p1: i32, c: usize, ldc: i32, accumulate: i32, scratch: usize,
): void {
  const cStep = <usize>ldc << 2;
  if (p0 >= p1 || m0 >= m1) return;
  const cRows = c + <usize>m0 * cStep;
  if (!accumulate) clear(m1 - m0, cRows, cStep, p0 << 4, min(n, p1 << 4));
  const aScratch = scratch + ((KC * NC) << 2);
  const spare = aScratch + ((KC * MC) << 2);
  for (let k0 = 0; k0 < k; k0 += KC) {
    const depth = min(KC, k - k0);
    const panelStep = <usize>depth << 6;
    for (let q0 = p0; q0 < p1; q0 += NC >> 4) {
      const q1 = min(p1, q0 + (NC >> 4));
      packPanels(b, ldb, transB, k0, k0 + depth, n, q0, q1, scratch);
      if (!transA) {
        block(
          m1 - m0, n, depth, q0, q1, a + ((<usize>m0 * <usize>lda + <usize>k0) << 2), <usize>lda << 2, 4,
          scratch, panelStep, cRows, cStep, spare,
        );
      } else {
        for (let r0 = m0; r0 < m1; r0 += MC) {
          const r1 = min(m1, r0 + MC);
          // pack op(A) rows r0..r1 as [k][row], so that a row's neighbours are 4 bytes apart
          const width = r1 - r0;
          let from = a + ((<usize>k0 * <usize>lda + <usize>r0) << 2);
          let to = aScratch;
          for (let i = 0; i < depth; i++) {
            memory.copy(to, from, <usize>width << 2);
            from += <usize>lda << 2;
            to += <usize>width << 2;
          }
          block(
            width, n, depth, q0, q1, aScratch, 4, <usize>width << 2,
            scratch, panelStep, c + <usize>r0 * cStep, cStep, spare,
          );
        }
      }
    }
  }
}
