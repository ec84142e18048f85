// Layer normalisation (Ba, Kiros & Hinton 2016).
import type { Tape } from "../tape.ts";
import type { Tensor } from "../tensor.ts";
import { expectShape } from "./shape.ts";

const EPSILON = 1e-5;

/** Each row to mean 0 and deviation 1, then times `scale` [1, n] plus `shift` [1, n]; n % 4 = 0. */
export function layerNorm(tape: Tape, x: Tensor, scale: Tensor, shift: Tensor): Tensor {
  const { engine } = tape;
  const { rows, cols, size } = x;
  if (cols % 4 !== 0) throw new RangeError(`layerNorm: ${cols} columns, expected a multiple of 4`);
  expectShape("layerNorm scale", scale, 1, cols);
  expectShape("layerNorm shift", shift, 1, cols);
  const result = tape.output(rows, cols, [x, scale, shift], "layerNorm");
  const statistics = engine.allocate(2 * rows, "means and deviations");
  const given = { from: x.offset, statistics, rows, cols };
  engine.run("normForward", 8 * size, {
    ...given,
    to: result.offset,
    scale: scale.offset,
    shift: shift.offset,
    epsilon: EPSILON,
  });
  tape.record([result], () => {
    const dy = tape.gradient(result);
    if (x.tracked) {
      const { at: to, accumulate } = tape.target(x);
      const call = { ...given, to, dy, scale: scale.offset, accumulate };
      engine.run("normBackward", 12 * size, call);
    }
    if (scale.tracked || shift.tracked) {
      const to = { dScale: tape.gradient(scale), dShift: tape.gradient(shift) };
      engine.run("normWeights", 6 * size, { ...given, ...to, dy, stride: cols });
    }
  });
  return result;
}
