// LSTM, attention and the loss against PyTorch's values (scripts/write-torch-fixtures.py).

import { afterAll, beforeAll, expect, test } from "vitest";
import { readGradient } from "./gradients.fixture.ts";
import {
  add,
  attend,
  attentionMemory,
  createEngine,
  type Engine,
  lstm,
  mixtureLoss,
  rows,
  type Tensor,
} from "./index.ts";
import { squares, sum, weighed } from "./losses.fixture.ts";
import fixture from "./torch.fixture.json" with { type: "json" };

let engine: Engine;
let count = 0;
beforeAll(async () => {
  engine = await createEngine({ engine: "wasm", threads: 2 });
});
afterAll(() => engine.dispose());

function parameter(height: number, width: number, values: readonly number[]): Tensor {
  const result = engine.parameter(`fixture${count++}`, height, width);
  engine.write(result, values);
  return result;
}

function close(actual: ArrayLike<number>, wanted: ArrayLike<number>): void {
  expect(actual.length).toBe(wanted.length);
  for (let i = 0; i < wanted.length; i++) {
    expect(Math.abs(actual[i]! - wanted[i]!)).toBeLessThan(
      2e-5 * Math.max(1, Math.abs(wanted[i]!)),
    );
  }
}

test.each(fixture.lstm)("lstm, reverse $reverse", (given) => {
  const { steps, batch, width, hidden, lengths, inputs, gradients } = given;
  const x = parameter(steps * batch, width, inputs.x);
  const weights = {
    input: parameter(width, 4 * hidden, inputs.wx),
    hidden: parameter(hidden, 4 * hidden, inputs.wh),
    bias: parameter(1, 4 * hidden, inputs.bias),
  };
  const tape = engine.tape();
  const limits = engine.integers(lengths);
  const sequence = { input: x, steps, batch, weights, lengths: limits };
  const { output, h, c } = lstm(tape, { ...sequence, reverse: given.reverse });
  close(engine.read(h), given.h);
  close(engine.read(c), given.c);
  let loss = add(tape, sum(tape, h), squares(tape, c, 2));
  for (let t = 0; t < steps; t++) {
    for (let b = 0; b < batch; b++) {
      if (t >= lengths[b]!) continue;
      const state = rows(tape, output, t * batch + b, t * batch + b + 1);
      loss = add(tape, loss, squares(tape, state, t + 1));
    }
  }
  close(engine.read(loss), [given.loss]);
  tape.backward(loss);
  close(readGradient(engine, x), gradients.x);
  close(readGradient(engine, weights.input), gradients.wx);
  close(readGradient(engine, weights.hidden), gradients.wh);
  close(readGradient(engine, weights.bias), gradients.bias);
  engine.reset();
});

test("attention", () => {
  const { inputs, lists, gradients, context: wanted, loss: total } = fixture.attention;
  const query = parameter(3, 5, inputs.query);
  const keys = parameter(6, 5, inputs.keys);
  const values = parameter(6, 4, inputs.values);
  const tape = engine.tape();
  const memory = attentionMemory(tape, { keys, values, lists: engine.ragged(lists) });
  const { context } = attend(tape, memory, query);
  close(engine.read(context), wanted);
  const firstColumn = Float32Array.from({ length: context.size }, (_, i) => Number(i % 4 === 0));
  const loss = add(tape, squares(tape, context), weighed(tape, context, firstColumn));
  close(engine.read(loss), [total]);
  tape.backward(loss);
  close(readGradient(engine, query), gradients.query);
  close(readGradient(engine, keys), gradients.keys);
  close(readGradient(engine, values), gradients.values);
  engine.reset();
});

test("loss with several right entries", () => {
  const { lists, targets, weights, gradients, losses, loss: total } = fixture.loss;
  const logits = parameter(3, 6, fixture.loss.logits);
  const extra = parameter(1, 7, fixture.loss.extra);
  const tape = engine.tape();
  const result = mixtureLoss(tape, {
    logits,
    sources: [{ scores: extra, lists: engine.ragged(lists) }],
    targets: engine.ragged(targets),
    weights: engine.tensor(1, 3, weights),
  });
  close(result.losses(), losses);
  close(engine.read(result.loss), [total]);
  tape.backward(result.loss);
  close(readGradient(engine, logits), gradients.logits);
  close(readGradient(engine, extra), gradients.extra);
  engine.reset();
});
