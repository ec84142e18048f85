// One number of all values of a matrix, by plain products: what laws about gradients start from.
import { matmul, reshape, type Tape, type Tensor } from "./index.ts";

export function weighed(tape: Tape, a: Tensor, weights: Float32Array): Tensor {
  const flat = reshape(tape, a, 1, a.size);
  return matmul(tape, flat, tape.engine.tensor(a.size, 1, weights));
}

export function sum(tape: Tape, a: Tensor): Tensor {
  return weighed(tape, a, new Float32Array(a.size).fill(1));
}

export function squares(tape: Tape, a: Tensor, factor = 1): Tensor {
  const flat = reshape(tape, a, 1, a.size);
  const total = matmul(tape, flat, flat, { transposeB: true });
  return weighed(tape, total, Float32Array.of(factor));
}
