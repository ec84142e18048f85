// The memory that the threads of a training run share: the weights, and one gradient for each shard of a
// batch, all parameters one after the other. Sums run over the shards in order, whoever computes them.
import type { Engine, Parameter } from "../../tensor/index.ts";

export type Exchange = {
  readonly weights: Float32Array<SharedArrayBuffer>;
  /** One for each shard. */
  readonly gradients: readonly Float32Array<SharedArrayBuffer>[];
};

export function createExchange(engine: Engine, shards: number): Exchange {
  const size = engine.parameters.reduce((sum, parameter) => sum + parameter.size, 0);
  const floats = (): Float32Array<SharedArrayBuffer> =>
    new Float32Array(new SharedArrayBuffer(size * 4));
  return { weights: floats(), gradients: Array.from({ length: shards }, floats) };
}

function forEachPart(
  engine: Engine,
  whole: Float32Array,
  work: (parameter: Parameter, part: Float32Array) => void,
): void {
  let at = 0;
  for (const parameter of engine.parameters) {
    work(parameter, whole.subarray(at, at + parameter.size));
    at += parameter.size;
  }
}

export function publishWeights(engine: Engine, { weights }: Exchange): void {
  forEachPart(engine, weights, (parameter, part) => part.set(engine.view(parameter)));
}

export function takeWeights(engine: Engine, { weights }: Exchange): void {
  forEachPart(engine, weights, (parameter, part) => engine.write(parameter, part));
}

/** After a backward pass. */
export function publishGradient(engine: Engine, to: Float32Array): void {
  forEachPart(engine, to, ({ gradient, size }, part) => {
    if (gradient === 0) part.fill(0);
    else part.set(engine.floats(gradient, size));
  });
}

/** Elements from..to of the first `shards` gradients, added into the first. */
export function sumGradients(
  { gradients }: Exchange,
  shards: number,
  from: number,
  to: number,
): void {
  const sum = gradients[0]!;
  for (let s = 1; s < shards; s++) {
    const more = gradients[s]!;
    for (let i = from; i < to; i++) sum[i] = sum[i]! + more[i]!;
  }
}

/** The summed gradient becomes that of the engine's parameters, for one optimiser step. */
export function takeGradient(engine: Engine, { gradients }: Exchange): void {
  forEachPart(engine, gradients[0]!, (parameter, part) => {
    parameter.gradient = engine.allocate(parameter.size, `gradient of ${parameter.name}`);
    engine.floats(parameter.gradient, parameter.size).set(part);
  });
}
