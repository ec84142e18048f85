// What lies in the middle, written with what every database has, and read back.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bookshop } from "../base/bookshop.fixture.ts";
import { openOwn } from "../base/own-schema.fixture.ts";
import type { Dialect } from "../database/database.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { emptyWording } from "../entities/wording.ts";
import { parseSql } from "../sql/parse.ts";
import { plainOutline } from "./plain-outline.ts";
import { readOutline } from "./read-outline.ts";
import { writeOutline } from "./write-outline.ts";

let shop: Bookshop;
beforeAll(async () => {
  shop = await openOwn([
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, city TEXT, day DATE, order_no INTEGER, price REAL)",
    `INSERT INTO sale VALUES (1, 'Leeds', '2024-01-05', 1, 10), (2, 'Leeds', '2024-02-05', 1, 20),
      (3, 'Leeds', '2025-01-05', 2, 90), (4, 'York', '2025-01-06', 3, 4), (5, 'York', '2025-03-01', 3, 6),
      (6, 'York', '2025-03-02', 4, NULL)`,
  ]);
});
afterAll(() => shop.database.close());

test.each([
  ["SELECT MEDIAN(price) FROM sale", [[10]], "the median price of sales"],
  [
    "SELECT city, MEDIAN(price) FROM sale GROUP BY city",
    [
      ["Leeds", 20],
      ["York", 5],
    ],
    "the median price of sales for each city",
  ],
  [
    "SELECT city, ROUND(MEDIAN(price), 1) FROM sale WHERE price < 80 GROUP BY city ORDER BY MEDIAN(price) DESC LIMIT 1",
    [["Leeds", 15]],
    "the median price rounded to 1 decimal of sales whose price is under 80 for each city, the one with the highest median price",
  ],
  [
    "SELECT strftime('%Y', day), MEDIAN(price) FROM sale GROUP BY strftime('%Y', day) ORDER BY strftime('%Y', day)",
    [
      ["2024", 15],
      ["2025", 6],
    ],
    "the median price of sales for each year of day, sorted by year of day",
  ],
  [
    "SELECT MEDIAN(SUM(price), order_no) FROM sale WHERE price > 0",
    [[30]],
    "the median of the total price of each order no of sales whose price is over 0",
  ],
  [
    "SELECT city, MEDIAN(COUNT(*), order_no) FROM sale GROUP BY city",
    [
      ["Leeds", 1.5],
      ["York", 1.5],
    ],
    "the median of the number of sales of each order no of sales for each city",
  ],
])("%s", async (sql, rows, said) => {
  const { described } = shop.known;
  const outline = readOutline(parseSql(sql), described);
  for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] satisfies Dialect[]) {
    const written = writeOutline(outline, described, dialect);
    expect(written).not.toContain("MEDIAN");
    expect(writeOutline(readOutline(parseSql(written), described), described, dialect)).toBe(
      written,
    );
    expect(paraphrase(written, emptyWording)).toBe(said);
  }
  const found = await shop.database.query(writeOutline(outline, described));
  expect(found.rows.map((row) => [...row])).toEqual(rows);
});

test("the network, which has no word for it, sees an average", () => {
  const outline = readOutline(parseSql("SELECT MEDIAN(price) FROM sale"), shop.known.described);
  expect(plainOutline(outline)).toContainEqual({ kind: "word", word: "avg" });
});

test("what else is chosen by a median cannot be said", () => {
  const { described } = shop.known;
  const sql = "SELECT city, COUNT(*), MEDIAN(price) FROM sale GROUP BY city";
  expect(() => writeOutline(readOutline(parseSql(sql), described), described)).toThrow();
});
