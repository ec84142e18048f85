// Laws of the forms a turn is learned in: what the query needs is always there, and points at the same.
import { expect, test } from "vitest";
import { outlineWords } from "../../outline/symbols.ts";
import { createRandom } from "../../random.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { type Example, expectWhole } from "../network/example.ts";
import { type TaughtTalk, turnExample } from "./examples.ts";
import { packExample } from "./pack-example.ts";
import { applyVariation, varyTurn } from "./vary.ts";

const fixed = outlineWords.length;
const shop = await bookshopOfTests();

const sql = "SELECT title FROM book WHERE price < 12 ORDER BY price";
const turns = [
  { utterance: "books by title", sql: ["SELECT title FROM book ORDER BY title"] },
  { utterance: "under 12, cheapest first", sql: [sql] },
];
const interaction = { id: "1", database: "bookshop", date: null, turns };

function drawn(seed: number): { whole: Example; varied: Example; talk: TaughtTalk } {
  const talk: TaughtTalk = { interaction, ground: shop.ground, style: 1 };
  const random = createRandom(seed);
  const whole = turnExample(talk, 1, random)!;
  const variation = varyTurn(whole, shop.known.described, random);
  return { whole, varied: applyVariation(whole, variation), talk };
}

/** Names of what is pointed at, and the fixed words. */
function said({ schema, target, candidates }: Example): string[] {
  const { words } = shop.ground.book;
  return [...target].map((symbol) => {
    if (symbol < fixed) return outlineWords[symbol]!;
    const item = symbol - fixed;
    const items = schema.types.length;
    const list = item < items ? schema.words[item] : candidates.words[item - items];
    return [...list!].map((word) => words[word]).join(" ");
  });
}

test("whatever is left out, the query asks for the same", () => {
  const sizes = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const { whole, varied } = drawn(seed);
    expectWhole(varied, fixed, shop.ground.book.table());
    expect(said(varied)).toEqual(said(whole));
    sizes.add(varied.schema.types.length);
  }
  expect(sizes.size).toBeGreaterThan(5);
});

test("names are forgotten and earlier queries mistaken now and then, not as a rule", () => {
  const all = Array.from({ length: 300 }, (_, seed) => {
    const { whole, talk } = drawn(seed);
    return { whole, variation: varyTurn(whole, talk.ground.known.described, createRandom(seed)) };
  });
  const share = (test: (one: (typeof all)[number]) => boolean): number =>
    all.filter(test).length / all.length;
  const forgot = share(({ whole, variation }) => variation.matches !== whole.matches);
  const mistook = share(({ whole, variation }) => variation.previous !== whole.previous);
  for (const rate of [forgot, mistook]) expect(rate > 0.05 && rate < 0.3).toBe(true);
});

test("packed for another trainer, sizes say where everything stands", () => {
  const { whole } = drawn(3);
  const variation = { matches: whole.matches, previous: whole.previous, kept: null };
  const columns = shop.known.described.columns.length;
  const packed = packExample({ example: whole, variation, schema: 4, source: 1, columns });
  const { words, candidates, previous, target, style } = whole;
  const sizes = [words.length, candidates.kinds.length, previous.length, target.length];
  expect([...packed.subarray(0, 8)]).toEqual([4, style, 1, ...sizes, 0]);
  expect([...packed.subarray(8, 8 + words.length)]).toEqual([...words]);
  expect([...packed.subarray(-target.length)]).toEqual([...target]);
});
