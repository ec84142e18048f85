// Every op's gradient against finite differences, on random shapes.
import { afterAll, describe, test } from "vitest";
import { createRandom } from "../random.ts";
import { gradientCheck } from "./gradient-check.fixture.ts";
import {
  add,
  addRow,
  affine,
  attend,
  attentionMemory,
  bagRows,
  concatColumns,
  concatRows,
  createEngine,
  dropout,
  gatherRows,
  lstm,
  lstmCell,
  mixtureLoss,
  raggedDot,
  rows,
  type Tensor,
  tanh,
} from "./index.ts";

const engine = await createEngine({ engine: "wasm", threads: 1 });
afterAll(() => engine.dispose());
const { check, parameter } = gradientCheck(engine);

describe.each([1, 2, 3])("gradients, seed %i", (seed) => {
  const random = createRandom(seed);
  const size = (from = 1): number => from + random.below(5);

  test("affine with bias, base and several terms", () => {
    const [n, a, b, out] = [size(), size(), size(), size()];
    const [x, w, y, v] = [
      parameter(random, n, a),
      parameter(random, a, out),
      parameter(random, n, b),
      parameter(random, b, out),
    ];
    const [bias, base] = [parameter(random, 1, out), parameter(random, n, out)];
    check([x, w, y, v, bias, base], (tape) => [
      affine(
        tape,
        [
          [x, w],
          [y, v],
        ],
        { bias, base },
      ),
    ]);
  });

  test("elementwise", () => {
    const [n, m] = [size(), size()];
    const [a, b, row] = [parameter(random, n, m), parameter(random, n, m), parameter(random, 1, m)];
    check([a, b], (tape) => [add(tape, a, b)]);
    check([a, row], (tape) => [addRow(tape, a, row)]);
    check([a], (tape) => [tanh(tape, a)]);
    check([a], (tape) => [dropout(tape, a, 0.4, 77)]);
  });

  test("layout", () => {
    const [n, m] = [size(2), size(2)];
    const [a, b, c] = [parameter(random, n, m), parameter(random, n, 3), parameter(random, 2, m)];
    check([a, b], (tape) => [concatColumns(tape, [a, b, a])]);
    check([a, c], (tape) => [concatRows(tape, [a, c])]);
    check([a], (tape) => [rows(tape, a, 1, n), a]);
    check([a], (tape) => [tanh(tape, rows(tape, tanh(tape, a), 0, n - 1))]);
  });

  test("gather and bags, dense and row-sparse", () => {
    for (const sparse of [false, true]) {
      const a = parameter(random, 6, size(), sparse);
      check([a], (tape) => [gatherRows(tape, a, engine.integers([3, -1, 0, 3]))]);
      check([a], (tape) => [
        gatherRows(tape, a, engine.integers([])),
        gatherRows(tape, a, engine.integers([5])),
      ]);
      const lists = [[1, 2], [], [0], [2, 2, 4]];
      check([a], (tape) => [bagRows(tape, a, engine.ragged(lists), "mean")]);
      check([a], (tape) => [bagRows(tape, a, engine.ragged(lists), "sum")]);
      check([a], (tape) => [bagRows(tape, a, engine.ragged(lists), "root")]);
    }
  });

  test("lstm over sequences, both directions, with lengths", () => {
    for (const reverse of [false, true]) {
      for (const steps of [1, 3]) {
        const [batch, width, hidden] = [2, size(), size()];
        const input = parameter(random, steps * batch, width);
        const weights = {
          input: parameter(random, width, 4 * hidden),
          hidden: parameter(random, hidden, 4 * hidden),
          bias: parameter(random, 1, 4 * hidden),
        };
        check([input, weights.input, weights.hidden, weights.bias], (tape) => {
          const lengths = engine.integers([steps, steps - 1]);
          const { output, h, c } = lstm(tape, {
            input,
            steps,
            batch,
            weights,
            lengths,
            reverse,
          });
          return [output, h, c];
        });
      }
    }
  });

  test("lstm over an empty sequence gives a state that nothing flows through", () => {
    const weights = {
      input: parameter(random, 2, 12),
      hidden: parameter(random, 3, 12),
      bias: parameter(random, 1, 12),
    };
    const a = parameter(random, 2, 3);
    check([a, weights.input], (tape) => {
      const { h, c } = lstm(tape, { input: engine.tensor(0, 2), steps: 0, batch: 2, weights });
      return [add(tape, a, h), add(tape, a, c)];
    });
  });

  test("lstm cells with hoisted projection and attention in the loop", () => {
    const [batch, hidden, steps] = [2, size(), 3];
    const width = size();
    const x = parameter(random, steps * batch, width);
    const [wx, wc, wh] = [width, hidden, hidden].map((n) => parameter(random, n, 4 * hidden));
    const bias = parameter(random, 1, 4 * hidden);
    const keys = parameter(random, 4, hidden);
    check([x, wx!, wc!, wh!, bias, keys], (tape) => {
      const projected = affine(tape, [[x, wx!]], { bias });
      const lists = engine.ragged([[0, 1, 3], [2]]);
      const memory = attentionMemory(tape, { keys, values: tanh(tape, keys), lists });
      let [h, c, context]: Tensor[] = [0, 0, 0].map(() => engine.tensor(batch, hidden));
      const outputs: Tensor[] = [];
      for (let t = 0; t < steps; t++) {
        const step = rows(tape, projected, t * batch, (t + 1) * batch);
        ({ h, c } = lstmCell(tape, {
          projected: step,
          inputs: [
            [context!, wc!],
            [h!, wh!],
          ],
          cell: c!,
        }));
        ({ context } = attend(tape, memory, h));
        outputs.push(h, context);
      }
      return outputs;
    });
  });

  test("attention: contexts, weights and raw scores; empty and shared sets", () => {
    const [width, values] = [size(), size()];
    const keys = parameter(random, 5, width);
    const held = parameter(random, 5, values);
    const query = parameter(random, 4, width);
    check([query, keys, held], (tape) => {
      const lists = engine.ragged([[0, 1, 2], [], [4], [1, 0]]);
      const { context, weights, scores } = attend(
        tape,
        attentionMemory(tape, { keys, values: held, lists }),
        query,
      );
      return [context, weights, scores];
    });
    check([query, keys], (tape) => [
      raggedDot(tape, query, keys, engine.ragged([[0, 4], [], [1], [2, 3]])),
    ]);
  });

  test("attention of ever fewer rows to one memory", () => {
    const width = 14 + size();
    const keys = parameter(random, 5, width);
    const queries = parameter(random, 6, width);
    check([queries, keys], (tape) => {
      const lists = engine.ragged([[0, 1, 2], [1, 4], [3]]);
      let memory = attentionMemory(tape, { keys, values: keys, lists });
      const first = attend(tape, memory, rows(tape, queries, 0, 3)).context;
      const fewer = { ...lists, rows: 2, total: 5 };
      memory = attentionMemory(tape, { ...memory, lists: fewer });
      const second = attend(tape, memory, rows(tape, queries, 3, 5)).context;
      const third = attend(tape, memory, rows(tape, queries, 5, 6)).context;
      return [first, second, third];
    });
  });

  test("loss over vocabulary, segments and placeholders", () => {
    const [n, v] = [4, size()];
    const logits = parameter(random, n, v);
    const a = parameter(random, 1, 6);
    const b = parameter(random, 2, 3);
    check(
      [logits, a, b],
      (tape) =>
        mixtureLoss(tape, {
          logits,
          sources: [
            { scores: a, lists: engine.ragged([[0, 1], [], [5], [2]]) },
            { scores: b, lists: engine.ragged([[4], [0, 1, 2], [], [5, 0]]) },
          ],
          targets: engine.ragged([[0, v + 2], [v], [], [v + 2, v + 1]]),
          weights: engine.tensor(1, n, [1, 0.5, 2, 1.5]),
        }).loss,
    );
    check(
      [logits],
      (tape) => mixtureLoss(tape, { logits, targets: engine.ragged([[0], [0], [0], []]) }).loss,
    );
  });
});
