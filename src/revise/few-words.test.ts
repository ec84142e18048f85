// One more of a list, groups that are not wanted any more, whose they are.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../base/bookshop-revise.fixture.ts";

const two = "SELECT title FROM book WHERE genre IN ('crime', 'poetry')";
const month = "strftime('%Y-%m', day)";
const sold = "purchase JOIN book ON purchase.book_id = book.book_id";
const bought = "customer JOIN purchase ON purchase.customer_id = customer.customer_id";

test.each([
  // A third beside two, whatever is asked of them; a question asks for that one.
  [two, "and novel", "SELECT title FROM book WHERE genre IN ('crime', 'poetry', 'novel')"],
  [
    two.replace("title", "COUNT(*)"),
    "and novel",
    "SELECT COUNT(*) FROM book WHERE genre IN ('crime', 'poetry', 'novel')",
  ],
  [two, "and novel?", "SELECT title FROM book WHERE genre = 'novel'"],
  // What is above a number is no year.
  [
    `SELECT name, SUM(copies) FROM ${bought} GROUP BY customer.customer_id`,
    "only those above 1500",
    `SELECT name, SUM(copies) FROM ${bought} GROUP BY customer.customer_id HAVING SUM(copies) > 1500`,
  ],
  // How many each has, on average; what is in per cent already is only rounded.
  [
    `SELECT name, COUNT(*) FROM ${bought} GROUP BY customer.customer_id`,
    "the average",
    `SELECT COUNT(*) / COUNT(DISTINCT customer.customer_id) FROM ${bought}`,
  ],
  [
    "SELECT genre, 100.0 * SUM(pages) / COUNT(*) FROM book GROUP BY genre",
    "as a percentage",
    "SELECT genre, ROUND(100.0 * SUM(pages) / COUNT(*), 1) FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, ROUND(SUM(pages), 0) FROM book GROUP BY genre",
    "as a percentage",
    "SELECT genre, ROUND(100.0 * SUM(pages) / SUM(SUM(pages)) OVER (), 0) FROM book GROUP BY genre",
  ],
  // Groups less.
  [
    `SELECT ${month}, COUNT(*) FROM purchase GROUP BY ${month} ORDER BY ${month}`,
    "forget the months",
    "SELECT COUNT(*) FROM purchase",
  ],
  [
    `SELECT ${month}, genre, SUM(copies) FROM ${sold} GROUP BY ${month}, genre ORDER BY ${month}`,
    "drop the month",
    `SELECT genre, SUM(copies) FROM ${sold} GROUP BY genre`,
  ],
  [
    `SELECT ${month}, genre, SUM(copies) FROM ${sold} GROUP BY ${month}, genre ORDER BY ${month}`,
    "never mind the genre",
    `SELECT ${month}, SUM(copies) FROM purchase GROUP BY ${month} ORDER BY ${month}`,
  ],
  [
    `SELECT customer.name, COUNT(*) FROM ${bought} GROUP BY customer.customer_id`,
    "ignore the customers",
    `SELECT COUNT(*) FROM purchase`,
  ],
  // A condition goes where nothing is grouped.
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime' AND year = 2001",
    "never mind the genre",
    "SELECT COUNT(*) FROM book WHERE year = 2001",
  ],
])("%s | %s", (before, utterance, expected) => {
  expect(revise(before, utterance)).toBe(asWritten(shop, expected));
});

test("a group that is not there is no group less", () => {
  const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
  for (const said of ["forget the months", "forget it", "drop the price"])
    expect(revise(byGenre, said)).toBeNull();
});
