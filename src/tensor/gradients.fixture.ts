// Looks at parameters and gradients from outside: only tests do.
import { Parameter, type Tensor } from "./tensor.ts";
import type { Workspace } from "./workspace.ts";

/** The gradient of the last backward pass (zeros where none flowed); whole, also where row-sparse. */
export function readGradient(engine: Workspace, tensor: Tensor): Float32Array {
  const result = new Float32Array(tensor.size);
  if (tensor instanceof Parameter && tensor.rowGradient !== null) {
    const { rows, offset } = tensor.rowGradient;
    for (let i = 0; i < rows.values.length; i++) {
      const row = engine.floats(offset + i * tensor.cols * 4, tensor.cols);
      result.set(row, rows.values[i]! * tensor.cols);
    }
    return result;
  }
  const root = tensor.base ?? tensor;
  if (root.gradient === 0) return result;
  result.set(engine.floats(root.gradient + (tensor.offset - root.offset), tensor.size));
  return result;
}

export function parameterNamed(engine: Workspace, name: string): Parameter {
  const found = engine.parameters.find((parameter) => parameter.name === name);
  if (found === undefined) throw new Error(`no parameter "${name}" in this model`);
  return found;
}
