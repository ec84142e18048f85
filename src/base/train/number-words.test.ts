// Every word that a turn may be read with has its number before training begins.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { openBookshop } from "../bookshop.fixture.ts";
import { encodeTurn, readTurn } from "../encoding/encode-turn.ts";
import { talkSource } from "./examples.ts";
import { numberWords } from "./number-words.ts";
import { withinTable } from "./source.ts";

type Shop = Awaited<ReturnType<typeof openBookshop>>;
let shop: Shop;
beforeAll(async () => {
  shop = await openBookshop();
});
afterAll(() => shop.database.close());

const interaction = {
  id: "1",
  database: "bookshop",
  date: null,
  turns: [
    {
      utterance: "books like those",
      sql: ["SELECT title FROM book WHERE title LIKE '%O''Neil-Smith%' AND price < 7.25"],
    },
    { utterance: "and the cheaper ones", sql: ["SELECT title FROM book WHERE price < 3"] },
  ],
};

test("words of values that only a query holds are numbered too", () => {
  numberWords([interaction], shop.ground.book);
  const { buckets } = shop.ground.book.table();
  const source = talkSource([{ interaction, ground: shop.ground, style: 2 }]);
  for (let i = 0; i < 40; i++) {
    const { words, candidates } = source.draw(createRandom(i));
    for (const list of [words, ...candidates.words])
      expect(Math.max(...list)).toBeLessThan(buckets.length);
  }
});

test("an example with a word that came later is not drawn", () => {
  const { ground } = shop;
  const table = ground.book.table();
  const today = { year: 2026, month: 1, day: 1 };
  const turn = (said: string) =>
    encodeTurn({ turns: [readTurn(said, ground, today)], previous: [], style: 2 }, ground).example;
  const examples = [turn("zyzzyva quux"), turn("and the cheaper ones")];
  const source = withinTable({ draw: () => examples.shift() ?? turn("?") }, table);
  expect(source.draw(createRandom(1)).words).toEqual(turn("and the cheaper ones").words);
});
