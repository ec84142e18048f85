// What analysts say next of groups and figures: other figures, shares, groups counted, chosen and listed.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const during = (from: string, to: string): string => `day >= '${from}' AND day < '${to}'`;
const copiesIn = (from: string, to: string, rest = ""): string =>
  `SELECT SUM(copies) FROM purchase WHERE ${during(from, to)}${rest}`;
const year2025 = copiesIn("2025-01-01", "2026-01-01");
const byMonth = (where: string): string =>
  `SELECT strftime('%Y-%m', day), SUM(copies) FROM purchase WHERE ${where} GROUP BY strftime('%Y-%m', day)`;
const sold =
  "FROM author JOIN book ON book.author_id = author.author_id JOIN purchase ON purchase.book_id = book.book_id GROUP BY author.author_id ORDER BY SUM(purchase.copies) DESC LIMIT 2";
const bestSold = `SELECT author.name, SUM(purchase.copies) ${sold}`;
const amongBestSold = `author.author_id IN (SELECT author.author_id ${sold})`;
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
const readers =
  "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id HAVING SUM(purchase.copies) > 2";
const customers = "customer JOIN purchase ON purchase.customer_id = customer.customer_id";
const mostCopies = `SELECT customer.name, SUM(purchase.copies) FROM ${customers} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT 2`;
const shares = "SELECT genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM book";

test.each([
  // Fewer groups have their shares of all, also of another time.
  [
    `${shares} GROUP BY genre`,
    "only crime",
    "SELECT genre, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM book) FROM book WHERE genre = 'crime' GROUP BY genre",
  ],
  [
    "SELECT genre, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM book WHERE year = 2001) FROM book WHERE year = 2001 AND genre = 'crime' GROUP BY genre",
    "same for 2002",
    "SELECT genre, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM book WHERE year = 2002) FROM book WHERE year = 2002 AND genre = 'crime' GROUP BY genre",
  ],
  // A part of all is no share of what a condition leaves.
  [
    byGenre,
    "what share is crime",
    "SELECT 100.0 * COUNT(CASE WHEN genre = 'crime' THEN 1 END) / COUNT(*) FROM book",
  ],
  // Who was chosen by one figure is asked for another.
  [
    mostCopies,
    "how many purchases did each of them make",
    mostCopies.replace("SUM(purchase.copies) FROM", "COUNT(*) FROM"),
  ],
  // A thing that is counted beside others is counted once.
  [
    "SELECT genre, SUM(copies) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre",
    "add the number of books",
    "SELECT genre, SUM(copies), COUNT(DISTINCT book.book_id) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre",
  ],
  // Other figures.
  [
    byGenre,
    "with percentages",
    "SELECT genre, COUNT(*), 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    "what about pages",
    "SELECT genre, AVG(pages) FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, SUM(price) FROM book GROUP BY genre",
    "what about averages",
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
  ],
  ["SELECT genre, SUM(price) FROM book GROUP BY genre", "in total", "SELECT SUM(price) FROM book"],
  [year2025, "monthly", byMonth(during("2025-01-01", "2026-01-01"))],
  // Groups counted, chosen and listed.
  [byGenre, "how many genres is that", "SELECT COUNT(DISTINCT genre) FROM book"],
  [
    readers,
    "how many are they",
    "SELECT COUNT(*) FROM customer WHERE customer_id IN (SELECT customer.customer_id FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id HAVING SUM(purchase.copies) > 2)",
  ],
  [
    readers,
    "list them with their city",
    readers.replace("customer.name", "customer.name, customer.city"),
  ],
  [readers, "most first", `${readers} ORDER BY SUM(purchase.copies) DESC`],
  [
    "SELECT author.country, SUM(book.price) FROM book JOIN author ON book.author_id = author.author_id GROUP BY author.country",
    "with more than 3 books",
    "SELECT author.country, SUM(book.price) FROM book JOIN author ON book.author_id = author.author_id GROUP BY author.country HAVING COUNT(*) > 3",
  ],
  ["SELECT * FROM customer", "show their city too", "SELECT name, city FROM customer"],
  [byGenre, "how many books is that", null],
  [byGenre, "no more than 4", `${byGenre} HAVING COUNT(*) <= 4`],
  [byGenre, "nothing under 4", `${byGenre} HAVING COUNT(*) >= 4`],
  [
    byGenre,
    "which of them have more than 2",
    "SELECT genre FROM book GROUP BY genre HAVING COUNT(*) > 2",
  ],
  [
    "SELECT title, price FROM book WHERE genre = 'crime'",
    "count them by year",
    "SELECT year, COUNT(*) FROM book WHERE genre = 'crime' GROUP BY year",
  ],
  [
    "SELECT genre, MAX(price) FROM book GROUP BY genre",
    "and the lowest?",
    "SELECT genre, MIN(price) FROM book GROUP BY genre",
  ],
  [
    byMonth(during("2025-01-01", "2026-01-01")),
    "best month",
    `${byMonth(during("2025-01-01", "2026-01-01"))} ORDER BY SUM(copies) DESC LIMIT 1`,
  ],
  [
    byGenre,
    "order by the number of books, from the greatest to the least",
    `${byGenre} ORDER BY COUNT(*) DESC`,
  ],
  [`${byGenre} LIMIT 2`, "Which genre has the most books?", null],
  ["SELECT name FROM customer", "show their city", "SELECT name, city FROM customer"],
  ["SELECT name FROM customer", "Show their city", null],
  [
    `${byGenre.replace("GROUP", "WHERE year = 2001 GROUP")}`,
    "list them with their price",
    "SELECT title, price FROM book WHERE year = 2001",
  ],
  // A part of all rows, whichever groups are kept.
  [
    "SELECT genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM book GROUP BY genre",
    "only the ones above 5%",
    "SELECT genre, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM book) FROM book GROUP BY genre HAVING COUNT(*) > (SELECT COUNT(*) * 0.05 FROM book)",
  ],
  // Another amount beside the one that is shown, in the same way.
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    "and pages",
    "SELECT genre, AVG(price), AVG(pages) FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    "add the total pages",
    "SELECT genre, AVG(price), SUM(pages) FROM book GROUP BY genre",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "what do they cost",
    "SELECT title, price FROM book WHERE genre = 'crime'",
  ],
  // Other things, and things of what was counted.
  [
    "SELECT customer.name, SUM(purchase.copies) FROM purchase JOIN customer ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id",
    "same for books",
    "SELECT book.title, SUM(purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.book_id, book.title",
  ],
  [
    year2025,
    "how many customers is that",
    `SELECT COUNT(DISTINCT customer.customer_id) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE ${during("2025-01-01", "2026-01-01")}`,
  ],
  [
    "SELECT name FROM customer WHERE city = 'Leeds'",
    "with the number of purchases",
    "SELECT customer.name, COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE customer.city = 'Leeds' GROUP BY customer.customer_id, customer.name",
  ],
  [
    "SELECT COUNT(*) FROM purchase WHERE day >= '2025-03-01'",
    "list them",
    "SELECT purchase_id FROM purchase WHERE day >= '2025-03-01'",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "average price",
    "SELECT AVG(price) FROM book WHERE genre = 'crime'",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "list them with their price",
    "SELECT title, price FROM book WHERE genre = 'crime'",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "or poetry",
    "SELECT title FROM book WHERE genre IN ('crime', 'poetry')",
  ],
  // What a highest or lowest figure is of.
  [
    "SELECT MAX(price) FROM book WHERE genre = 'crime'",
    "which book is that",
    "SELECT title FROM book WHERE genre = 'crime' ORDER BY price DESC LIMIT 1",
  ],
  [
    "SELECT MIN(pages) FROM book",
    "what book is it",
    "SELECT title FROM book ORDER BY pages LIMIT 1",
  ],
  ["SELECT AVG(pages) FROM book", "which book is that", null],
  // Whole figures, and what is said of the rows and not of the groups.
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    "round it to whole pounds",
    "SELECT genre, ROUND(AVG(price), 0) FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    "for books over 8",
    "SELECT genre, AVG(price) FROM book WHERE price > 8 GROUP BY genre",
  ],
  // How good a month was, where a number stands beside what it brought.
  [
    "SELECT genre, SUM(copies), COUNT(DISTINCT book.book_id) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre",
    "which one was best",
    "SELECT genre, SUM(copies), COUNT(DISTINCT book.book_id) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre ORDER BY SUM(copies) DESC LIMIT 1",
  ],
  // One number has no order: what was counted has.
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "cheapest first",
    "SELECT title FROM book WHERE genre = 'crime' ORDER BY price",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "list those with the author name",
    "SELECT book.title, author.name FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
  // So do the first of them by a figure.
  [
    bestSold,
    "show their books",
    `SELECT DISTINCT author.name, book.title FROM author JOIN book ON book.author_id = author.author_id WHERE ${amongBestSold}`,
  ],
  [
    bestSold,
    "how many books do they have",
    `SELECT author.name, COUNT(*) FROM author JOIN book ON book.author_id = author.author_id WHERE ${amongBestSold} GROUP BY author.author_id`,
  ],
  [
    bestSold,
    "which of them are from norway",
    bestSold
      .replace(" LIMIT 2", "")
      .replace("GROUP BY", `WHERE author.country = 'Norway' AND ${amongBestSold} GROUP BY`),
  ],
])("%s | %s", (before, utterance, expected) => {
  const revised = revise(before, utterance);
  expect(revised).toBe(expected === null ? null : asWritten(shop, expected));
});
