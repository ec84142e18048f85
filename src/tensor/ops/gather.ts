// Rows looked up by index: embeddings (row-sparse gradients), and routing rows of any matrix.
import type { Tape } from "../tape.ts";
import { type Integers, Parameter, type Ragged, type Tensor } from "../tensor.ts";

/** Row r of the result is row index[r] of `a`; -1 gives zeros. */
export function gatherRows(tape: Tape, a: Tensor, index: Integers): Tensor {
  const { engine } = tape;
  const count = index.values.length;
  checkIndices("gatherRows", a, index);
  const result = tape.output(count, a.cols, [a], "gatherRows");
  const found = { table: a.offset, indices: index.offset, rows: count, cols: a.cols };
  engine.run("gather", result.size, { to: result.offset, ...found });
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a instanceof Parameter && a.sparse) {
      const offsets = engine.integers(Int32Array.from({ length: count + 1 }, (_, i) => i));
      const lists = { rows: count, total: count, offsets, indices: index };
      a.lookups.push({ dy, lists, kind: bagKinds.sum });
      return;
    }
    const places = { indices: index.offset, rows: count, stride: a.cols, cols: a.cols };
    engine.run("scatterAdd", result.size, { to: tape.gradient(a), from: dy, ...places });
  });
  return result;
}

/** The sum divided by nothing, by the number of rows, or by its square root; the kernels' numbers. */
const bagKinds = { sum: 0, mean: 1, root: 2 } as const;

/** Row r of the result is the sum, mean or sum / sqrt(n) of the rows in list r; none gives zeros. */
export function bagRows(tape: Tape, a: Tensor, lists: Ragged, how: keyof typeof bagKinds): Tensor {
  const { engine } = tape;
  checkIndices("bagRows", a, lists.indices);
  const kind = bagKinds[how];
  const result = tape.output(lists.rows, a.cols, [a], "bagRows");
  const { offsets, indices } = lists;
  const work = lists.total * a.cols;
  const { cols } = a;
  const places = { offsets: offsets.offset, indices: indices.offset, rows: lists.rows, kind, cols };
  engine.run("bag", work, { to: result.offset, table: a.offset, ...places });
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a instanceof Parameter && a.sparse) {
      a.lookups.push({ dy, lists, kind });
      return;
    }
    engine.run("bagBackward", work, { to: tape.gradient(a), dy, ...places, stride: cols });
  });
  return result;
}

function checkIndices(op: string, a: Tensor, index: Integers): void {
  for (const value of index.values) {
    if (value < -1 || value >= a.rows) {
      throw new RangeError(`${op}: row ${value} of [${a.rows}, ${a.cols}]`);
    }
  }
}
