// From utterance to SQL: the median over the turns of generated interactions, `flights` preset, one
// thread, greedy, portable kernels. With models/flights the shipped model answers; else fresh
// weights decode as many symbols as gold queries have. Also: cost at turns 1, 10 and 60, and how much
// faster `full-0` decodes than `full`.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openFolder } from "../../dist/checkpoint/folder.js";
import { flightsWords } from "../../dist/domains/flights/domain/aliases.js";
import { flightsDomain } from "../../dist/domains/flights/domain/index.js";
import { synthesize } from "../../dist/generator/synthesize.js";
import { startState } from "../../dist/model/decoding/advance.js";
import { answerTurn, remember } from "../../dist/model/decoding/answer-turn.js";
import { prepareInteraction } from "../../dist/model/examples/prepare.js";
import { loadModel } from "../../dist/model/model.js";
import { createConfig } from "../../dist/model/presets.js";
import { prepareData, startModel } from "../../dist/model/training/training-data.js";
import { readUtterance, startReading } from "../../dist/reader/read-utterance.js";
import { createEngine } from "../../dist/tensor/index.js";

const shipped = fileURLToPath(new URL("../../models/flights", import.meta.url));
const today = "1993-02-05";
const goldSymbols = 30;

export const engines = ["wasm", "native"];

export async function prepare({ engine: kind }) {
  const interactions = [...synthesize(flightsDomain, { interactions: 30, seed: 12 })];
  const model = await modelFor("full", kind, interactions);
  const zero = await modelFor("full-0", kind, interactions);
  let parts = {};
  return {
    measure: () => {
      const times = interactions.slice(0, 10).flatMap((one) => play(model, [one]));
      const long = play(model, interactions).slice(0, 60);
      const near = (turn) => median(long.slice(Math.max(0, turn - 3), turn + 2)).toFixed(1);
      const fresh = interactions.slice(0, 10).flatMap((one) => play(zero, [one]));
      parts = {
        "turn 1": near(1),
        "turn 10": near(10),
        "turn 60": near(58),
        "full-0 / full": (median(fresh) / median(times)).toFixed(2),
      };
      return median(times);
    },
    describe: () => parts,
    close: async () => {
      await model.runtime.engine.dispose();
      await zero.runtime.engine.dispose();
    },
  };
}

async function modelFor(system, kind, interactions) {
  const engine = await createEngine({ engine: kind, threads: 1 });
  if (system === "full" && existsSync(`${shipped}/model.safetensors`)) {
    return await loadModel(openFolder(shipped), engine);
  }
  const config = createConfig(system, "flights", {
    improvements: { wordVectors: false, constrained: false },
    decoding: { maxSymbols: goldSymbols },
  });
  const data = {
    config,
    engine,
    interactions,
    validation: [],
    words: flightsWords,
    seed: 1,
    today,
  };
  return await startModel(data, prepareData(data).training);
}

/** One conversation through all the interactions; milliseconds of each turn, gold queries remembered. */
function play(model, interactions) {
  const times = [];
  let state = startState(model.runtime.config);
  let reading = startReading(today);
  for (const interaction of interactions) {
    const { types } = model.domain.words;
    const prepared = prepareInteraction(interaction, { reader: model.reader, types }, today);
    interaction.turns.forEach((turn, t) => {
      const start = performance.now();
      const read = readUtterance(turn.utterance, reading, model.reader);
      const { placeholders } = read.state;
      const asked = { ...read, state, placeholders, constraint: null };
      const answer = answerTurn(model, asked);
      state = remember(model, answer.state, prepared.turns[t].golds[0] ?? null);
      times.push(performance.now() - start);
      reading = read.state;
    });
  }
  return times;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
