// Examples whose parts do not belong together are refused with what was expected.
import { expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { ordinaryConfig, parseBaseConfig } from "./config.ts";
import { type Example, expectWhole, itemCount, positionCount } from "./example.ts";
import { randomExample, randomWordTable } from "./random-example.ts";

const counts = {
  items: 5,
  words: 7,
  candidates: 2,
  previous: 4,
  target: 6,
  fixedSymbols: 10,
  vocabulary: 20,
};
const table = randomWordTable(createRandom(2), 20, { buckets: 50, learnedWords: 9, vector: 6 });
const example: Example = randomExample(createRandom(1), counts);

test("a whole example passes and knows its sizes", () => {
  expectWhole(example, 10, table);
  expect(itemCount(example)).toBe(7);
  expect(positionCount(example)).toBe(18);
});

test("an example with a part of another size is refused", () => {
  const short = { ...example, matches: example.matches.slice(1) };
  expect(() => expectWhole(short, 10, table)).toThrow(/matches has 34 entries, expected 35/);
});

test("a symbol that points past the items is refused", () => {
  const wild = { ...example, previous: Int32Array.of(3, 17) };
  expect(() => expectWhole(wild, 10, table)).toThrow(/previous\[1\] is 17, expected 0 to 16/);
});

test("a word that is not in the table is refused", () => {
  const wild = { ...example, words: example.words.map(() => 20) };
  expect(() => expectWhole(wild, 10, table)).toThrow(/words\[0\] is 20, expected 0 to 19/);
});

test("a configuration is read back whole, and refused where sizes do not fit", () => {
  const config = ordinaryConfig(500, [-1, -1, -1, 0, 1, 2]);
  expect(parseBaseConfig(JSON.parse(JSON.stringify(config)), "here")).toEqual(config);
  const narrow = { ...config, sizes: { ...config.sizes, width: 100 } };
  expect(() => parseBaseConfig(narrow, "here")).toThrow(/here: sizes.width must be a multiple/);
  const fewer = { ...config, clauses: [0] };
  expect(() => parseBaseConfig(fewer, "here")).toThrow(/clauses has 1 entries/);
});
