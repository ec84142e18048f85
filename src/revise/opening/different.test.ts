// Things that are counted once, however often they are met; parts of each of the groups.
import { expect, test } from "vitest";
import { asWritten, shop } from "../../base/bookshop-revise.fixture.ts";
import { readTurn } from "../../base/encoding/encode-turn.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { reviseOutline } from "../revise.ts";
import { openingOutline } from "./opening.ts";

const { described } = shop.known;
const today = { year: 2026, month: 6, day: 1 };
const change = (said: string, made: readonly OutlineSymbol[]) =>
  reviseOutline(readTurn(said, shop.ground, today), made, described);

const joined =
  "FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id";
const within =
  "SELECT book.year, book.genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER (PARTITION BY book.year) FROM book GROUP BY book.genre, book.year";

test.each([
  [
    "how many different books did each customer buy",
    `SELECT customer.name, COUNT(DISTINCT book.book_id) ${joined} GROUP BY customer.customer_id, customer.name`,
  ],
  [
    "number of different books per customer",
    `SELECT customer.name, COUNT(DISTINCT book.book_id) ${joined} GROUP BY customer.customer_id, customer.name`,
  ],
  [
    "how many distinct genres per year",
    "SELECT year, COUNT(DISTINCT genre) FROM book GROUP BY year",
  ],
  ["share of each genre within each year", within],
  ["share within each year by genre", within],
])("%s", (said, sql) => {
  const outline = openingOutline(said, described, change);
  expect(outline && normalForm(writeOutline(outline, described))).toBe(asWritten(shop, sql));
});
