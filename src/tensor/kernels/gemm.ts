// Matrix products on panels of 16 columns. Every element is one sum over k in rising order, so
// blocking, tile shape and thread count never change a bit (with plain SIMD).
import { madd } from "./arithmetic";

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

/** c[4][16, or 8: `bytes` wide] += a * panel, with a[i][k] at a + i*rowStep + k*kStep (bytes). */
// @ts-ignore: decorator
@inline
function tile4(
  depth: i32, a: usize, rowStep: usize, kStep: usize, panel: usize, c: usize, cStep: usize, bytes: usize,
): void {
  let a0 = a, a1 = a + rowStep, a2 = a1 + rowStep, a3 = a2 + rowStep;
  const c1 = c + cStep, c2 = c1 + cStep, c3 = c2 + cStep;
  for (let half: usize = 0; half < bytes; half += 32) {
    let s00 = v128.load(c + half), s01 = v128.load(c + half, 16);
    let s10 = v128.load(c1 + half), s11 = v128.load(c1 + half, 16);
    let s20 = v128.load(c2 + half), s21 = v128.load(c2 + half, 16);
    let s30 = v128.load(c3 + half), s31 = v128.load(c3 + half, 16);
    let b = panel + half;
    a0 = a; a1 = a + rowStep; a2 = a1 + rowStep; a3 = a2 + rowStep;
    for (let k = 0; k < depth; k++) {
      const b0 = v128.load(b), b1 = v128.load(b, 16);
      let x = v128.load32_splat(a0);
      s00 = madd(x, b0, s00); s01 = madd(x, b1, s01);
      x = v128.load32_splat(a1);
      s10 = madd(x, b0, s10); s11 = madd(x, b1, s11);
      x = v128.load32_splat(a2);
      s20 = madd(x, b0, s20); s21 = madd(x, b1, s21);
      x = v128.load32_splat(a3);
      s30 = madd(x, b0, s30); s31 = madd(x, b1, s31);
      a0 += kStep; a1 += kStep; a2 += kStep; a3 += kStep;
      b += 64;
    }
    v128.store(c + half, s00); v128.store(c + half, s01, 16);
    v128.store(c1 + half, s10); v128.store(c1 + half, s11, 16);
    v128.store(c2 + half, s20); v128.store(c2 + half, s21, 16);
    v128.store(c3 + half, s30); v128.store(c3 + half, s31, 16);
  }
}

/** c[1][16] += a * panel. */
// @ts-ignore: decorator
@inline
function tile1(depth: i32, a: usize, kStep: usize, panel: usize, c: usize): void {
  let s0 = v128.load(c), s1 = v128.load(c, 16), s2 = v128.load(c, 32), s3 = v128.load(c, 48);
  for (let k = 0; k < depth; k++) {
    const x = v128.load32_splat(a);
    s0 = madd(x, v128.load(panel), s0);
    s1 = madd(x, v128.load(panel, 16), s1);
    s2 = madd(x, v128.load(panel, 32), s2);
    s3 = madd(x, v128.load(panel, 48), s3);
    a += kStep;
    panel += 64;
  }
  v128.store(c, s0); v128.store(c, s1, 16); v128.store(c, s2, 32); v128.store(c, s3, 48);
}

/**
 * c[3][16] += a * panel for row-major a, four values of k at a time: twelve sums fit the registers of every
 * CPU, and spreading a lane is cheaper than loading it spread.
 */
// @ts-ignore: decorator
@inline
function tile3(depth: i32, a: usize, rowStep: usize, panel: usize, c: usize, cStep: usize): void {
  const a1 = a + rowStep * 1, c1 = c + cStep * 1;
  const a2 = a + rowStep * 2, c2 = c + cStep * 2;
  let s00 = v128.load(c, 0), s01 = v128.load(c, 16), s02 = v128.load(c, 32), s03 = v128.load(c, 48);
  let s10 = v128.load(c1, 0), s11 = v128.load(c1, 16), s12 = v128.load(c1, 32), s13 = v128.load(c1, 48);
  let s20 = v128.load(c2, 0), s21 = v128.load(c2, 16), s22 = v128.load(c2, 32), s23 = v128.load(c2, 48);
  let k: usize = 0;
  const whole = <usize>(depth & ~3) << 2;
  for (; k < whole; k += 16) {
    const x0 = v128.load(a + k);
    const x1 = v128.load(a1 + k);
    const x2 = v128.load(a2 + k);
    const b00 = v128.load(panel, 0);
    const b01 = v128.load(panel, 16);
    const b02 = v128.load(panel, 32);
    const b03 = v128.load(panel, 48);
    const y00 = v128.shuffle<f32>(x0, x0, 0, 0, 0, 0);
    s00 = madd(y00, b00, s00); s01 = madd(y00, b01, s01); s02 = madd(y00, b02, s02); s03 = madd(y00, b03, s03);
    const y01 = v128.shuffle<f32>(x1, x1, 0, 0, 0, 0);
    s10 = madd(y01, b00, s10); s11 = madd(y01, b01, s11); s12 = madd(y01, b02, s12); s13 = madd(y01, b03, s13);
    const y02 = v128.shuffle<f32>(x2, x2, 0, 0, 0, 0);
    s20 = madd(y02, b00, s20); s21 = madd(y02, b01, s21); s22 = madd(y02, b02, s22); s23 = madd(y02, b03, s23);
    const b10 = v128.load(panel, 64);
    const b11 = v128.load(panel, 80);
    const b12 = v128.load(panel, 96);
    const b13 = v128.load(panel, 112);
    const y10 = v128.shuffle<f32>(x0, x0, 1, 1, 1, 1);
    s00 = madd(y10, b10, s00); s01 = madd(y10, b11, s01); s02 = madd(y10, b12, s02); s03 = madd(y10, b13, s03);
    const y11 = v128.shuffle<f32>(x1, x1, 1, 1, 1, 1);
    s10 = madd(y11, b10, s10); s11 = madd(y11, b11, s11); s12 = madd(y11, b12, s12); s13 = madd(y11, b13, s13);
    const y12 = v128.shuffle<f32>(x2, x2, 1, 1, 1, 1);
    s20 = madd(y12, b10, s20); s21 = madd(y12, b11, s21); s22 = madd(y12, b12, s22); s23 = madd(y12, b13, s23);
    const b20 = v128.load(panel, 128);
    const b21 = v128.load(panel, 144);
    const b22 = v128.load(panel, 160);
    const b23 = v128.load(panel, 176);
    const y20 = v128.shuffle<f32>(x0, x0, 2, 2, 2, 2);
    s00 = madd(y20, b20, s00); s01 = madd(y20, b21, s01); s02 = madd(y20, b22, s02); s03 = madd(y20, b23, s03);
    const y21 = v128.shuffle<f32>(x1, x1, 2, 2, 2, 2);
    s10 = madd(y21, b20, s10); s11 = madd(y21, b21, s11); s12 = madd(y21, b22, s12); s13 = madd(y21, b23, s13);
    const y22 = v128.shuffle<f32>(x2, x2, 2, 2, 2, 2);
    s20 = madd(y22, b20, s20); s21 = madd(y22, b21, s21); s22 = madd(y22, b22, s22); s23 = madd(y22, b23, s23);
    const b30 = v128.load(panel, 192);
    const b31 = v128.load(panel, 208);
    const b32 = v128.load(panel, 224);
    const b33 = v128.load(panel, 240);
    const y30 = v128.shuffle<f32>(x0, x0, 3, 3, 3, 3);
    s00 = madd(y30, b30, s00); s01 = madd(y30, b31, s01); s02 = madd(y30, b32, s02); s03 = madd(y30, b33, s03);
    const y31 = v128.shuffle<f32>(x1, x1, 3, 3, 3, 3);
    s10 = madd(y31, b30, s10); s11 = madd(y31, b31, s11); s12 = madd(y31, b32, s12); s13 = madd(y31, b33, s13);
    const y32 = v128.shuffle<f32>(x2, x2, 3, 3, 3, 3);
    s20 = madd(y32, b30, s20); s21 = madd(y32, b31, s21); s22 = madd(y32, b32, s22); s23 = madd(y32, b33, s23);
    panel += 256;
  }
  for (const end = <usize>depth << 2; k < end; k += 4) {
    const b0 = v128.load(panel, 0);
    const b1 = v128.load(panel, 16);
    const b2 = v128.load(panel, 32);
    const b3 = v128.load(panel, 48);
    const y0 = v128.load32_splat(a + k);
    s00 = madd(y0, b0, s00); s01 = madd(y0, b1, s01); s02 = madd(y0, b2, s02); s03 = madd(y0, b3, s03);
    const y1 = v128.load32_splat(a1 + k);
    s10 = madd(y1, b0, s10); s11 = madd(y1, b1, s11); s12 = madd(y1, b2, s12); s13 = madd(y1, b3, s13);
    const y2 = v128.load32_splat(a2 + k);
    s20 = madd(y2, b0, s20); s21 = madd(y2, b1, s21); s22 = madd(y2, b2, s22); s23 = madd(y2, b3, s23);
    panel += 64;
  }
  v128.store(c, s00, 0); v128.store(c, s01, 16); v128.store(c, s02, 32); v128.store(c, s03, 48);
  v128.store(c1, s10, 0); v128.store(c1, s11, 16); v128.store(c1, s12, 32); v128.store(c1, s13, 48);
  v128.store(c2, s20, 0); v128.store(c2, s21, 16); v128.store(c2, s22, 32); v128.store(c2, s23, 48);
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
      if (kStep == 4) {
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
