// Scores of every row of a sequence with every row of another, for many pairs of sequences at once.
import type { Tape } from "../tape.ts";
import type { Integers, Tensor } from "../tensor.ts";

/** Sequence s is rows starts[s]..starts[s+1] of its matrix. */
export type Packed = { readonly rows: Tensor; readonly starts: Integers };

/** [1, all pairs]: for each sequence the block [rows of a, rows of b] of a . b * factor. */
export function pairScores(tape: Tape, a: Packed, b: Packed, factor: number): Tensor {
  const { engine } = tape;
  const width = a.rows.cols;
  const [left, right] = [a.starts.values, b.starts.values];
  if (left.length !== right.length || b.rows.cols !== width) {
    throw new RangeError(
      `pairScores: ${left.length - 1} sequences [${a.rows.rows}, ${width}] with ` +
        `${right.length - 1} sequences [${b.rows.rows}, ${b.rows.cols}]`,
    );
  }
  let total = 0;
  for (let s = 0; s + 1 < left.length; s++) {
    total += (left[s + 1]! - left[s]!) * (right[s + 1]! - right[s]!);
  }
  const work = 2 * total * width;
  const result = tape.output(1, total, [a.rows, b.rows], "pairScores");
  const call = {
    width,
    sequences: left.length - 1,
    leftStarts: a.starts.offset,
    rightStarts: b.starts.offset,
    left: a.rows.offset,
    right: b.rows.offset,
    scores: result.offset,
  };
  engine.run("pairsForward", work, call);
  engine.run("scale", total, { to: result.offset, from: result.offset, size: total, factor });
  tape.record([result], () => {
    const scores = tape.gradient(result);
    engine.run("scale", total, { to: scores, from: scores, size: total, factor });
    const [dLeft, dRight] = [tape.gradient(a.rows), tape.gradient(b.rows)];
    engine.run("pairsBackward", 2 * work, { ...call, scores, dLeft, dRight });
  });
  return result;
}
