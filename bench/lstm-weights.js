// LSTM weights for the benchmarks: gates input, forget, cell, output.
import { createRandom } from "../dist/random.js";

/** A parameter with random values in +-0.05. */
export function randomParameter(engine, name, rows, cols) {
  const random = createRandom(name);
  const parameter = engine.parameter(name, rows, cols);
  const values = new Float32Array(parameter.size);
  for (let i = 0; i < values.length; i++) values[i] = (random.next() - 0.5) / 10;
  engine.write(parameter, values);
  return parameter;
}

export function lstmWeights(engine, name, input, hidden) {
  return {
    input: randomParameter(engine, `${name}.input`, input, 4 * hidden),
    hidden: randomParameter(engine, `${name}.hidden`, hidden, 4 * hidden),
    bias: randomParameter(engine, `${name}.bias`, 1, 4 * hidden),
  };
}
