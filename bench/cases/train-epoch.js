// An epoch of the `full` system, `paper` preset, on 10 generated interactions of 7 turns, in batches
// of 10 interactions. The peer does the same batches in PyTorch. SEGUE_BENCH_INTERACTIONS=100 is a longer
// epoch; the ratio hardly moves.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { flightsWords } from "../../dist/domains/flights/domain/aliases.js";
import { flightsDomain } from "../../dist/domains/flights/domain/index.js";
import { synthesize } from "../../dist/generator/synthesize.js";
import { buildExample } from "../../dist/model/examples/build-example.js";
import { createConfig } from "../../dist/model/presets.js";
import { createTrainer } from "../../dist/model/training/trainer.js";
import { prepareData, startModel } from "../../dist/model/training/training-data.js";
import { createRandom } from "../../dist/random.js";
import { createEngine } from "../../dist/tensor/index.js";

const count = Number(process.env.SEGUE_BENCH_INTERACTIONS ?? 10);
const together = 10;

export async function prepare({ engine: kind, threads }) {
  const engine = await createEngine({ engine: kind, threads, relaxed: true });
  const config = createConfig("full", "paper", { learning: { batchInteractions: together } });
  const interactions = [];
  for (const made of synthesize(flightsDomain, { interactions: 20 * count, seed: 11 })) {
    if (made.turns.length >= 7) interactions.push({ ...made, turns: made.turns.slice(0, 7) });
    if (interactions.length === count) break;
  }
  const data = { config, engine, interactions, validation: [], words: flightsWords, seed: 1 };
  const { training } = prepareData({ ...data, today: "1993-02-05" });
  const { runtime } = await startModel({ ...data, today: "1993-02-05" }, training);
  const examples = training.map((one) => buildExample(one, config, runtime.vocabulary));
  const batches = [];
  for (let i = 0; i < examples.length; i += together) batches.push(examples.slice(i, i + together));
  const { output, input } = runtime.vocabulary;
  writeFileSync(
    join(tmpdir(), "segue-bench-train-epoch.json"),
    JSON.stringify({
      sizes: config.sizes,
      history: config.mechanisms.history,
      batches,
      inputRows: input.size,
      outputRows: output.size,
      scored: output.scored,
      startRow: output.startRow,
      dropout: config.learning.dropout,
    }),
  );
  const trainer = createTrainer(runtime);
  const random = createRandom(1);
  const parameters = engine.parameters.reduce((sum, { size }) => sum + size, 0);
  let turns = 0;
  return {
    measure: () => {
      const start = performance.now();
      turns = 0;
      for (const batch of batches) {
        const items = batch.map((example) => ({ example, turns: example.turns.map((_, t) => t) }));
        turns += trainer.train(items, random).turns;
      }
      return performance.now() - start;
    },
    describe: (ms) => {
      const { persistent, peak } = engine.memory();
      return {
        "turns/s": Math.round((turns * 1000) / ms),
        parameters,
        // 4 bytes each for weight, gradient and Adam's two moments are 16; gradients lie in the step's.
        "persistent MB": Math.round(persistent / 2 ** 20),
        "step MB": Math.round(peak / 2 ** 20),
        "16 bytes x parameters MB": Math.round((16 * parameters) / 2 ** 20),
      };
    },
    close: () => engine.dispose(),
  };
}
