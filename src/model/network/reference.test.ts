// The whole `full` system against an independent implementation: make-reference.py.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import type { InteractionExample, TargetSymbol } from "../examples/example.ts";
import { createConfig } from "../presets.ts";
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
const fixture = z
  .object({
    sizes: z.record(z.string(), z.number()),
    examples: z.array(
      z.object({
        turns: z.array(z.object({ input: values, placeholders: z.array(z.string().nullable()) })),
        queries: z.array(values),
        segments: z.array(
          z.array(
            z.object({
              turn: z.number(),
              start: z.number(),
              end: z.number(),
              age: z.number(),
            }),
          ),
        ),
        targets: z.array(z.array(symbol)),
      }),
    ),
    parameters: z.record(z.string(), z.object({ shape: values, value: values, gradient: values })),
    loss: z.number(),
    nll: z.array(values),
  })
  .parse(JSON.parse(readFileSync(new URL("reference.fixture.json", import.meta.url), "utf8")));

/** Ours -> theirs: several of their matrices may lie above one another in one of ours. */
const theirs: Readonly<Record<string, readonly string[]>> = {
  "encoder.forward.input": ["encoder.forward.input", "encoder.forward.discourse"],
  "encoder.backward.input": ["encoder.backward.input", "encoder.backward.discourse"],
  "output.embedding": ["output.embedding", "output.start"],
};
const width = fixture.sizes["decoder"] ?? 0;
const keyWidth = 2 * (fixture.sizes["encoder"] ?? 0) + (fixture.sizes["position"] ?? 0);

function reference(name: string, what: "value" | "gradient"): number[] {
  const whole = (other: string): number[] => fixture.parameters[other]![what];
  const cut = (other: string, from: number, to: number): number[] => {
    const columns = fixture.parameters[other]!.shape.at(-1) ?? 0;
    return whole(other).slice(from * columns, to * columns);
  };
  switch (name) {
    case "decoder.first.context":
      return cut("decoder.first.recurrent", 0, keyWidth);
    case "decoder.first.hidden":
      return cut("decoder.first.recurrent", keyWidth, keyWidth + width);
    case "decoder.second.input":
      return cut("decoder.second.recurrent", 0, width);
    case "decoder.second.hidden":
      return cut("decoder.second.recurrent", width, 2 * width);
    case "intermediate.state":
      return cut("intermediate.weight", 0, width);
    case "intermediate.context":
      return cut("intermediate.weight", width, width + keyWidth);
    default:
      return (theirs[name] ?? [name.replace(/\.hidden$/, ".recurrent")]).flatMap(whole);
  }
}

const asSymbol = (given: z.infer<typeof symbol>): TargetSymbol => {
  if (given[0] === "word") return { kind: "word", row: given[1] };
  if (given[0] === "segment") return { kind: "segment", segment: given[1] };
  return { kind: "placeholder", name: given[1], row: given[2] };
};

describe("the full system", () => {
  it("agrees with PyTorch: the loss of every step and every gradient", async () => {
    const engine = await createEngine({ engine: "wasm", threads: 1 });
    const config = createConfig("full", "tiny", { sizes: fixture.sizes });
    const words = (count: number): string[] => Array.from({ length: count }, (_, i) => `w${i}`);
    const vocabulary = vocabularyFromJson(
      {
        input: { words: words(8), types: ["CITY", "TIME"], vectorWords: [] },
        output: { words: ["<end>", ...words(7)], types: ["CITY", "TIME"] },
      },
      "fixture",
    );
    const network = createNetwork(engine, config, vocabulary, createRandom(1));
    for (const parameter of engine.parameters) {
      engine.write(parameter, reference(parameter.name, "value"));
    }
    const examples: InteractionExample[] = fixture.examples.map((given) => ({
      turns: given.turns.map((turn) => ({ ...turn, vectors: [], characters: [] })),
      queries: given.queries,
      segments: given.segments,
      targets: given.targets.map((target) => [target.map(asSymbol)]),
    }));
    const items = examples.map((example) => ({ example, turns: example.turns.map((_, t) => t) }));
    const plan = planBatch(items, config, vocabulary.output);
    expect(plan.decoder.unreachable).toBe(1);

    const tape = engine.tape();
    const weights = engine.tensor(1, plan.decoder.packed, stepWeights(plan, config));
    const result = batchLoss(engine, tape, network, plan, null, weights, null);
    tape.backward(result.loss);

    expect(engine.read(result.loss)[0]! * 2).toBeCloseTo(fixture.loss, 4);
    const losses = result.losses();
    const total = [0, 0];
    forEachStep(plan, (n, row) => {
      total[row.interaction]! += losses[n]!;
    });
    // The longer interaction comes first in the plan.
    const expected = fixture.nll.map((nll) => nll.reduce((sum, value) => sum + value, 0)).reverse();
    for (const i of [0, 1]) expect(total[i]).toBeCloseTo(expected[i]!, 3);
    for (const parameter of engine.parameters) {
      const gradient = engine.readGradient(parameter);
      const wanted = reference(parameter.name, "gradient");
      expect(gradient.length, parameter.name).toBe(wanted.length);
      wanted.forEach((value, i) => {
        expect(Math.abs(gradient[i]! * 2 - value), `${parameter.name}[${i}]`).toBeLessThan(1e-4);
      });
    }
    await engine.dispose();
  });
});
