// One number of all values of a matrix, by plain products: what laws about gradients start from.
import { affine, pairScores, reshape, type Tape, type Tensor } from "./index.ts";

export function weighed(tape: Tape, a: Tensor, weights: Float32Array): Tensor {
  const flat = reshape(tape, a, 1, a.size);
  return affine(tape, [[flat, tape.engine.tensor(a.size, 1, weights)]]);
}

export function sum(tape: Tape, a: Tensor): Tensor {
  return weighed(tape, a, new Float32Array(a.size).fill(1));
}

export function squares(tape: Tape, a: Tensor, factor = 1): Tensor {
  const all = { rows: reshape(tape, a, 1, a.size), starts: tape.engine.integers([0, 1]) };
  return pairScores(tape, all, all, factor);
}
