// One LSTM, input 1250, hidden 800, batch 16, 60 steps: forward, backward, Adam.
import { createAdam } from "../../dist/optim/index.js";
import { createEngine, lstm } from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";
import { mean } from "../losses.js";
import { lstmWeights, randomParameter } from "../lstm-weights.js";

const [INPUT, HIDDEN, BATCH, STEPS] = [1250, 800, 16, 60];

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads, relaxed: true });
  const weights = lstmWeights(engine, "lstm", INPUT, HIDDEN);
  const x = randomParameter(engine, "x", STEPS * BATCH, INPUT);
  const adam = createAdam(engine, { learningRate: 1e-4 });
  const work = () => {
    const tape = engine.tape();
    const { output } = lstm(tape, { input: x, steps: STEPS, batch: BATCH, weights });
    tape.backward(mean(tape, output));
    x.gradient = 0; // the input is data: its gradient is computed, as in the peer, but not applied
    adam.step();
    engine.reset();
  };
  return { measure: () => bestOf(work, { times: 3 }), close: () => engine.dispose() };
}
