// The parts of multi-head attention that are not products: softmax over rows of scores with a learned
// term for each relation, its gradient, and whole attention of few rows to keys anywhere in memory.
import { exp4, exp1, lanes } from "./arithmetic";

/** One int32 of memory, for programs that must not hold views (another thread may grow the memory). */
export function integer(at: usize): i32 {
  return load<i32>(at);
}

/**
 * Rows of scores become weights, in place: softmax of score * scale + term[relation]. Row i sees columns
 * 0..columns, or 0..i where causal; the rest of its stride becomes 0. `terms` [rows, kinds] are the
 * query's products with the relations' keys, and become terms; bias: one of `heads` columns.
 */
export function softmaxRows(
  scores: usize, stride: i32, rows: i32, columns: i32, scale: f32, causal: i32,
  relations: usize, terms: usize, bias: usize, kinds: i32, heads: i32,
): void {
  const bytes = <usize>stride << 2;
  const factor = f32x4.splat(scale);
  for (let i = 0; i < rows; i++) {
    const row = scores + <usize>i * bytes;
    const n = causal ? i + 1 : columns;
    if (relations != 0) {
      const table = terms + ((<usize>i * <usize>kinds) << 2);
      for (let k = 0; k < kinds; k++) {
        const at = table + (<usize>k << 2);
        store<f32>(at, load<f32>(at) * scale + load<f32>(bias + ((<usize>k * <usize>heads) << 2)));
      }
      addTerms(row, relations + <usize>i * <usize>columns, table, n, scale);
    } else {
      let j = 0;
      for (; j + 4 <= n; j += 4) {
        const at = row + (<usize>j << 2);
        v128.store(at, f32x4.mul(v128.load(at), factor));
      }
      for (; j < n; j++) store<f32>(row + (<usize>j << 2), load<f32>(row + (<usize>j << 2)) * scale);
    }
    softmax(row, n);
    memory.fill(row + (<usize>n << 2), 0, bytes - (<usize>n << 2));
  }
}

/** row[j] = row[j] * scale + table[kind of j] */
function addTerms(row: usize, kind: usize, table: usize, n: i32, scale: f32): void {
  const factor = f32x4.splat(scale);
  let j = 0;
  for (; j + 4 <= n; j += 4) {
    const at = row + (<usize>j << 2);
    const four = load<u32>(kind + <usize>j);
    let t = v128.load32_zero(table + <usize>((four & 0xff) << 2));
    t = v128.load_lane<f32>(table + <usize>((four >> 6) & 0x3fc), t, 1);
    t = v128.load_lane<f32>(table + <usize>((four >> 14) & 0x3fc), t, 2);
    t = v128.load_lane<f32>(table + <usize>((four >> 22) & 0x3fc), t, 3);
    v128.store(at, f32x4.add(f32x4.mul(v128.load(at), factor), t));
  }
  for (; j < n; j++) {
    const at = row + (<usize>j << 2);
    store<f32>(at, load<f32>(at) * scale + load<f32>(table + (<usize>load<u8>(kind + <usize>j) << 2)));
  }
}

function softmax(row: usize, n: i32): void {
  let top: f32 = -Infinity;
  let j = 0;
  if (n >= 4) {
    let m = v128.load(row);
    for (j = 4; j + 4 <= n; j += 4) m = f32x4.max(m, v128.load(row + (<usize>j << 2)));
    top = max(max(f32x4.extract_lane(m, 0), f32x4.extract_lane(m, 1)), max(f32x4.extract_lane(m, 2), f32x4.extract_lane(m, 3)));
  }
  for (; j < n; j++) top = max(top, load<f32>(row + (<usize>j << 2)));
  const t = f32x4.splat(top);
  let four = f32x4.splat(0);
  for (j = 0; j + 4 <= n; j += 4) {
    const at = row + (<usize>j << 2);
    const e = exp4(f32x4.sub(v128.load(at), t));
    v128.store(at, e);
    four = f32x4.add(four, e);
  }
  let total = lanes(four);
  for (; j < n; j++) {
    const at = row + (<usize>j << 2);
    const e = exp1(load<f32>(at) - top);
    store<f32>(at, e);
    total += e;
  }
  const share: f32 = <f32>1 / total;
  const s = f32x4.splat(share);
  for (j = 0; j + 4 <= n; j += 4) {
    const at = row + (<usize>j << 2);
    v128.store(at, f32x4.mul(v128.load(at), s));
  }
  for (; j < n; j++) store<f32>(row + (<usize>j << 2), load<f32>(row + (<usize>j << 2)) * share);
}

/**
 * Gradients of weights become gradients of the unscaled scores, in place; dTerms [rows, kinds] those of
 * the products with the relations' keys, and dBias (one of `heads` columns) += those of the bias.
 */
export function softmaxRowsBackward(
  weights: usize, gradients: usize, stride: i32, rows: i32, columns: i32, scale: f32,
  relations: usize, dTerms: usize, dBias: usize, kinds: i32, heads: i32,
): void {
  const bytes = <usize>stride << 2;
  const width = columns & ~3;
  const factor = f32x4.splat(scale);
  for (let i = 0; i < rows; i++) {
    const w = weights + <usize>i * bytes;
    const g = gradients + <usize>i * bytes;
    let sum = f32x4.splat(0);
    for (let j = 0; j < width; j += 4) {
      const at = <usize>j << 2;
      sum = f32x4.add(sum, f32x4.mul(v128.load(w + at), v128.load(g + at)));
    }
    let total = lanes(sum);
    for (let j = width; j < columns; j++) total += load<f32>(w + (<usize>j << 2)) * load<f32>(g + (<usize>j << 2));
    const t = f32x4.splat(total);
    for (let j = 0; j < width; j += 4) {
      const at = <usize>j << 2;
      const d = f32x4.mul(v128.load(w + at), f32x4.sub(v128.load(g + at), t));
      v128.store(g + at, f32x4.mul(d, factor));
    }
    for (let j = width; j < columns; j++) {
      const at = <usize>j << 2;
      store<f32>(g + at, load<f32>(w + at) * (load<f32>(g + at) - total) * scale);
    }
    if (relations == 0) continue;
    const table = dTerms + ((<usize>i * <usize>kinds) << 2);
    const kind = relations + <usize>i * <usize>columns;
    memory.fill(table, 0, <usize>kinds << 2);
    for (let j = 0; j < columns; j++) {
      const at = table + (<usize>load<u8>(kind + <usize>j) << 2);
      store<f32>(at, load<f32>(at) + load<f32>(g + (<usize>j << 2)));
    }
    const back: f32 = <f32>1 / scale;
    for (let k = 0; k < kinds; k++) {
      const at = dBias + ((<usize>k * <usize>heads) << 2);
      store<f32>(at, load<f32>(at) + load<f32>(table + (<usize>k << 2)) * back);
    }
  }
}

/**
 * Attention of rows r0..r1 to keys and values at the addresses keyPlaces[i], valuePlaces[i], i in
 * offsets[r]..offsets[r+1], head by head of `size` columns (a multiple of 4). scratch: room for the
 * longest list.
 */
export function attendPlaces(
  query: usize, keyPlaces: usize, valuePlaces: usize, offsets: usize, to: usize, r0: i32, r1: i32,
  heads: i32, size: i32, scale: f32, scratch: usize,
): void {
  const bytes = <usize>size << 2;
  for (let r = r0; r < r1; r++) {
    const start = load<i32>(offsets + (<usize>r << 2));
    const n = load<i32>(offsets + (<usize>r << 2), 4) - start;
    for (let h = 0; h < heads; h++) {
      const skip = <usize>h * bytes;
      const q = query + <usize>r * bytes * <usize>heads + skip;
      const out = to + <usize>r * bytes * <usize>heads + skip;
      for (let i = 0; i < n; i++) {
        const key = <usize>load<u32>(keyPlaces + (<usize>(start + i) << 2)) + skip;
        let s = f32x4.splat(0);
        for (let c: usize = 0; c < bytes; c += 16) s = f32x4.add(s, f32x4.mul(v128.load(q + c), v128.load(key + c)));
        store<f32>(scratch + (<usize>i << 2), lanes(s) * scale);
      }
      softmax(scratch, n);
      memory.fill(out, 0, bytes);
      for (let i = 0; i < n; i++) {
        const value = <usize>load<u32>(valuePlaces + (<usize>(start + i) << 2)) + skip;
        const w = v128.load32_splat(scratch + (<usize>i << 2));
        for (let c: usize = 0; c < bytes; c += 16) {
          v128.store(out + c, f32x4.add(v128.load(out + c), f32x4.mul(w, v128.load(value + c))));
        }
      }
    }
  }
}
