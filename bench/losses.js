// Losses for benchmarks of training steps, by plain products.
import { matmul, reshape } from "../dist/tensor/index.js";

export function mean(tape, a) {
  const weights = tape.engine.tensor(a.size, 1, new Float32Array(a.size).fill(1 / a.size));
  return matmul(tape, reshape(tape, a, 1, a.size), weights);
}

export function meanSquare(tape, a) {
  const flat = reshape(tape, a, 1, a.size);
  const total = matmul(tape, flat, flat, { transposeB: true });
  return matmul(tape, total, tape.engine.tensor(1, 1, Float32Array.of(1 / a.size)));
}
