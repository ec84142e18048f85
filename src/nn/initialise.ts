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
  const values = Float32Array.from(
    { length: parameter.size },
    () => (2 * random.next() - 1) * bound,
  );
  engine.write(parameter, values);
}
