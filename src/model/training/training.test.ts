// Train, save, load, answer: the whole way with a handful of interactions about books.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { openFolder } from "../../checkpoint/folder.ts";
import { createEngine } from "../../tensor/index.ts";
import { predictInteractions } from "../decoding/predict.ts";
import { prepareInteraction } from "../examples/prepare.ts";
import { loadModel } from "../model.ts";
import { createConfig } from "../presets.ts";
import { bookInteractions, bookWords } from "./books.fixture.ts";
import type { TrainingEvent } from "./events.ts";
import { type FolderTraining, trainToFolder } from "./training-folder.ts";

const freshFolder = temporaryFolders();

/** Up to an event, if one is told: the run is not asked to stop, it just never gets to go on. */
async function train(
  { out, ...changes }: Partial<Omit<FolderTraining, "out">> & { out: string },
  killedAt: (event: TrainingEvent) => boolean = () => false,
): Promise<TrainingEvent[]> {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const events: TrainingEvent[] = [];
  const run = trainToFolder({
    config: createConfig("full", "tiny", { learning: { maxEpochs: 3 } }),
    interactions: bookInteractions(8),
    words: bookWords,
    storage: "f32",
    seed: 1,
    engine,
    today: "2020-01-01",
    now: () => 0,
    out: openFolder(out),
    ...changes,
  });
  try {
    for await (const event of run) {
      events.push(event);
      if (killedAt(event)) break;
    }
  } finally {
    await engine.dispose();
  }
  return events;
}

describe("a training run", () => {
  it("learns, leaves a folder that loads, and answers with it", async () => {
    const out = freshFolder();
    const events = await train({ out });
    const epochs = events.filter((event) => event.kind === "epoch");
    expect(epochs).toHaveLength(3);
    expect(epochs[2]!.trainLoss).toBeLessThan(epochs[0]!.trainLoss);
    const model = await loadModel(openFolder(out));
    const prepared = bookInteractions(2).map((interaction) =>
      prepareInteraction(
        interaction,
        { types: bookWords.types, reader: model.reader! },
        "2020-01-01",
      ),
    );
    const words = predictInteractions(model.runtime, prepared, {
      previous: "predicted",
      constraint: null,
    });
    expect(words.map((turns) => turns.length)).toEqual(prepared.map(({ turns }) => turns.length));
    await model.runtime.engine.dispose();
  });

  it("has no epoch left when it was stopped after its last one", async () => {
    const out = freshFolder();
    const config = createConfig("full", "tiny", { learning: { maxEpochs: 1 } });
    await train({ out, config, interactions: bookInteractions(4) }, ({ kind }) => kind === "epoch");
    const events = await train({ out, config, interactions: bookInteractions(4), resume: true });
    expect(events.map(({ kind }) => kind)).toEqual(["prepared", "finished"]);
  });

  it("has no epoch left when its patience had run out", async () => {
    const out = freshFolder();
    // Too slow to gain anything after the first epoch.
    const learning = { learningRate: 1e-9, patience: 1, patienceGrowth: 1, maxEpochs: 9 };
    const config = createConfig("full", "tiny", { learning });
    const interactions = bookInteractions(4);
    const options = { out, config, interactions, validation: bookInteractions(2) };
    await train(options, (event) => event.kind === "epoch" && event.epoch === 2);
    const events = await train({ ...options, resume: true });
    expect(events.map(({ kind }) => kind)).toEqual(["prepared", "finished"]);
    expect(events.at(-1)).toMatchObject({ reason: "patience" });
  });

  it("goes on after a stop with the same bits as if it had never stopped", async () => {
    const whole = freshFolder();
    await train({ out: whole });
    const parts = freshFolder();
    const stop = new AbortController();
    let steps = 0;
    await train({ out: parts, signal: stop.signal }, ({ kind }) => {
      if (kind === "step" && ++steps === 3) stop.abort();
      return false;
    });
    const events = await train({ out: parts, resume: true });
    expect(events.at(-1)).toMatchObject({ kind: "finished", reason: "epochs" });
    const weights = (folder: string) => readFile(join(folder, "model.safetensors"));
    expect((await weights(parts)).equals(await weights(whole))).toBe(true);
  });

  it("loses little when it is killed, its own queries included", async () => {
    const config = createConfig("full", "tiny", {
      learning: { maxEpochs: 3 },
      improvements: { ownPredictions: 1, ownPredictionsEvery: 1 },
    });
    const whole = freshFolder();
    const unbroken = await train({ out: whole, config });
    const parts = freshFolder();
    let minutes = 0;
    await train(
      { out: parts, config, now: () => 60_000 * minutes++ },
      (event) => event.kind === "step" && event.epoch === 2 && event.turns === event.totalTurns,
    );
    const events = await train({ out: parts, config, resume: true });
    const steps = (all: TrainingEvent[], epoch: number): number =>
      all.filter((event) => event.kind === "step" && event.epoch === epoch).length;
    expect(steps(events, 1)).toBe(0);
    expect(steps(events, 2)).toBeLessThan(steps(unbroken, 2));
    const weights = (folder: string) => readFile(join(folder, "model.safetensors"));
    expect((await weights(parts)).equals(await weights(whole))).toBe(true);
  });

  it("says conversations in which it erred once more, with its own queries", async () => {
    const config = createConfig("full", "tiny", {
      learning: { maxEpochs: 2 },
      improvements: { ownPredictions: 1, ownPredictionsEvery: 1 },
    });
    const events = await train({ out: freshFolder(), config });
    const [own] = events.filter((event) => event.kind === "own-predictions");
    const turnsIn = (epoch: number): number =>
      events.flatMap((e) => (e.kind === "step" && e.epoch === epoch ? [e.totalTurns] : []))[0]!;
    expect(own?.interactions).toBeGreaterThan(0);
    expect(turnsIn(2)).toBeGreaterThan(turnsIn(1));
  });

  it("starts from another model and learns its new words", async () => {
    const first = freshFolder();
    await train({
      out: first,
      config: createConfig("full", "tiny", { learning: { maxEpochs: 24 } }),
    });
    const second = freshFolder();
    const more = bookInteractions(4).map((interaction) => ({
      ...interaction,
      turns: interaction.turns.map((turn) => ({ ...turn, utterance: `kindly ${turn.utterance}` })),
    }));
    const events = await train({ out: second, init: openFolder(first), interactions: more });
    const before = await train({ out: freshFolder(), interactions: more });
    const loss = (given: TrainingEvent[]) =>
      given.flatMap((event) => (event.kind === "epoch" ? [event.trainLoss] : []))[0]!;
    expect(loss(events)).toBeLessThan(loss(before));
    const model = await loadModel(openFolder(second));
    expect(model.runtime.vocabulary.input.words).toContain("kindly");
    await model.runtime.engine.dispose();
  });

  it("says what is wrong: no data, no run to resume, other data", async () => {
    const out = freshFolder();
    await expect(train({ out, interactions: [] })).rejects.toThrow(/no interactions/);
    await expect(train({ out, resume: true })).rejects.toThrow(/no stopped run/);
  });
});
