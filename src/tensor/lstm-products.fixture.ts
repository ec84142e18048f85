// For tests that compare engines: drawn parameters, and an LSTM with a wide product and all their gradients.

import { createRandom } from "../random.ts";
import { readGradient } from "./gradients.fixture.ts";
import { affine, type Engine, type LstmWeights, lstm, type Parameter } from "./index.ts";
import { sum } from "./losses.fixture.ts";

type Sizes = {
  readonly steps: number;
  readonly batch: number;
  readonly width: number;
  readonly hidden: number;
};

export type DrawnLstm = Sizes & {
  readonly input: Parameter;
  readonly weights: LstmWeights;
  readonly parameter: (name: string, height: number, width: number) => Parameter;
};

/** Numbers in [-0.5, 0.5), the same for the same seed. */
export function drawnLstm(engine: Engine, seed: string, sizes: Sizes): DrawnLstm {
  const random = createRandom(seed);
  const parameter = (name: string, height: number, width: number): Parameter => {
    const made = engine.parameter(name, height, width);
    engine.write(
      made,
      Float32Array.from({ length: made.size }, () => random.next() - 0.5),
    );
    return made;
  };
  const { steps, batch, width, hidden } = sizes;
  const input = parameter("x", steps * batch, width);
  const weights = {
    input: parameter("wx", width, 4 * hidden),
    hidden: parameter("wh", hidden, 4 * hidden),
    bias: parameter("b", 1, 4 * hidden),
  };
  return { ...sizes, input, weights, parameter };
}

/** The product and every gradient; the engine is disposed of. Sizes fill no tile. */
export async function lstmProducts(engine: Engine): Promise<Float32Array[]> {
  const drawn = drawnLstm(engine, "products", { steps: 5, batch: 33, width: 70, hidden: 100 });
  const wide = drawn.parameter("wide", drawn.hidden, 903);
  const tape = engine.tape();
  const product = affine(tape, [[lstm(tape, drawn).output, wide]]);
  tape.backward(sum(tape, product));
  const gradients = engine.parameters.map((one) => readGradient(engine, one));
  const results = [engine.read(product), ...gradients];
  engine.reset();
  await engine.dispose();
  return results;
}
