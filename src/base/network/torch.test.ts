// The whole network against an independent one in PyTorch: losses, and the gradient of every weight
// (scripts/write-base-fixture.py).

import { expect, test } from "vitest";
import { parameterNamed, readGradient } from "../../tensor/gradients.fixture.ts";
import { createEngine } from "../../tensor/index.ts";
import { packBatch } from "./batch.ts";
import { type BaseConfig, ordinaryConfig } from "./config.ts";
import type { Example, WordTable } from "./example.ts";
import { batchLoss, createNetwork } from "./network.ts";
import fixture from "./torch.fixture.json" with { type: "json" };

const config: BaseConfig = { ...ordinaryConfig(1, []), ...fixture.config };
const lists = (given: readonly (readonly number[])[]): Int32Array[] =>
  given.map((list) => Int32Array.from(list));
const bytes = (given: readonly number[]): Uint8Array => Uint8Array.from(given);

const table: WordTable = {
  buckets: lists(fixture.table.buckets),
  learned: Int32Array.from(fixture.table.learned),
  vectors: Float32Array.from(fixture.table.vectors),
};
const examples = fixture.examples.map(
  ({ schema, candidates, ...rest }): Example => ({
    schema: {
      words: lists(schema.words),
      tableWords: lists(schema.tableWords),
      types: bytes(schema.types),
      flags: Float32Array.from(schema.flags),
      relations: bytes(schema.relations),
    },
    words: Int32Array.from(rest.words),
    ages: bytes(rest.ages),
    matches: bytes(rest.matches),
    candidates: {
      words: lists(candidates.words),
      kinds: bytes(candidates.kinds),
      ages: bytes(candidates.ages),
      spans: bytes(candidates.spans),
      columns: bytes(candidates.columns),
    },
    previous: Int32Array.from(rest.previous),
    segments: Int32Array.from(rest.segments),
    style: rest.style,
    target: Int32Array.from(rest.target),
  }),
);

test("losses and gradients are PyTorch's", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 2 });
  const network = createNetwork(engine, config, null);
  expect(engine.parameters.map(({ name }) => name).sort()).toEqual([...fixture.names].sort());
  fixture.names.forEach((name, place) => {
    const parameter = parameterNamed(engine, name);
    const base = name.endsWith(".scale") ? 1 : 0;
    engine.write(
      parameter,
      Float32Array.from(
        { length: parameter.size },
        (_, i) => 0.25 * Math.sin(1.3 * i + place) + base,
      ),
    );
  });
  const tape = engine.tape();
  const batch = packBatch(examples, table, config);
  const result = batchLoss(network, tape, batch, { weight: 1 / fixture.losses.length, how: null });
  result.losses().forEach((loss, i) => {
    expect(Math.abs(loss - fixture.losses[i]!)).toBeLessThan(1e-4);
  });
  tape.backward(result.loss);
  for (const [name, wanted] of Object.entries(fixture.gradients)) {
    const gradient = readGradient(engine, parameterNamed(engine, name));
    expect(gradient).toHaveLength(wanted.length);
    const worst = wanted.reduce((most, value, i) => {
      const apart = Math.abs(value - gradient[i]!) / Math.max(1, Math.abs(value));
      return Math.max(most, apart);
    }, 0);
    expect(worst, name).toBeLessThan(1e-4);
  }
  await engine.dispose();
});
