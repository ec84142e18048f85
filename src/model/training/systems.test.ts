// Every system of the paper and every ablation trains, validates by decoding, and leaves finite weights.
import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import { buildExample } from "../examples/build-example.ts";
import { createConfig, systemNames } from "../presets.ts";
import { bookInteractions, bookWords } from "./books.fixture.ts";
import { createTrainer } from "./trainer.ts";
import { prepareData, startModel } from "./training-data.ts";
import { validate } from "./validate.ts";

describe("systems", () => {
  it.each(systemNames)("%s", async (system) => {
    const engine = await createEngine({ engine: "wasm", threads: 1 });
    const config = createConfig(system, "tiny");
    const data = { config, engine, interactions: bookInteractions(4), words: bookWords, seed: 1 };
    const { training } = prepareData({ ...data, today: "2020-01-01" });
    const { runtime } = await startModel({ ...data, today: "2020-01-01" }, training);
    const examples = training.map((one) => buildExample(one, config, runtime.vocabulary));
    const items = examples.map((example) => ({ example, turns: example.turns.map((_, t) => t) }));
    const trainer = createTrainer(runtime);
    const random = createRandom(1);
    const losses = [0, 1, 2, 3, 4].map(() => {
      const { lossSum, steps } = trainer.train(items, random);
      return lossSum / steps;
    });
    expect(losses[4]!).toBeLessThan(losses[0]!);
    const { turns, stringAccuracy } = validate(runtime, training, examples, null);
    expect(turns).toBe(12);
    expect(stringAccuracy).toBeGreaterThanOrEqual(0);
    await engine.dispose();
  });
});
