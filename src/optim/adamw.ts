// AdamW (Loshchilov & Hutter 2019): Adam, with weights pulled towards zero apart from the gradient.
import type { Engine } from "../tensor/index.ts";
import { type Adam, type AdamOptions, createAdam } from "./adam.ts";

type AdamWOptions = AdamOptions & {
  /**
   * Each step takes this share of the weights, times the learning rate. Matrices only: rows (biases,
   * norms) and row-sparse tables keep what they have.
   */
  readonly weightDecay: number;
};

export function createAdamW(engine: Engine, options: AdamWOptions): Adam {
  const { weightDecay } = options;
  const adam = createAdam(engine, options);
  const decay = (factor: number): void => {
    for (const { gradient, rows, offset, size } of engine.parameters) {
      if (gradient === 0 || rows === 1) continue;
      engine.run("scale", size, { to: offset, from: offset, size, factor });
    }
  };
  return {
    get learningRate() {
      return adam.learningRate;
    },
    set learningRate(rate) {
      adam.learningRate = rate;
    },
    step() {
      if (weightDecay > 0) decay(1 - adam.learningRate * weightDecay);
      return adam.step();
    },
    state: () => adam.state(),
    restore: (state) => adam.restore(state),
  };
}
