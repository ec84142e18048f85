// One greedy decoding step: 2-layer LSTM decoder of 800, input 1250, attention over 60 positions of
// 800, vocabulary 1,000.

import { createRandom } from "../../dist/random.js";
import {
  affine,
  attend,
  attentionMemory,
  concatColumns,
  createEngine,
  lstmCell,
  mixtureProbabilities,
  tanh,
} from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";
import { createLinear, linear } from "../layers.js";
import { lstmWeights } from "../lstm-weights.js";

const [INPUT, HIDDEN, POSITIONS, VOCABULARY, STEPS] = [1250, 800, 60, 1000, 30];

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads });
  const random = createRandom(1);
  const layers = [INPUT, HIDDEN].map((size, i) => lstmWeights(engine, `l${i}`, size, HIDDEN));
  const query = createLinear(engine, "query", HIDDEN, HIDDEN, random, { bias: false });
  const middle = createLinear(engine, "middle", 2 * HIDDEN, HIDDEN, random);
  const output = createLinear(engine, "output", HIDDEN, VOCABULARY, random);
  const keys = createLinear(engine, "keys", POSITIONS, HIDDEN, random).weight;
  const x = createLinear(engine, "x", 1, INPUT, random).weight;
  const work = () => {
    const tape = engine.forward();
    const memory = attentionMemory(tape, {
      keys,
      values: keys,
      lists: engine.raggedRanges([0], [POSITIONS]),
    });
    let state = layers.map(() => ({ h: engine.tensor(1, HIDDEN), c: engine.tensor(1, HIDDEN) }));
    for (let t = 0; t < STEPS; t++) {
      let below = x;
      state = layers.map((layer, i) => {
        const projected = affine(tape, [[below, layer.input]], { bias: layer.bias });
        const inputs = [[state[i].h, layer.hidden]];
        const next = lstmCell(tape, { projected, inputs, cell: state[i].c });
        below = next.h;
        return next;
      });
      const { context } = attend(tape, memory, linear(tape, query, below));
      const mixed = tanh(tape, linear(tape, middle, concatColumns(tape, [below, context])));
      mixtureProbabilities(tape, { logits: linear(tape, output, mixed) });
    }
    engine.reset();
  };
  return { measure: () => bestOf(work) / STEPS, close: () => engine.dispose() };
}
