// Moves a model's parameters out of an engine into stored tensors, and back with every shape checked.
import { UserError } from "../errors.ts";
import type { Engine } from "../tensor/index.ts";
import type { StoredTensor } from "./safetensors.ts";

export function collectParameters(engine: Engine): Map<string, StoredTensor> {
  const tensors = new Map<string, StoredTensor>();
  for (const parameter of engine.parameters) {
    const { name, rows, cols } = parameter;
    tensors.set(name, { rows, cols, data: engine.read(parameter) });
  }
  return tensors;
}

/** Every parameter of the engine must be there with its shape; more tensors may be. */
export function restoreParameters(
  engine: Engine,
  tensors: ReadonlyMap<string, StoredTensor>,
  source: string,
): void {
  for (const parameter of engine.parameters) {
    const { name, rows, cols } = parameter;
    const stored = tensors.get(name);
    const advice =
      "The file belongs to another configuration: use the one saved beside it, or train anew.";
    if (stored === undefined) {
      throw new UserError(
        `${source}: no tensor "${name}" (expected [${rows}, ${cols}]). ${advice}`,
      );
    }
    if (stored.rows !== rows || stored.cols !== cols) {
      throw new UserError(
        `${source}: tensor "${name}" is [${stored.rows}, ${stored.cols}], expected [${rows}, ${cols}]. ${advice}`,
      );
    }
  }
  for (const parameter of engine.parameters)
    engine.write(parameter, tensors.get(parameter.name)!.data);
}
