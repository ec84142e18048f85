// What is about other things than the figures before is a question of its own; what points back or is no whole
// question goes on.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../../base/bookshop.fixture.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { parseSql } from "../../sql/parse.ts";
import { startsAnew } from "./starts-anew.ts";
import { undone } from "./undone.ts";

const shop = await bookshopOfTests();
const byGenre = "SELECT genre, COUNT(*) FROM book WHERE year = 2001 GROUP BY genre";

test.each([
  [byGenre, "customers in leeds", true],
  [byGenre, "how many customers are there in york", true],
  [byGenre, "and customers in leeds", false],
  [byGenre, "customers who bought them", false],
  [byGenre, "books after 1990", false],
  [byGenre, "by customer", false],
  ["SELECT title FROM book WHERE year = 2001", "customers in leeds", false],
])("%s | %s", (before, said, anew) => {
  const { described } = shop.known;
  const outline = readOutline(parseSql(before), described);
  expect(startsAnew(said.replace(/^and /, ""), said, outline, described)).toBe(anew);
});

const loans = await openOwn([
  "CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, lent_on DATE, returned_on DATE)",
  "INSERT INTO loan VALUES (1, '2024-01-01', NULL), (2, '2024-01-02', '2024-01-09')",
]);

test.each([
  ["loans not returned yet", "SELECT loan_id FROM loan WHERE returned_on IS NULL"],
  ["which loans have not been returned", "SELECT loan_id FROM loan WHERE returned_on IS NULL"],
  ["how many loans are still unreturned", "SELECT COUNT(*) FROM loan WHERE returned_on IS NULL"],
  ["loans not approved", null],
])("%s", (said, sql) => {
  const { described } = loans.known;
  const outline = undone(said, described);
  const wanted = sql && writeOutline(readOutline(parseSql(sql), described), described);
  expect(outline && normalForm(writeOutline(outline, described))).toBe(
    wanted && normalForm(wanted),
  );
});
