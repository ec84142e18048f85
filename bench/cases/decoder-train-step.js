// What training this product spends its time on: 96 decoder rows at once, 60 steps, 2 layers of 400,
// attention over 30 positions of each row's own, loss over 1,000 words, placeholders and segments;
// forward, backward, Adam.

import { createAdam } from "../../dist/optim/index.js";
import { createRandom } from "../../dist/random.js";
import {
  affine,
  attend,
  attentionMemory,
  concatColumns,
  concatRows,
  createEngine,
  dropout,
  gatherRows,
  lstmCell,
  mixtureLoss,
  raggedDot,
  rows,
  tanh,
} from "../../dist/tensor/index.js";
import { bestOf } from "../best-of.js";
import { createEmbedding, createLinear, linear } from "../layers.js";
import { lstmWeights } from "../lstm-weights.js";

const [BATCH, STEPS, HIDDEN, EMBEDDING, KEYS, SEGMENTS, WORDS] = [96, 60, 400, 256, 30, 12, 1000];

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads });
  const random = createRandom(1);
  const table = createEmbedding(engine, "words", WORDS, EMBEDDING, random);
  const encoded = createEmbedding(engine, "encoded", BATCH * KEYS, HIDDEN, random);
  const segments = createEmbedding(engine, "segments", BATCH * SEGMENTS, HIDDEN, random);
  const layers = [EMBEDDING, HIDDEN].map((size, i) => lstmWeights(engine, `l${i}`, size, HIDDEN));
  const fed = createLinear(engine, "context", HIDDEN, 4 * HIDDEN, random, { bias: false });
  const query = createLinear(engine, "query", HIDDEN, HIDDEN, random, { bias: false });
  const middle = createLinear(engine, "middle", 2 * HIDDEN, HIDDEN, random);
  const output = createLinear(engine, "output", HIDDEN, WORDS, random);
  const adam = createAdam(engine, { learningRate: 1e-4, clip: 5 });
  const list = (n, make) => Array.from({ length: n }, (_, i) => make(i));
  const ids = list(STEPS * BATCH, () => random.below(WORDS));

  const work = () => {
    const tape = engine.tape();
    const input = dropout(tape, gatherRows(tape, table, engine.integers(ids)), 0.2, 7);
    const projected = affine(tape, [[input, layers[0].input]], { bias: layers[0].bias });
    const keys = gatherRows(tape, encoded, engine.integers(list(BATCH * KEYS, (i) => i)));
    const starts = list(BATCH, (b) => b * KEYS);
    const lists = engine.raggedRanges(
      starts,
      list(BATCH, () => KEYS),
    );
    const memory = attentionMemory(tape, { keys, values: keys, lists });
    let context = engine.tensor(BATCH, HIDDEN);
    let [low, high] = [0, 1].map(() => ({ h: context, c: context }));
    const [states, contexts, scores] = [[], [], []];
    for (let t = 0; t < STEPS; t++) {
      low = lstmCell(tape, {
        projected: rows(tape, projected, t * BATCH, (t + 1) * BATCH),
        inputs: [
          [context, fed.weight],
          [low.h, layers[0].hidden],
        ],
        cell: low.c,
      });
      high = lstmCell(tape, {
        projected: affine(tape, [[low.h, layers[1].input]], { bias: layers[1].bias }),
        inputs: [[high.h, layers[1].hidden]],
        cell: high.c,
      });
      const attention = attend(tape, memory, linear(tape, query, high.h));
      context = attention.context;
      states.push(high.h);
      contexts.push(context);
      scores.push(attention.scores);
    }
    const both = concatColumns(tape, [concatRows(tape, states), concatRows(tape, contexts)]);
    const mixed = tanh(tape, linear(tape, middle, both));
    const logits = linear(tape, output, mixed);
    const all = engine.raggedRanges(
      list(STEPS * BATCH, (i) => (i % BATCH) * SEGMENTS),
      list(STEPS * BATCH, () => SEGMENTS),
    );
    const items = gatherRows(tape, segments, engine.integers(list(BATCH * SEGMENTS, (i) => i)));
    const { loss } = mixtureLoss(tape, {
      logits,
      sources: [
        {
          scores: raggedDot(tape, mixed, items, all),
          lists: engine.raggedRanges(
            list(STEPS * BATCH, (i) => i * SEGMENTS),
            list(STEPS * BATCH, () => SEGMENTS),
          ),
        },
        {
          scores: concatRows(tape, scores),
          lists: engine.raggedRanges(
            list(STEPS * BATCH, (i) => i * KEYS),
            list(STEPS * BATCH, () => 5),
          ),
        },
      ],
      targets: engine.ragged(ids.map((id, i) => (i % 7 === 0 ? [id, WORDS + 2] : [id]))),
    });
    tape.backward(loss);
    adam.step();
    engine.reset();
  };
  return { work, measure: () => bestOf(work, { times: 2 }), close: () => engine.dispose() };
}
