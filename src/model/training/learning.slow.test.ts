// The whole system can learn: twenty interactions by heart, by real decoding from its own queries.
import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { createConstraint } from "../../sql/constrain/constraint.ts";
import { createEngine } from "../../tensor/index.ts";
import { buildExample } from "../examples/build-example.ts";
import { createConfig } from "../presets.ts";
import { bookInteractions, bookSchema, bookWords } from "./books.fixture.ts";
import { createTrainer } from "./trainer.ts";
import { prepareData, startModel } from "./training-data.ts";
import { validate } from "./validate.ts";

async function learn(system: string, changes: Parameters<typeof createConfig>[2], epochs: number) {
  const engine = await createEngine();
  const config = createConfig(system, "tiny", changes);
  const data = {
    config,
    engine,
    interactions: bookInteractions(20),
    words: bookWords,
    seed: 1,
    today: "2020-01-01",
  };
  const { training } = prepareData(data);
  const { runtime } = await startModel(data, training);
  const examples = training.map((i) => buildExample(i, config, runtime.vocabulary));
  const trainer = createTrainer(runtime);
  const random = createRandom(1);
  const constraint = config.improvements.constrained
    ? createConstraint({
        schema: bookSchema,
        columnTypes: bookWords.types,
        vocabulary: runtime.vocabulary.output.words,
      })
    : null;
  let best = 0;
  for (let epoch = 1; epoch <= epochs && best < 1; epoch++) {
    const order = random.shuffle(examples);
    for (let from = 0; from < order.length; from += 4) {
      const batch = order.slice(from, from + 4);
      trainer.train(
        batch.map((example) => ({ example, turns: example.turns.map((_, t) => t) })),
        random,
      );
    }
    if (epoch % 10 === 0) {
      best = validate(runtime, training, examples, constraint).stringAccuracy;
    }
  }
  await engine.dispose();
  return best;
}

describe("learning twenty interactions by heart", () => {
  it("with the full system", async () => {
    expect(await learn("full", {}, 120)).toBe(1);
  });

  it("with every improvement switched on", async () => {
    const improvements = {
      constrained: true,
      alignments: 4,
      focusQueries: 3,
      focusPlaceholders: 8,
      characterBuckets: 64,
    };
    expect(await learn("full", { improvements }, 160)).toBe(1);
  });
});
