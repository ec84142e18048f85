// By how much the figure of the one is above that of the other.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bookshop } from "../../base/bookshop.fixture.ts";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { reviseOutline } from "../revise.ts";
import type { OutlineChange } from "./figures.ts";
import { openingOutline } from "./opening.ts";

let shop: Bookshop;
const today = { year: 2025, month: 6, day: 1 };
beforeAll(async () => {
  shop = await openOwn([
    "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, species TEXT, weight REAL)",
    "INSERT INTO pet VALUES (1, 'Rex', 'dog', 30), (2, 'Tom', 'cat', 4), (3, 'Fido', 'dog', 20)",
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, pet_id INTEGER REFERENCES pet (id), day DATE, town TEXT, fee REAL)",
    `INSERT INTO visit VALUES (1, 1, '2024-05-01', 'Leeds', 50), (2, 1, '2025-01-02', 'York', 20),
      (3, 2, '2025-02-02', 'Leeds', 40), (4, 3, '2025-03-03', 'York', 10)`,
  ]);
});
afterAll(() => shop.database.close());

const change: OutlineChange = (said, outline) =>
  reviseOutline(readTurn(said, shop.ground, today), outline, shop.known.described);

async function answer(text: string): Promise<unknown[][] | null> {
  const { described } = shop.known;
  const outline = openingOutline(text, described, change);
  const sql = outline && writeOutline(outline, described);
  return sql === null ? null : (await shop.database.query(sql)).rows.map((row) => [...row]);
}

test.each<[string, unknown[][]]>([
  ["difference in total fee between leeds and york", [[90, 30, 60]]],
  ["the difference in total fee between leeds and york in 2025", [[40, 30, 10]]],
  ["difference between the average weight of dogs and cats", [[25, 4, 21]]],
  ["how many more visits does leeds have than york", [[2, 2, 0]]],
  ["visits in 2025 minus visits in 2024", [[3, 1, 2]]],
  // The later time is set against the earlier, whichever is said first.
  ["difference in total fee between 2024 and 2025", [[50, 70, 20]]],
  ["compare total fee of leeds and york", [[90, 30, 60]]],
  ["leeds vs york total fee", [[90, 30, 60]]],
  ["compare leeds and york total fee in 2025", [[40, 30, 10]]],
  ["total fee 2024 vs 2025", [[50, 70, 20]]],
  ["how much more total fee in 2025 than in 2024", [[70, 50, 20]]],
  [
    "compare total fee 2024 and 2025 by species",
    [
      ["cat", 0, 40, 40],
      ["dog", 50, 30, -20],
    ],
  ],
  ["average monthly visits", [[1]]],
  ["average number of visits per week", [[1]]],
  ["median total fee per town", [[60]]],
  ["difference between the highest and the lowest fee", [[40]]],
  [
    "difference between the highest and the lowest fee by town",
    [
      ["Leeds", 10],
      ["York", 10],
    ],
  ],
])("%s", async (text, rows) => {
  expect(await answer(text)).toEqual(rows);
});

test("nothing that can be set against each other", async () => {
  expect(await answer("difference between dogs and cats")).toBeNull();
  expect(await answer("difference in total fee between leeds and dogs")).toBeNull();
});
