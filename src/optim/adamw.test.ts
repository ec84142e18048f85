// AdamW against its definition, worked out in float64.
import { expect, test } from "vitest";
import { add, createEngine } from "../tensor/index.ts";
import { squares } from "../tensor/losses.fixture.ts";
import { createAdamW } from "./index.ts";

const [rate, decay, beta1, beta2, epsilon] = [0.1, 0.05, 0.9, 0.98, 1e-8];

test("matrices decay beside Adam's step, rows do not", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const matrix = engine.parameter("matrix", 2, 2);
  const row = engine.parameter("row", 1, 4);
  const start = [0.5, -1, 2, 0.25];
  engine.write(matrix, start);
  engine.write(row, start);
  const optimiser = createAdamW(engine, { learningRate: rate, weightDecay: decay, beta1, beta2 });
  const wanted = [decay, 0].map((share) => start.map((value) => trace(value, share, 3)));
  for (let step = 0; step < 3; step++) {
    const tape = engine.tape();
    tape.backward(add(tape, squares(tape, matrix), squares(tape, row)));
    optimiser.step();
    engine.reset();
  }
  for (const [i, each] of [matrix, row].entries()) {
    engine.read(each).forEach((value, j) => {
      expect(value).toBeCloseTo(wanted[i]![j]!, 5);
    });
  }
  await engine.dispose();
});

/** x after some steps on the loss x^2. */
function trace(start: number, share: number, steps: number): number {
  let [x, first, second] = [start, 0, 0];
  for (let t = 1; t <= steps; t++) {
    const gradient = 2 * x;
    x *= 1 - rate * share;
    first = beta1 * first + (1 - beta1) * gradient;
    second = beta2 * second + (1 - beta2) * gradient * gradient;
    const root = Math.sqrt(second / (1 - beta2 ** t)) + epsilon;
    x -= (rate * (first / (1 - beta1 ** t))) / root;
  }
  return x;
}
