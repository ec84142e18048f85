// What goes to the trainer in another language gives the same loss there, and what it made comes back.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openFolder } from "../src/checkpoint/folder.ts";
import { readConversationSet } from "../src/dataset/conversation-set.ts";
import { flightsDomain } from "../src/domains/flights/domain/index.ts";
import { spellOut } from "../src/generator/shorthand.ts";
import { buildExample } from "../src/model/examples/build-example.ts";
import { prepareInteraction } from "../src/model/examples/prepare.ts";
import { loadModel } from "../src/model/model.ts";
import { batchLoss } from "../src/model/network/loss.ts";
import { planBatch } from "../src/model/network/plan.ts";
import { exportForPeer, takePeerWeights } from "../src/model/training/peer.ts";
import { alone, openNamedDatabase } from "../src/shipped/database.ts";
import { createEngine } from "../src/tensor/index.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = temporaryFolder();
const python = ["python3", "/usr/bin/python3"].find((name) => {
  try {
    execFileSync(name, ["-c", "import torch"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

test.skipIf(python === undefined)(
  "the peer's loss is ours, and its weights come back",
  async () => {
    const talks = (await readConversationSet(join(root, "sets/flights-talk"), "open")).slice(0, 8);
    const interactions = talks.map((talk) =>
      spellOut(flightsDomain, { ...talk, database: "flights" }),
    );
    const folder = openFolder(out);
    const shipped = openFolder(join(root, "models/flights"));
    const started = await createEngine({ engine: "wasm", threads: 1 });
    const { config, domain } = await loadModel(shipped, started).then(({ runtime, domain }) => ({
      config: { ...runtime.config, learning: { ...runtime.config.learning, minWordCount: 99 } },
      domain,
    }));
    await started.dispose();
    const database = await openNamedDatabase("flights", alone);
    const schema = await database.schema();
    await database.close();
    const engine = await createEngine({ engine: "wasm", threads: 1 });
    const count = await exportForPeer({
      config,
      interactions,
      validation: [],
      words: domain.words,
      engine,
      schema,
      out: folder,
      seed: 1,
      today: "1993-02-05",
      init: shipped,
    });
    expect(count).toBe(8);
    await engine.dispose();

    const weights = join(out, "weights.safetensors");
    const script = join(root, "bench/peer/flights_train.py");
    const flags = [
      "--data",
      out,
      "--out",
      weights,
      "--steps",
      "0",
      "--workers",
      "0",
      "--keep-out",
      "1",
    ];
    const told = execFileSync(python!, [script, ...flags], { encoding: "utf8" });
    const [, loss] = /kept out of written: loss ([\d.]+)/.exec(told) ?? [];

    const own = await createEngine({ engine: "wasm", threads: 1 });
    const model = await loadModel(folder, own);
    const { vocabulary, network, vectors } = model.runtime;
    const stations = { types: model.domain.words.types, reader: model.reader! };
    const items = interactions.map((one) => {
      const example = buildExample(
        prepareInteraction(one, stations, "1993-02-05"),
        config,
        vocabulary,
      );
      return { example, turns: example.turns.map((_, t) => t) };
    });
    const plan = planBatch(items, config, vocabulary.output);
    const ours = batchLoss(own.tape(), network, plan, { vectors, weights: null, drop: null });
    const steps = plan.decoder.packed - plan.decoder.unreachable;
    const sum = ours.losses().reduce((all, one) => all + one, 0);
    expect(Number(loss)).toBeCloseTo(sum / steps, 3);
    await own.dispose();

    const back = await createEngine({ engine: "wasm", threads: 1 });
    const given = await readFile(weights);
    await takePeerWeights({
      out: folder,
      engine: back,
      schema,
      storage: "i8",
      today: "1993-02-05",
      weights: given,
      source: weights,
    });
    await back.dispose();
    expect((await readFile(join(out, "model.safetensors"))).length).toBeLessThan(6_000_000);
  },
);
