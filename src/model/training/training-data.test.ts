// What a run starts from: the same validation interactions for everybody, and words as in the paper.
import { expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import { buildExample } from "../examples/build-example.ts";
import { createConfig } from "../presets.ts";
import { unknownRow } from "../vocabulary/vocabulary.ts";
import { bookInteractions, bookWords } from "./books.fixture.ts";
import { createTrainer } from "./trainer.ts";
import { prepareData, startModel, type TrainingData } from "./training-data.ts";

/** Every interaction a scenario of its own. */
const interactions = bookInteractions(60).map((one, i) => ({ ...one, scenario: `s${i}` }));

async function given(changes: Partial<TrainingData> = {}): Promise<TrainingData> {
  return {
    config: createConfig("full", "paper"),
    interactions,
    words: bookWords,
    seed: 1,
    engine: await createEngine({ engine: "wasm", threads: 1 }),
    today: "2020-01-01",
    ...changes,
  };
}

test("every seed and every system validates on the same 5%", async () => {
  const first = prepareData(await given()).validation.map(({ id }) => id);
  expect(first).toHaveLength(3);
  for (const system of ["seq2seq-0", "s2s+anon", "full-preprocessing"]) {
    for (const preset of ["paper", "small"]) {
      const other = await given({ seed: 7, config: createConfig(system, preset) });
      expect(prepareData(other).validation.map(({ id }) => id)).toEqual(first);
    }
  }
});

test("the row of unknown words learns from words that were seen once", async () => {
  const [one, ...rest] = interactions;
  const rare = { ...one!.turns[0]!, utterance: `pray ${one!.turns[0]!.utterance}` };
  const { minWordCount } = createConfig("full", "paper").learning;
  const config = createConfig("full", "tiny", { learning: { minWordCount } });
  const options = await given({ config, interactions: [{ ...one!, turns: [rare] }, ...rest] });
  const { training } = prepareData(options);
  const { runtime } = await startModel(options, training);
  expect(runtime.vocabulary.input.words).not.toContain("pray");
  const table = runtime.network.inputEmbedding;
  const row = (): number[] => [
    ...runtime.engine.read(table).slice(unknownRow * table.cols, (unknownRow + 1) * table.cols),
  ];
  const before = row();
  const turns = training.map((prepared) => buildExample(prepared, config, runtime.vocabulary));
  const items = turns.map((example) => ({ example, turns: example.turns.map((_, t) => t) }));
  createTrainer(runtime).train(items, createRandom(1));
  expect(row().every((value, i) => value !== before[i])).toBe(true);
});

test("as in the paper nothing is declined and every literal is a word", async () => {
  const turns = [
    ...interactions[0]!.turns,
    { utterance: "a joke please", sql: [], labels: ["chitchat"] },
  ];
  const talk = [{ ...interactions[0]!, turns }];
  const steps = async (refusing: boolean): Promise<number> => {
    const config = createConfig("full", "tiny", { improvements: { refusing } });
    const options = await given({ config, interactions: talk });
    const { training } = prepareData(options);
    const { runtime } = await startModel(options, training);
    const words = runtime.vocabulary.output.words;
    expect(words.includes("<refuse>")).toBe(refusing);
    return buildExample(training[0]!, config, runtime.vocabulary).targets.at(-1)!.length;
  };
  expect(await steps(true)).toBe(1);
  expect(await steps(false)).toBe(0);
});
