// y = x W + b
import type { Random } from "../random.ts";
import { affine, type Engine, type Parameter, type Tape, type Tensor } from "../tensor/index.ts";
import { initialise } from "./initialise.ts";

type Linear = {
  /** [In, Out] */
  readonly weight: Parameter;
  /** [1, Out] */
  readonly bias: Parameter | null;
};

export function createLinear(
  engine: Engine,
  name: string,
  input: number,
  output: number,
  random: Random,
  { bias = true }: { bias?: boolean } = {},
): Linear {
  const weight = engine.parameter(`${name}.weight`, input, output);
  initialise(engine, weight, random.fork(weight.name));
  return { weight, bias: bias ? engine.parameter(`${name}.bias`, 1, output) : null };
}

/** [N, In] -> [N, Out] */
export function linear(tape: Tape, layer: Linear, x: Tensor): Tensor {
  return affine(tape, [[x, layer.weight]], layer.bias === null ? {} : { bias: layer.bias });
}
