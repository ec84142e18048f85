// Laws of the base network: writing symbol by symbol gives what training sees, examples of a batch do not
// touch each other, and threads change no bit.

import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { readGradient } from "../../tensor/gradients.fixture.ts";
import { createEngine, type Engine } from "../../tensor/index.ts";
import { packBatch } from "./batch.ts";
import { type BaseConfig, ordinaryConfig } from "./config.ts";
import { type Example, itemCount, symbols } from "./example.ts";
import { encodeBaseModel, loadBaseModel } from "./model-file.ts";
import {
  type BaseNetwork,
  batchLoss,
  createNetwork,
  decodeStep,
  encode,
  startState,
} from "./network.ts";
import { randomExample, randomWordTable } from "./random-example.ts";
import { copiedTarget, segmentCount } from "./segments.ts";

const clauses = [-1, -1, -1, 0, 1, 2, 3, 4, 5, -1];
const ordinary = ordinaryConfig(12, clauses, { segments: true });
const config: BaseConfig = {
  ...ordinary,
  sizes: { ...ordinary.sizes, width: 32, heads: 4, feedForward: 64, embedding: 16, buckets: 60 },
};
const table = randomWordTable(createRandom("words"), 40, config.sizes);
const examples: readonly Example[] = [0, 1, 2].map((i) =>
  randomExample(createRandom(i), {
    items: 6 + i,
    words: 7 - i,
    candidates: i,
    previous: 4 * i,
    target: 5 + i,
    segments: true,
    fixedSymbols: clauses.length,
    vocabulary: 40,
  }),
);

async function start(threads: number): Promise<BaseNetwork> {
  const engine = await createEngine({ engine: "wasm", threads });
  return createNetwork(engine, config, createRandom("weights"));
}

let network: BaseNetwork;
let engine: Engine;
beforeAll(async () => {
  network = await start(1);
  ({ engine } = network);
});
afterAll(() => engine.dispose());

/** Every loss counts, and nothing is dropped. */
const whole = { weight: 1, how: null };

function losses(of: readonly Example[]): Float32Array {
  const result = batchLoss(network, engine.tape(), packBatch(of, table, config), whole).losses();
  engine.reset();
  return result;
}

test("symbol by symbol, the scores are those of the whole target", () => {
  for (const example of examples) {
    let states = [startState(network)];
    const wanted = losses([example]);
    const encoded = encode(network, table, example);
    const targets = copiedTarget(example, clauses.length + itemCount(example));
    for (const [t, target] of targets.entries()) {
      const last = t === 0 ? symbols.begin : targets[t - 1]!;
      const step = decodeStep(network, encoded, states, [last]);
      states = step.states;
      const [logits] = step.logits;
      const offered = itemCount(example) + segmentCount(example);
      expect(logits).toHaveLength(clauses.length + offered);
      const total = logits!.reduce((sum, logit) => sum + Math.exp(logit), 0);
      expect(Math.log(total) - logits![target]!).toBeCloseTo(wanted[t]!, 4);
    }
    engine.reset();
  }
});

test("a piece of the query before is one symbol of the target", () => {
  const example = examples[2]!;
  const first = clauses.length + itemCount(example);
  const copied = copiedTarget(example, first);
  expect(copied[0]).toBe(first + 1);
  expect(copied).toHaveLength(example.target.length - 1);
});

test("several queries are written at once, each from where it stands", () => {
  const example = examples[1]!;
  const encoded = encode(network, table, example);
  const begun = decodeStep(network, encoded, [startState(network)], [symbols.begin]);
  const state = begun.states[0]!;
  const alone = [3, 11].map((symbol) => decodeStep(network, encoded, [state], [symbol]).logits[0]!);
  const together = decodeStep(network, encoded, [state, state], [3, 11]);
  together.logits.forEach((logits, r) => {
    logits.forEach((logit, i) => {
      expect(logit).toBeCloseTo(alone[r]![i]!, 5);
    });
  });
  engine.reset();
});

test("examples of a batch do not touch each other", () => {
  const apart = examples.flatMap((example) => [...losses([example])]);
  losses(examples).forEach((loss, i) => {
    expect(loss).toBeCloseTo(apart[i]!, 5);
  });
});

test("the same bits for any number of threads, dropout included", async () => {
  const results: Float32Array[][] = [];
  for (const threads of [1, 2]) {
    const { engine: own, ...rest } = await start(threads);
    const seeds = createRandom("dropout");
    const how = { rate: 0.1, seed: () => seeds.below(2 ** 31) };
    const tape = own.tape();
    const batch = packBatch(examples, table, config, { hide: { rate: 0.5, random: seeds } });
    tape.backward(batchLoss({ engine: own, ...rest }, tape, batch, { weight: 0.1, how }).loss);
    results.push(own.parameters.map((parameter) => readGradient(own, parameter)));
    await own.dispose();
  }
  expect(results[1]).toEqual(results[0]);
});

test("a file gives back the network, in eight bits nearly and whole exactly", async () => {
  const beside = { tensors: new Map(), metadata: { words: "[]" } };
  for (const [storage, digits] of [
    ["i8", 1],
    ["f32", 7],
  ] as const) {
    const bytes = encodeBaseModel(network, beside, storage);
    const own = await createEngine({ engine: "wasm", threads: 1 });
    const loaded = loadBaseModel(own, bytes, "a file");
    expect(loaded.beside.metadata["words"]).toBe("[]");
    expect(loaded.network.config).toEqual(config);
    const tape = own.tape();
    const again = batchLoss(loaded.network, tape, packBatch(examples, table, config), whole);
    const wanted = losses(examples);
    again.losses().forEach((loss, i) => {
      expect(loss).toBeCloseTo(wanted[i]!, digits);
    });
    await own.dispose();
  }
});
