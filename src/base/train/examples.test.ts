// Which queries can be learned from, among those that people write.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../random.ts";
import { openBookshop } from "../bookshop.fixture.ts";
import { isTaught, type TaughtTalk, turnExample } from "./examples.ts";

let shop: Awaited<ReturnType<typeof openBookshop>>;
beforeAll(async () => {
  shop = await openBookshop();
});
afterAll(() => shop.database.close());

test.each([
  ["SELECT title FROM book WHERE price < 3", true],
  ["SELECT strftime('%Y-%m', day), COUNT(*) FROM purchase GROUP BY strftime('%Y-%m', day)", true],
  ["SELECT title, RANK() OVER (ORDER BY price DESC) FROM book", true],
  ["SELECT substr(name, 1, 1) FROM author", false],
  ["WITH m AS (SELECT MAX(price) AS p FROM book) SELECT title FROM book, m WHERE price = p", false],
])("%s", (sql, taught) => {
  const turns = [{ utterance: "that", sql: [sql] }];
  const interaction = { id: "1", database: "bookshop", date: null, turns };
  expect(isTaught({ interaction, ground: shop.ground, style: 1 }, 0)).toBe(taught);
});

test("what a model answered stands before later turns, most of the time", () => {
  const said = [
    { utterance: "titles of books under 3", sql: ["SELECT title FROM book WHERE price < 3"] },
    { utterance: "dearest first", sql: ["SELECT title FROM book ORDER BY price DESC"] },
  ];
  const interaction = { id: "1", database: "bookshop", date: null, turns: said };
  const talk: TaughtTalk = { interaction, ground: shop.ground, style: 1 };
  const answered = new Map([[0, "SELECT price FROM book"]]);
  const lengths = (taught: TaughtTalk) => {
    const random = createRandom(1);
    const drawn = Array.from({ length: 200 }, () => turnExample(taught, 1, random));
    return new Set(drawn.map((example) => example?.previous.length));
  };
  const [gold, wrong] = [lengths(talk), lengths({ ...talk, answered })];
  expect(wrong.size).toBe(gold.size + 1);
});
