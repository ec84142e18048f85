// The norm of all gradients together, summed in an order that threads cannot change.
import type { Engine } from "../tensor/index.ts";

/** Square root of the sum of squares over all parameters' gradients. */
export function gradientNorm(engine: Engine): number {
  let total = 0;
  for (const parameter of engine.parameters) {
    const { rowGradient, gradient, cols } = parameter;
    if (rowGradient !== null) {
      const size = rowGradient.rows.values.length * cols;
      total += engine.kernel("sumSquares", rowGradient.offset, size);
    } else if (gradient !== 0) total += engine.kernel("sumSquares", gradient, parameter.size);
  }
  return Math.sqrt(total);
}
