// One LSTM step on rows r0..r1: gates [B][4H] in the order input, forget, cell, output.
import { sigmoid4, tanh4 } from "./arithmetic";

/**
 * Activates gates in place; writes c and h. A row past its length (t >= lengths[row]) keeps its state.
 * lengths = 0: every row is active.
 */
export function lstmForward(
  gates: usize, cPrev: usize, hPrev: usize, c: usize, h: usize, width: i32,
  r0: i32, r1: i32, lengths: usize, t: i32,
): void {
  const bytes = <usize>width << 2;
  for (let r = r0; r < r1; r++) {
    const row = <usize>r * bytes;
    if (lengths != 0 && t >= load<i32>(lengths + (<usize>r << 2))) {
      memory.copy(c + row, cPrev + row, bytes);
      memory.copy(h + row, hPrev + row, bytes);
      continue;
    }
    const gi = gates + (row << 2);
    const gf = gi + bytes;
    const gg = gf + bytes;
    const go = gg + bytes;
    let j: usize = 0;
    for (; j + 16 <= bytes; j += 16) {
      const i = sigmoid4(v128.load(gi + j));
      const f = sigmoid4(v128.load(gf + j));
      const g = tanh4(v128.load(gg + j));
      const o = sigmoid4(v128.load(go + j));
      const cell = f32x4.add(f32x4.mul(f, v128.load(cPrev + row + j)), f32x4.mul(i, g));
      v128.store(gi + j, i);
      v128.store(gf + j, f);
      v128.store(gg + j, g);
      v128.store(go + j, o);
      v128.store(c + row + j, cell);
      v128.store(h + row + j, f32x4.mul(o, tanh4(cell)));
    }
    for (; j < bytes; j += 4) {
      const i = sigmoid4(v128.load32_splat(gi + j));
      const f = sigmoid4(v128.load32_splat(gf + j));
      const g = tanh4(v128.load32_splat(gg + j));
      const o = sigmoid4(v128.load32_splat(go + j));
      const cell = f32x4.add(f32x4.mul(f, v128.load32_splat(cPrev + row + j)), f32x4.mul(i, g));
      v128.store32_lane(gi + j, i, 0);
      v128.store32_lane(gf + j, f, 0);
      v128.store32_lane(gg + j, g, 0);
      v128.store32_lane(go + j, o, 0);
      v128.store32_lane(c + row + j, cell, 0);
      v128.store32_lane(h + row + j, f32x4.mul(o, tanh4(cell)), 0);
    }
  }
}

// @ts-ignore: decorator
@inline
function loadOr0(at: usize, j: usize): v128 {
  return at == 0 ? f32x4.splat(0) : v128.load(at + j);
}

/**
 * dh, dc [B][H] arrive as what later steps sent and leave as what goes to the step before (dh still
 * lacks dgates * Wh^T). dOut, dCell: gradients of this step's own h and c, or 0.
 */
export function lstmBackward(
  gates: usize, c: usize, cPrev: usize, dOut: usize, dCell: usize, dh: usize, dc: usize,
  dGates: usize, width: i32, r0: i32, r1: i32, lengths: usize, t: i32,
): void {
  const bytes = <usize>width << 2;
  const one = f32x4.splat(1);
  for (let r = r0; r < r1; r++) {
    const row = <usize>r * bytes;
    const gi = gates + (row << 2);
    const di = dGates + (row << 2);
    const dhRow = dh + row;
    const dcRow = dc + row;
    const dOutRow = dOut == 0 ? <usize>0 : dOut + row;
    const dCellRow = dCell == 0 ? <usize>0 : dCell + row;
    const active = lengths == 0 || t < load<i32>(lengths + (<usize>r << 2));
    for (let j: usize = 0; j < bytes; j += 16) {
      if (j + 16 > bytes) {
        tail(gi, di, bytes, c + row, cPrev + row, dOutRow, dCellRow, dhRow, dcRow, j, active);
        break;
      }
      const hGrad = f32x4.add(v128.load(dhRow + j), loadOr0(dOutRow, j));
      let cGrad = f32x4.add(v128.load(dcRow + j), loadOr0(dCellRow, j));
      if (!active) {
        v128.store(dhRow + j, hGrad);
        v128.store(dcRow + j, cGrad);
        const zero = f32x4.splat(0);
        v128.store(di + j, zero);
        v128.store(di + bytes + j, zero);
        v128.store(di + 2 * bytes + j, zero);
        v128.store(di + 3 * bytes + j, zero);
        continue;
      }
      const i = v128.load(gi + j);
      const f = v128.load(gi + bytes + j);
      const g = v128.load(gi + 2 * bytes + j);
      const o = v128.load(gi + 3 * bytes + j);
      const tc = tanh4(v128.load(c + row + j));
      const oGrad = f32x4.mul(hGrad, tc);
      cGrad = f32x4.add(cGrad, f32x4.mul(f32x4.mul(hGrad, o), f32x4.sub(one, f32x4.mul(tc, tc))));
      v128.store(dhRow + j, f32x4.splat(0));
      v128.store(dcRow + j, f32x4.mul(cGrad, f));
      v128.store(di + j, f32x4.mul(f32x4.mul(cGrad, g), f32x4.mul(i, f32x4.sub(one, i))));
      v128.store(
        di + bytes + j,
        f32x4.mul(f32x4.mul(cGrad, v128.load(cPrev + row + j)), f32x4.mul(f, f32x4.sub(one, f))),
      );
      v128.store(di + 2 * bytes + j, f32x4.mul(f32x4.mul(cGrad, i), f32x4.sub(one, f32x4.mul(g, g))));
      v128.store(di + 3 * bytes + j, f32x4.mul(oGrad, f32x4.mul(o, f32x4.sub(one, o))));
    }
  }
}

function tail(
  gi: usize, di: usize, bytes: usize, c: usize, cPrev: usize, dOut: usize, dCell: usize,
  dh: usize, dc: usize, from: usize, active: bool,
): void {
  for (let j = from; j < bytes; j += 4) {
    const hGrad = load<f32>(dh + j) + (dOut == 0 ? <f32>0 : load<f32>(dOut + j));
    let cGrad = load<f32>(dc + j) + (dCell == 0 ? <f32>0 : load<f32>(dCell + j));
    if (!active) {
      store<f32>(dh + j, hGrad);
      store<f32>(dc + j, cGrad);
      store<f32>(di + j, 0);
      store<f32>(di + bytes + j, 0);
      store<f32>(di + 2 * bytes + j, 0);
      store<f32>(di + 3 * bytes + j, 0);
      continue;
    }
    const i = load<f32>(gi + j);
    const f = load<f32>(gi + bytes + j);
    const g = load<f32>(gi + 2 * bytes + j);
    const o = load<f32>(gi + 3 * bytes + j);
    const tc = f32x4.extract_lane(tanh4(v128.load32_splat(c + j)), 0);
    const oGrad = hGrad * tc;
    cGrad = cGrad + hGrad * o * (<f32>1 - tc * tc);
    store<f32>(dh + j, 0);
    store<f32>(dc + j, cGrad * f);
    store<f32>(di + j, cGrad * g * (i * (<f32>1 - i)));
    store<f32>(di + bytes + j, cGrad * load<f32>(cPrev + j) * (f * (<f32>1 - f)));
    store<f32>(di + 2 * bytes + j, cGrad * i * (<f32>1 - g * g));
    store<f32>(di + 3 * bytes + j, oGrad * (o * (<f32>1 - o)));
  }
}
