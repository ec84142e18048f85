// Which queries can be learned from, among those that people write.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBookshop } from "../bookshop.fixture.ts";
import { isTaught } from "./examples.ts";

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
