// Every system of the paper against an independent implementation: make-reference.py.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readGradient } from "../../tensor/gradients.fixture.ts";
import { createEngine } from "../../tensor/index.ts";
import type { InteractionExample, TargetSymbol } from "../examples/example.ts";
import { createConfig, systemNames } from "../presets.ts";
import { vocabularyFromJson } from "../vocabulary/vocabulary.ts";
import { batchLoss } from "./loss.ts";
import { createNetwork } from "./parameters.ts";
import { forEachStep, planBatch, stepWeights } from "./plan.ts";

const symbol = z.union([
  z.tuple([z.literal("word"), z.number()]),
  z.tuple([z.literal("segment"), z.number()]),
  z.tuple([z.literal("placeholder"), z.string(), z.number()]),
]);
const values = z.array(z.number());
const segment = z.object({
  turn: z.number(),
  start: z.number(),
  end: z.number(),
  age: z.number(),
});
const example = z.object({
  turns: z.array(z.object({ input: values, placeholders: z.array(z.string().nullable()) })),
  queries: z.array(values),
  segments: z.array(z.array(segment)),
  targets: z.array(z.array(symbol)),
});
const fixture = z
  .object({
    sizes: z.record(z.string(), z.number()),
    systems: z.record(
      z.string(),
      z.object({
        examples: z.array(example),
        loss: z.number(),
        /** Of every interaction, the losses of its steps together. */
        sums: values,
        /** Of every gradient, its products with numbers drawn from its name. */
        gradients: z.record(z.string(), values),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL("reference.fixture.json", import.meta.url), "utf8")));

/** Numbers in [-1, 1], drawn as the other implementation draws them. */
function draw(name: string, count: number): number[] {
  const sum = [...name].reduce((all, letter, i) => all + (i + 1) * letter.charCodeAt(0), 0);
  let x = 1 + (sum % 2147483646);
  return Array.from({ length: count }, () => {
    x = (16807 * x) % 2147483647;
    return (2 * x) / 2147483647 - 1;
  });
}

const asSymbol = (given: z.infer<typeof symbol>): TargetSymbol => {
  if (given[0] === "word") return { kind: "word", row: given[1] };
  if (given[0] === "segment") return { kind: "segment", segment: given[1] };
  return { kind: "placeholder", name: given[1], row: given[2] };
};

const words = (count: number): string[] => Array.from({ length: count }, (_, i) => `w${i}`);
const vocabulary = vocabularyFromJson(
  {
    input: { words: words(8), types: ["CITY", "TIME"], vectorWords: [] },
    output: { words: ["<end>", ...words(7)], types: ["CITY", "TIME"] },
  },
  "fixture",
);

describe("agrees with PyTorch in the loss and every gradient", () => {
  it("has every system there", () => {
    expect(Object.keys(fixture.systems).sort()).toEqual([...systemNames].sort());
  });

  it.each(Object.keys(fixture.systems))("%s", async (system) => {
    const theirs = fixture.systems[system]!;
    const engine = await createEngine({ engine: "wasm", threads: 1 });
    const config = createConfig(system, "tiny", { sizes: fixture.sizes });
    const network = createNetwork(engine, config, vocabulary, null);
    for (const parameter of engine.parameters) {
      const drawn = draw(parameter.name, parameter.rows * parameter.cols);
      engine.write(
        parameter,
        drawn.map((value) => 0.8 * value),
      );
    }
    const examples: InteractionExample[] = theirs.examples.map((given) => ({
      turns: given.turns.map((turn) => ({ ...turn, vectors: [], characters: [] })),
      queries: given.queries,
      segments: given.segments,
      targets: given.targets.map((target) => [target.map(asSymbol)]),
    }));
    const items = examples.map((one) => ({ example: one, turns: one.turns.map((_, t) => t) }));
    const plan = planBatch(items, config, vocabulary.output);
    const tape = engine.tape();
    const weights = engine.tensor(1, plan.decoder.packed, stepWeights(plan, config));
    const result = batchLoss(tape, network, plan, {
      vectors: null,
      weights,
      drop: null,
    });
    tape.backward(result.loss);

    expect(engine.read(result.loss)[0]).toBeCloseTo(theirs.loss, 4);
    const losses = result.losses();
    const sums = [0, 0];
    forEachStep(plan, (n, row) => {
      sums[row.interaction]! += losses[n]!;
    });
    // The longer interaction comes first in the plan.
    const expected = [...theirs.sums].reverse();
    for (const i of [0, 1]) expect(sums[i]).toBeCloseTo(expected[i]!, 3);
    expect(engine.parameters.map(({ name }) => name).sort()).toEqual(
      Object.keys(theirs.gradients).sort(),
    );
    for (const parameter of engine.parameters) {
      const gradient = readGradient(engine, parameter);
      theirs.gradients[parameter.name]!.forEach((wanted, k) => {
        const drawn = draw(`${parameter.name}/${k}`, gradient.length);
        const product = gradient.reduce((sum, value, i) => sum + value * drawn[i]!, 0);
        expect(Math.abs(product - wanted), `${parameter.name}, ${k}`).toBeLessThan(1e-4);
      });
    }
    await engine.dispose();
  });
});
