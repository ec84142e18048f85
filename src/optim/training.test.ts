// Laws of whole training runs: same bits for any number of threads, flat memory, exact resumption.

import { describe, expect, test } from "vitest";
import { decodeAdam, encodeAdam } from "../checkpoint/optimiser.ts";
import { collectParameters, restoreParameters } from "../checkpoint/parameters.ts";
import { encodeSafetensors, parseSafetensors } from "../checkpoint/safetensors.ts";
import { createRandom, type Random } from "../random.ts";
import { parameterNamed } from "../tensor/gradients.fixture.ts";
import {
  attend,
  attentionMemory,
  concatColumns,
  createEngine,
  dropout,
  type Engine,
  type EngineOptions,
  gatherRows,
  mixtureLoss,
  raggedDot,
  tanh,
} from "../tensor/index.ts";
import { createAdam } from "./index.ts";
import { biLstm, createBiLstm, createEmbedding, createLinear, linear } from "./layers.fixture.ts";

/** A small model with every kind of op: embeddings, both LSTM directions, attention, mixed loss. */
async function start(options: EngineOptions, hidden = 8) {
  const engine = await createEngine({ engine: "wasm", ...options });
  const random = createRandom("model");
  const table = createEmbedding(engine, "table", 50, 12, random);
  const encoder = createBiLstm(engine, "encoder", 12, hidden, random);
  const query = createLinear(engine, "query", 2 * hidden, 2 * hidden, random);
  const output = createLinear(engine, "output", 4 * hidden, 50, random);
  const adam = createAdam(engine, { learningRate: 0.01, clip: 1 });
  const step = (data: Random): number => {
    const [steps, batch] = [1 + data.below(6), 1 + data.below(5)];
    const many = (n: number, below: number) => Array.from({ length: n }, () => data.below(below));
    const tape = engine.tape();
    const ids = engine.integers(many(steps * batch, 40));
    const input = dropout(tape, gatherRows(tape, table, ids), 0.2, data.below(2 ** 31));
    const lengths = engine.integers(many(batch, steps + 1));
    const encoded = biLstm(tape, encoder, { input, steps, batch, lengths });
    const lists = engine.ragged(
      Array.from(lengths.values, (length, b) => Array.from({ length }, (_, t) => t * batch + b)),
    );
    const memory = attentionMemory(tape, { keys: encoded.output, values: encoded.output, lists });
    const { context } = attend(tape, memory, linear(tape, query, encoded.h));
    const mixed = tanh(tape, concatColumns(tape, [encoded.h, context]));
    const scores = raggedDot(tape, encoded.h, encoded.output, lists);
    const order = engine.raggedRanges(lists.offsets.values.subarray(0, batch), lengths.values);
    const { loss } = mixtureLoss(tape, {
      logits: linear(tape, output, mixed),
      sources: [{ scores, lists: order }],
      targets: engine.ragged(
        many(batch, 50).map((id, b) => (lengths.values[b]! > 0 ? [id, 50] : [id])),
      ),
    });
    const value = engine.read(loss)[0]!;
    tape.backward(loss);
    adam.step();
    engine.reset();
    return value;
  };
  return { engine, adam, step };
}

const fingerprint = (engine: Engine): string =>
  Buffer.from(encodeSafetensors({ tensors: collectParameters(engine), metadata: {} })).toString(
    "base64",
  );

describe("determinism", () => {
  test("same seed, same bits, for 1, 2 and 3 threads", async () => {
    const results: string[] = [];
    for (const threads of [1, 2, 3]) {
      // wide enough for work to be shared out
      const { engine, step } = await start({ threads }, 96);
      const data = createRandom("data");
      for (let i = 0; i < 8; i++) step(data);
      results.push(fingerprint(engine));
      await engine.dispose();
    }
    expect(results[1]).toBe(results[0]);
    expect(results[2]).toBe(results[0]);
  });

  test("the unshared build gives the same bits as the shared one", async () => {
    const { browserHost } = await import("../tensor/host/browser.ts");
    const results: string[] = [];
    for (const options of [{ threads: 1 }, { host: browserHost() }]) {
      const { engine, step } = await start(options);
      const data = createRandom("data");
      for (let i = 0; i < 5; i++) step(data);
      results.push(fingerprint(engine));
      await engine.dispose();
    }
    expect(results[1]).toBe(results[0]);
  });
});

test("1,000 steps of varying shapes: memory stays flat, and the loss falls", async () => {
  const { engine, step } = await start({ threads: 1 });
  const losses: number[] = [];
  const run = (steps: number): void => {
    for (let i = 0; i < steps; i++) losses.push(step(createRandom(losses.length % 20)));
  };
  run(100);
  const held = engine.memory().held;
  run(900);
  expect(engine.memory().held).toBe(held);
  expect(engine.memory().peak).toBeGreaterThan(0);
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  expect(mean(losses.slice(-20))).toBeLessThan(0.5 * mean(losses.slice(0, 20)));
  await engine.dispose();
});

test("a resumed run has the same bits as one that never stopped", async () => {
  const whole = await start({ threads: 1 });
  for (let i = 0; i < 6; i++) whole.step(createRandom(i));

  const first = await start({ threads: 1 });
  for (let i = 0; i < 3; i++) first.step(createRandom(i));
  const weights = encodeSafetensors({ tensors: collectParameters(first.engine), metadata: {} });
  const moments = encodeSafetensors(encodeAdam(first.adam.state()));

  const second = await start({ threads: 2 });
  restoreParameters(second.engine, parseSafetensors(weights, "weights").tensors, "weights");
  second.adam.restore(decodeAdam(parseSafetensors(moments, "moments"), "moments"));
  for (let i = 3; i < 6; i++) second.step(createRandom(i));
  expect(fingerprint(second.engine)).toBe(fingerprint(whole.engine));
  await Promise.all([whole, first, second].map(({ engine }) => engine.dispose()));
});

test("rows of a sparse table that were not looked up stay as they were", async () => {
  const { engine, step } = await start({ threads: 1 });
  const table = parameterNamed(engine, "table");
  const before = engine.read(table);
  for (let i = 0; i < 5; i++) step(createRandom(i));
  const after = engine.read(table);
  expect(after.subarray(40 * 12)).toEqual(before.subarray(40 * 12)); // ids 40.. never occur
  expect(after.subarray(0, 40 * 12)).not.toEqual(before.subarray(0, 40 * 12));
  await engine.dispose();
});

test("running out of memory says what was asked for and what to lower", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1, maximumMegabytes: 16 });
  expect(() => engine.tensor(4096, 4096)).toThrow(
    /out of memory: tensor \[4096, 4096\].* needs 64 MB more.*16 MB.*batch size/,
  );
  await engine.dispose();
});

test("adam moves against the gradient by the learning rate, as its formula says", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const x = engine.parameter("x", 1, 1);
  engine.write(x, [1]);
  const adam = createAdam(engine, { learningRate: 0.1 });
  const tape = engine.tape();
  tape.backward(tanh(tape, x));
  adam.step();
  expect(engine.read(x)[0]).toBeCloseTo(0.9, 5);
  await engine.dispose();
});
