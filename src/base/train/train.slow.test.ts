// Laws of training the base network: it learns, and the same seed gives the same bits, whatever the number
// of threads and wherever it was stopped and taken up again.
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import type { StoredTensor } from "../../checkpoint/safetensors.ts";
import { createRandom } from "../../random.ts";
import { type BaseConfig, ordinaryConfig } from "../network/config.ts";
import { randomExample, randomWordTable } from "../network/random-example.ts";
import { fileCheckpoints } from "./checkpoint.ts";
import { mixSources } from "./source.ts";
import { type BaseTraining, trainBase } from "./train.ts";

const freshFolder = temporaryFolders();

const clauses = [-1, -1, -1, 0, 1, 2];
const ordinary = ordinaryConfig(10, clauses);
const config: BaseConfig = {
  ...ordinary,
  sizes: {
    ...ordinary.sizes,
    width: 16,
    heads: 2,
    encoderLayers: 1,
    decoderLayers: 1,
    feedForward: 32,
    embedding: 8,
    buckets: 40,
    vector: 4,
  },
  learning: { ...ordinary.learning, batchTurns: 6, shards: 3, warmUpSteps: 5, learningRate: 5e-3 },
};
const table = randomWordTable(createRandom("words"), 20, config.sizes);
const counts = { items: 5, words: 6, candidates: 1, previous: 3, target: 4 };
/** The same ten examples again and again. */
const source = mixSources(
  [1, 3].map((weight, part) => ({
    weight,
    source: {
      draw: (random) => {
        const own = createRandom(`example/${part}/${random.below(5)}`);
        return randomExample(own, { ...counts, fixedSymbols: clauses.length, vocabulary: 20 });
      },
    },
  })),
);

async function run(given: Partial<BaseTraining>): Promise<{
  losses: number[];
  weights: Map<string, StoredTensor>;
}> {
  const losses: number[] = [];
  const training = { config, table, source, seed: 1, threads: 1, now: () => 0 };
  for await (const event of trainBase({
    ...training,
    length: { steps: 8 },
    engine: "wasm",
    ...given,
  })) {
    if (event.kind === "step") losses.push(event.loss);
    if (event.kind === "finished") return { losses, weights: event.weights() };
  }
  throw new Error("the run did not finish");
}

test("the loss falls on a few examples seen often", async () => {
  const { losses } = await run({ length: { steps: 150 }, threads: 2 });
  const last = losses.slice(-20).reduce((sum, loss) => sum + loss / 20, 0);
  expect(last).toBeLessThan(losses[0]! / 2);
});

test("the same bits with one thread and with three", async () => {
  const [one, three] = [await run({}), await run({ threads: 3 })];
  expect(three.losses).toEqual(one.losses);
  expect(three.weights).toEqual(one.weights);
});

test("a run that was stopped goes on with the same bits", async () => {
  const folder = freshFolder();
  const path = join(folder, "run.safetensors");
  const whole = await run({});
  const stop = new AbortController();
  const checkpoints = fileCheckpoints(path, "a run");
  const events = trainBase({
    config,
    table,
    source,
    seed: 1,
    threads: 1,
    now: () => 0,
    engine: "wasm",
    checkpoints,
    length: { steps: 8 },
    signal: stop.signal,
  });
  for await (const event of events) if (event.kind === "step" && event.step === 5) stop.abort();
  const rest = await run({ checkpoints });
  expect(rest.losses).toEqual(whole.losses.slice(5));
  expect(rest.weights).toEqual(whole.weights);
  const other = fileCheckpoints(path, "another run");
  await expect(run({ checkpoints: other })).rejects.toThrow(/the state of another run/);
});

test("given weights are where a run starts", async () => {
  const { weights } = await run({});
  const again = await run({ start: weights, length: { steps: 0 } });
  expect(again.weights).toEqual(weights);
});
