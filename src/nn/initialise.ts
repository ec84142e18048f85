// First values of weights.
import type { Random } from "../random.ts";
import type { Engine, Parameter } from "../tensor/index.ts";

/** Uniform in ±bound; by default Glorot's sqrt(6 / (rows + cols)). */
export function initialise(
  engine: Engine,
  parameter: Parameter,
  random: Random,
  bound: number = Math.sqrt(6 / (parameter.rows + parameter.cols)),
): void {
  const values = new Float32Array(parameter.size);
  for (let i = 0; i < values.length; i++) values[i] = (2 * random.next() - 1) * bound;
  engine.write(parameter, values);
}
