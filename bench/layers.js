// Layers for benchmarks: weights with random first values, and x W + b.
import { affine } from "../dist/tensor/index.js";

function randomParameter(engine, name, rows, cols, random, options) {
  const parameter = engine.parameter(name, rows, cols, options);
  const bound = Math.sqrt(6 / (rows + cols));
  const values = new Float32Array(parameter.size);
  for (let i = 0; i < values.length; i++) values[i] = (2 * random.next() - 1) * bound;
  engine.write(parameter, values);
  return parameter;
}

export function createEmbedding(engine, name, count, size, random) {
  return randomParameter(engine, name, count, size, random, { sparse: true });
}

export function createLinear(engine, name, input, output, random, { bias = true } = {}) {
  const weight = randomParameter(engine, `${name}.weight`, input, output, random);
  return { weight, bias: bias ? engine.parameter(`${name}.bias`, 1, output) : null };
}

export function linear(tape, { weight, bias }, x) {
  return affine(tape, [[x, weight]], bias === null ? {} : { bias });
}
