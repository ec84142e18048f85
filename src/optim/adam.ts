// Adam (Kingma & Ba 2015) with global-norm clipping. Rows of a sparse table that were not looked up
// stay exactly as they are, moments included.
import { UserError } from "../errors.ts";
import type { Engine, Parameter } from "../tensor/index.ts";

export type AdamOptions = {
  readonly learningRate: number;
  /** Default 0.9. */
  readonly beta1?: number;
  /** Default 0.999. */
  readonly beta2?: number;
  /** Default 1e-8. */
  readonly epsilon?: number;
  /** Gradients are scaled down to this global norm; default: never. */
  readonly clip?: number;
};

type NamedArray = {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
};
/** Everything Adam remembers. `powers` are beta1^t and beta2^t, kept as products so that resuming is exact. */
export type AdamState = {
  readonly steps: number;
  readonly learningRate: number;
  readonly powers: readonly [number, number];
  readonly moments: ReadonlyMap<string, NamedArray>;
};

export type Adam = {
  learningRate: number;
  /** Updates all parameters of the engine that have gradients; returns the norm before clipping. */
  step(): { readonly norm: number };
  state(): AdamState;
  restore(state: AdamState): void;
};

type Moments = { readonly first: number; readonly second: number };

export function createAdam(engine: Engine, options: AdamOptions): Adam {
  const { beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8, clip = Number.POSITIVE_INFINITY } = options;
  const moments = new Map<Parameter, Moments>();
  let powers: readonly [number, number] = [1, 1];
  let steps = 0;

  const momentsOf = (parameter: Parameter): Moments => {
    let known = moments.get(parameter);
    if (known === undefined) {
      const what = `Adam's moments of ${parameter.name}`;
      const { size } = parameter;
      known = { first: engine.persist(size, what), second: engine.persist(size, what) };
      moments.set(parameter, known);
    }
    return known;
  };

  const update = (parameter: Parameter, factor: number, rate: number, correction: number): void => {
    const { rowGradient, gradient, offset, size, cols } = parameter;
    if (rowGradient === null && gradient === 0) return;
    const { first, second } = momentsOf(parameter);
    const given = { to: offset, first, second, factor, beta1, beta2, rate, correction, epsilon };
    if (rowGradient !== null) {
      const { rows: indices, offset: from } = rowGradient;
      const rows = indices.values.length;
      const looked = { gradient: from, indices: indices.offset, rows, cols };
      engine.run("adamRows", 10 * rows * cols, { ...given, ...looked });
    } else engine.run("adam", 10 * size, { ...given, gradient, size });
    parameter.version += 1;
  };

  return {
    learningRate: options.learningRate,
    step() {
      const norm = gradientNorm(engine);
      const factor = norm > clip ? clip / norm : 1;
      powers = [powers[0] * beta1, powers[1] * beta2];
      steps += 1;
      const rate = this.learningRate / (1 - powers[0]);
      for (const parameter of engine.parameters) {
        update(parameter, factor, rate, 1 / (1 - powers[1]));
      }
      return { norm };
    },
    state() {
      const saved = new Map<string, NamedArray>();
      for (const [{ name, rows, cols, size }, { first, second }] of moments) {
        saved.set(`${name}.first`, { rows, cols, data: engine.floats(first, size).slice() });
        saved.set(`${name}.second`, { rows, cols, data: engine.floats(second, size).slice() });
      }
      return { steps, learningRate: this.learningRate, powers, moments: saved };
    },
    restore(state) {
      ({ steps, powers } = state);
      this.learningRate = state.learningRate;
      for (const parameter of engine.parameters) {
        const first = state.moments.get(`${parameter.name}.first`);
        const second = state.moments.get(`${parameter.name}.second`);
        if (first === undefined || second === undefined) continue;
        expectSame(parameter, first);
        expectSame(parameter, second);
        const to = momentsOf(parameter);
        engine.floats(to.first, parameter.size).set(first.data);
        engine.floats(to.second, parameter.size).set(second.data);
      }
    },
  };
}

function expectSame({ name, rows, cols }: Parameter, array: NamedArray): void {
  if (array.rows === rows && array.cols === cols) return;
  throw new UserError(
    `optimiser state of ${name}: expected [${rows}, ${cols}], found [${array.rows}, ${array.cols}]. ` +
      "Resume with the configuration the run was started with.",
  );
}

/** Of all gradients together: the root of the sum of squares, in an order that threads cannot change. */
function gradientNorm(engine: Engine): number {
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
