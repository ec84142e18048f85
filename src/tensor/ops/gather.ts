// Rows looked up by index: embeddings (row-sparse gradients), and routing rows of any matrix.
import type { Tape } from "../tape.ts";
import { type Integers, Parameter, type Ragged, type Tensor } from "../tensor.ts";

/** Row r of the result is row index[r] of `a`; -1 gives zeros. */
export function gatherRows(tape: Tape, a: Tensor, index: Integers): Tensor {
  const { engine } = tape;
  const count = index.values.length;
  checkIndices("gatherRows", a, index);
  const result = tape.output(count, a.cols, [a], "gatherRows");
  engine.run("gather", result.size, result.offset, a.offset, index.offset, count, a.cols);
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a instanceof Parameter && a.sparse) {
      const offsets = engine.integers(Int32Array.from({ length: count + 1 }, (_, i) => i));
      const lists = { rows: count, total: count, offsets, indices: index };
      a.lookups.push({ dy, lists, mean: false });
      return;
    }
    const to = tape.gradient(a);
    engine.run("scatterAdd", result.size, to, dy, index.offset, count, a.cols, a.cols);
  });
  return result;
}

/** Row r of the result is the mean (or sum) of the rows in list r; an empty list gives zeros. */
export function bagRows(tape: Tape, a: Tensor, lists: Ragged, how: "mean" | "sum"): Tensor {
  const { engine } = tape;
  checkIndices("bagRows", a, lists.indices);
  const mean = how === "mean" ? 1 : 0;
  const result = tape.output(lists.rows, a.cols, [a], "bagRows");
  const { offsets, indices } = lists;
  const work = lists.total * a.cols;
  const source = [a.offset, offsets.offset, indices.offset];
  engine.run("bag", work, result.offset, ...source, lists.rows, a.cols, mean);
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (a instanceof Parameter && a.sparse) {
      a.lookups.push({ dy, lists, mean: how === "mean" });
      return;
    }
    const at = [tape.gradient(a), dy, offsets.offset, indices.offset, lists.rows];
    engine.run("bagBackward", work, ...at, a.cols, mean, a.cols);
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
