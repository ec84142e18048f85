// The network answers for some items as it would for a schema of these items alone.
import { expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import { ordinaryConfig } from "./config.ts";
import { narrowExample, narrowSymbol, widenScores } from "./narrow.ts";
import { createNetwork, decodeStep, encode, startState } from "./network.ts";
import { randomExample, randomWordTable } from "./random-example.ts";

const fixedSymbols = 12;
const kept = Int32Array.from([0, 2, 3, 7]);
const narrowing = { kept, items: 9, fixedSymbols };

const example = randomExample(createRandom("narrow"), {
  items: 9,
  words: 5,
  candidates: 2,
  previous: 0,
  target: 0,
  fixedSymbols,
  vocabulary: 40,
});

test("reading some items is reading an example of these items", async () => {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const ordinary = ordinaryConfig(50, new Array(fixedSymbols).fill(-1));
  const sizes = { ...ordinary.sizes, width: 32, heads: 4, feedForward: 64, encoderLayers: 2 };
  const config = { ...ordinary, sizes };
  const network = createNetwork(engine, config, createRandom("weights"));
  const table = randomWordTable(createRandom("words"), 40, config.sizes);
  const scores = (encoded: ReturnType<typeof encode>): Float32Array =>
    decodeStep(network, encoded, [startState(network)], [1]).logits[0]!;
  const narrow = scores(encode(network, table, example, narrowing));
  const alone = scores(encode(network, table, narrowExample(example, narrowing)));
  expect(narrow.length).toBe(fixedSymbols + kept.length + 2);
  narrow.forEach((score, i) => {
    expect(score).toBeCloseTo(alone[i]!, 5);
  });
  await engine.dispose();
});

test("symbols and scores go there and back", () => {
  expect([3, 12, 15, 21, 22].map((symbol) => narrowSymbol(symbol, narrowing))).toEqual([
    3, 12, 14, 16, 17,
  ]);
  expect(() => narrowSymbol(13, narrowing)).toThrow("not read");
  const wide = widenScores(
    Float32Array.from({ length: 18 }, (_, i) => i),
    narrowing,
  );
  expect(wide.length).toBe(fixedSymbols + 9 + 2);
  for (const symbol of [3, 12, 15, 21, 22])
    expect(wide[symbol]).toBe(narrowSymbol(symbol, narrowing));
  expect(wide[13]).toBe(Number.NEGATIVE_INFINITY);
});
