// What each is of the group that it belongs to, who did something with a thing that is named, and who did nothing.
import { expect, test } from "vitest";
import { bookshopOfTests, noWords } from "../../base/bookshop.fixture.ts";
import { asWritten } from "../../base/bookshop-turns.fixture.ts";
import { prepareGround, readTurn } from "../../base/encoding/encode-turn.ts";
import { openWordBook } from "../../base/encoding/word-book.ts";
import { addMeasures, expandMeasures } from "../../base/spoken/measures.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { reviseOutline } from "../revise.ts";
import { openingOutline, openingsBeside } from "./opening.ts";

const shop = await bookshopOfTests();
const { described, measures } = addMeasures(shop.known.described, {
  revenue: { of: "sum(purchase.copies * book.price)" },
  "units sold": { of: "sum(purchase.copies)" },
});
const ground = prepareGround({ ...shop.known, described }, openWordBook(noWords));
const change = (said: string, made: readonly OutlineSymbol[]) =>
  reviseOutline(readTurn(said, ground, { year: 2026, month: 6, day: 1 }), made, described);
const written = (outline: readonly OutlineSymbol[]): string =>
  normalForm(writeOutline(expandMeasures(outline, measures), described));

const within = (figure: string): string =>
  `SELECT book.genre, book.title, 100.0 * ${figure} / SUM(${figure}) OVER (PARTITION BY book.genre) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY book.book_id, book.title, book.genre`;
const sold = "SUM(purchase.copies)";
const money = "SUM(purchase.copies * book.price)";

test.each([
  ["share of each book within its genre", within(money)],
  ["share of each book in its genre by units sold", within(sold)],
  ["each book as percentage of its genre", within(money)],
  [
    "share of each genre within its year",
    "SELECT book.year, book.genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER (PARTITION BY book.year) FROM book GROUP BY book.genre, book.year",
  ],
  [
    "who wrote the quiet harbor",
    "SELECT DISTINCT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.title = 'The Quiet Harbor'",
  ],
  [
    "customers who bought nothing in 2025",
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase WHERE day >= '2025-01-01' AND day < '2026-01-01')",
  ],
  [
    "customers that have not made a purchase since may 2025",
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase WHERE day >= '2025-05-01')",
  ],
  [
    "customers without purchases in 2025",
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase WHERE day >= '2025-01-01' AND day < '2026-01-01')",
  ],
  [
    "authors who have no purchases in 2025",
    "SELECT name FROM author WHERE author_id NOT IN (SELECT book.author_id FROM book JOIN purchase ON purchase.book_id = book.book_id WHERE purchase.day >= '2025-01-01' AND purchase.day < '2026-01-01')",
  ],
  [
    "which genre brought in the most money in 2025",
    `SELECT book.genre, SUM(purchase.copies * book.price) FROM book JOIN purchase ON purchase.book_id = book.book_id WHERE purchase.day >= '2025-01-01' AND purchase.day < '2026-01-01' GROUP BY book.genre ORDER BY SUM(purchase.copies * book.price) DESC LIMIT 1`,
  ],
  ["who wrote the most", null],
  ["who wrote sonnets", null],
])("%s", (said, sql) => {
  const outline = openingOutline(said, described, change);
  expect(outline && written(outline)).toBe(sql && asWritten(shop, sql));
});

test("where no figure is named, others are left open", () => {
  const beside = openingsBeside("share of each book within its genre", described, change);
  expect(beside.map(written)).toEqual([asWritten(shop, within(sold))]);
  expect(openingsBeside("share of each book in its genre by revenue", described, change)).toEqual(
    [],
  );
});
