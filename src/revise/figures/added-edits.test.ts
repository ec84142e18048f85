// Money with so much on top of it, or off it; what is no money stays.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const byGenre = (figure: string): string =>
  `SELECT genre, COUNT(*), ${figure} FROM book GROUP BY genre`;
const gross = byGenre("1.2 * SUM(price)");

test.each([
  [byGenre("SUM(price)"), "with 20% vat", gross],
  [byGenre("SUM(price)"), "Add 20 percent on top", gross],
  [byGenre("SUM(price)"), "including vat of 20%", gross],
  [byGenre("ROUND(SUM(price), 0)"), "plus 20%", byGenre("ROUND(1.2 * SUM(price), 0)")],
  [byGenre("SUM(price)"), "with 25% off", byGenre("0.75 * SUM(price)")],
  [gross, "plus 7% vat", byGenre("1.07 * SUM(price)")],
  [gross, "without vat", byGenre("SUM(price)")],
  ["SELECT title, price FROM book", "incl 10% tax", "SELECT title, 1.1 * price FROM book"],
])("%s | %s", (before, said, after) => {
  expect(revise(before, said)).toBe(asWritten(shop, after));
});

test.each([
  // No rate was said, nothing is on top, or there is no money.
  [byGenre("SUM(price)"), "with vat"],
  [byGenre("SUM(price)"), "without vat"],
  ["SELECT genre, COUNT(*) FROM book GROUP BY genre", "with 20% vat"],
])("%s | %s is no plain change", (before, said) => {
  expect(revise(before, said)).toBeNull();
});
