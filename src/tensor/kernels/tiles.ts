// Small tiles of a matrix product, their sums in registers: 1, 3 or 4 rows by a panel of 16 columns.
import { madd } from "./arithmetic";

/** c[4][16, or 8: `bytes` wide] += a * panel, with a[i][k] at a + i*rowStep + k*kStep (bytes). */
// @ts-ignore: decorator
@inline
export function tile4(
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
export function tile1(depth: i32, a: usize, kStep: usize, panel: usize, c: usize): void {
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
 * c[3][16] += a * panel for row-major a, four values of k at a time: with fused products twelve sums fit the registers of
 * every CPU, and spreading a lane is cheaper than loading it spread. A lane is a constant of the instruction, so
 * the four values are written out.
 */
// @ts-ignore: decorator
@inline
export function tile3(depth: i32, a: usize, rowStep: usize, panel: usize, c: usize, cStep: usize): void {
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
