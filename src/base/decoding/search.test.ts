// Laws of the search: whatever the weights are, what is found is a query that the grammar allows, also where
// whole pieces of the previous one are copied.

import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { type OutlineWord, outlineClauses, outlineWords } from "../../outline/symbols.ts";
import { createRandom } from "../../random.ts";
import { parseSql } from "../../sql/parse.ts";
import { parameterNamed } from "../../tensor/gradients.fixture.ts";
import { createEngine } from "../../tensor/index.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { encodeTurn, readTurn } from "../encoding/encode-turn.ts";
import { ordinaryConfig } from "../network/config.ts";
import { createNetwork } from "../network/network.ts";
import { type OutlineHypothesis, searchQueries } from "./search.ts";

const shop = await bookshopOfTests();

const before = "SELECT book.title FROM book WHERE book.price < 10 AND book.pages > 300";

/** `eager`: weights that copy what they can, and then end. */
async function search(options: { eager: boolean; kept?: Int32Array }): Promise<{
  found: OutlineHypothesis[];
  previous: number[];
}> {
  const { ground, known } = shop;
  const ordinary = ordinaryConfig(1, outlineClauses, { segments: true });
  const small = { width: 16, heads: 2, encoderLayers: 1, decoderLayers: 1, feedForward: 16 };
  const config = { ...ordinary, sizes: { ...ordinary.sizes, ...small, embedding: 8 } };
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const network = createNetwork(engine, config, createRandom("search"));
  if (options.eager) {
    for (const name of ["pointQuery.bias", "segmentKey.bias"])
      engine.write(parameterNamed(engine, name), new Float32Array(16).fill(3));
    const wishes = new Float32Array(outlineWords.length);
    wishes[outlineWords.indexOf("end")] = 10;
    engine.write(parameterNamed(engine, "output.bias"), wishes);
  }
  const day = { year: 2026, month: 1, day: 1 };
  const turns = [readTurn("and what do they cost", ground, day)];
  const previous = readOutline(parseSql(before), known.described);
  const turn = encodeTurn({ turns, previous, style: 1 }, ground);
  const { candidates, example } = turn;
  const items = example.schema.types.length;
  const fits = example.candidates.columns;
  const found = searchQueries(
    { network, table: ground.book.table() },
    turn,
    { schema: known.described, candidates, fits, items },
    { beam: 4, kept: options.kept },
  );
  await engine.dispose();
  return { found, previous: [...example.previous] };
}

test("pieces of the previous query are copied whole, one after the other", async () => {
  const { found, previous } = await search({ eager: true });
  const [best] = found;
  expect(best).toBeDefined();
  expect(best!.probabilities).toHaveLength(best!.symbols.length);
  const end = outlineWords.indexOf("end");
  expect(best!.symbols).toEqual([...previous, end]);
  // Only where a clause begins there was a choice.
  const [select, where] = ["select", "where"].map((word) =>
    previous.indexOf(outlineWords.indexOf(word as OutlineWord)),
  );
  const chosen = [select, where, previous.length];
  best!.probabilities.forEach((probability, at) => {
    if (!chosen.includes(at)) expect(probability).toBe(1);
  });
});

test("the same where only some of the schema is read", async () => {
  const all = await search({ eager: true });
  const count = shop.ground.items.types.length;
  const kept = Int32Array.from({ length: count }, (_, k) => k);
  const some = await search({ eager: true, kept });
  expect(some.found.map(({ symbols }) => symbols)).toEqual(all.found.map(({ symbols }) => symbols));
});

test("weights that do not care find whole queries too", async () => {
  const { found } = await search({ eager: false });
  for (const { symbols, probabilities } of found)
    expect(probabilities).toHaveLength(symbols.length);
});
