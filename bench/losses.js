// Losses for benchmarks of training steps, by plain products.
import { affine, pairScores, reshape } from "../dist/tensor/index.js";

export function mean(tape, a) {
  const weights = tape.engine.tensor(a.size, 1, new Float32Array(a.size).fill(1 / a.size));
  return affine(tape, [[reshape(tape, a, 1, a.size), weights]]);
}

export function meanSquare(tape, a) {
  const all = { rows: reshape(tape, a, 1, a.size), starts: tape.engine.integers([0, 1]) };
  return pairScores(tape, all, all, 1 / a.size);
}
