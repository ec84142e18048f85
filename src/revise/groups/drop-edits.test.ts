// What is shown less of, and what is narrowed by a noun of its own.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const withAuthors =
  "SELECT book.title, author.name, book.price FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime' ORDER BY book.price DESC";
const copies =
  "FROM author JOIN book ON book.author_id = author.author_id JOIN purchase ON purchase.book_id = book.book_id GROUP BY author.author_id";

test.each([
  [
    withAuthors,
    "drop the authors",
    "SELECT title, price FROM book WHERE genre = 'crime' ORDER BY price DESC",
  ],
  [
    withAuthors,
    "hide the price column",
    "SELECT book.title, author.name FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime' ORDER BY book.price DESC",
  ],
  [
    `SELECT author.name, author.country, SUM(purchase.copies) ${copies}`,
    "without the copies",
    `SELECT author.name, author.country ${copies}`,
  ],
  [
    `SELECT author.name, author.country, COUNT(*) ${copies}`,
    "remove the number of purchases",
    `SELECT author.name, author.country ${copies}`,
  ],
])("%s | %s", (before, said, after) => {
  expect(revise(before, said)).toBe(asWritten(shop, after));
});

test.each([
  ["SELECT name FROM customer", "without purchases"],
  ["SELECT title FROM book", "drop the title"],
  [`SELECT SUM(purchase.copies) ${copies}`, "without the copies"],
])("%s | %s: nothing would be left, or it is not shown", (before, said) => {
  const after = revise(before, said);
  expect(after).not.toBe(asWritten(shop, before));
  expect(after ?? "").not.toMatch(/^SELECT FROM/);
});

test.each([
  [
    "SELECT title FROM book WHERE title LIKE '%harbor%'",
    "starting with the",
    "SELECT title FROM book WHERE title LIKE '%harbor%' AND title LIKE 'the%'",
  ],
  [
    "SELECT title FROM book WHERE title LIKE 'a%'",
    "starting with b",
    "SELECT title FROM book WHERE title LIKE 'b%'",
  ],
])("%s | %s: other parts of a text stay", (before, said, after) => {
  expect(revise(before, said)).toBe(asWritten(shop, after));
});
