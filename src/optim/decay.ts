// Learning-rate decay: multiply whenever the validation loss has stopped falling.

export type PlateauDecay = {
  /** Call once an epoch; true when the rate should be multiplied by `factor`. */
  readonly factor: number;
  observe(loss: number): boolean;
  state(): { best: number; waited: number };
  restore(state: { best: number; waited: number }): void;
};

/** After `patience` observations without a new best, decays and starts counting again. */
export function createPlateauDecay({ factor = 0.8, patience = 1 } = {}): PlateauDecay {
  let best = Number.POSITIVE_INFINITY;
  let waited = 0;
  return {
    factor,
    observe(loss) {
      if (loss < best) {
        best = loss;
        waited = 0;
        return false;
      }
      waited += 1;
      if (waited < patience) return false;
      waited = 0;
      return true;
    },
    state: () => ({ best, waited }),
    restore: (state) => {
      ({ best, waited } = state);
    },
  };
}
