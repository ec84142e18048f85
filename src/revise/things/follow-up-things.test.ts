// What is said next of things: others, what they have, who was chosen, who did it.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const during = (from: string, to: string): string => `day >= '${from}' AND day < '${to}'`;
const sold =
  "FROM author JOIN book ON book.author_id = author.author_id JOIN purchase ON purchase.book_id = book.book_id GROUP BY author.author_id ORDER BY SUM(purchase.copies) DESC LIMIT 2";
const bestSold = `SELECT author.name, SUM(purchase.copies) ${sold}`;
const dearest = "SELECT title FROM book ORDER BY price DESC LIMIT 5";
const amongDearest = `book.book_id IN (${dearest.replace("title", "book_id")})`;
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
const readers =
  "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id HAVING SUM(purchase.copies) > 2";
const customers = "customer JOIN purchase ON purchase.customer_id = customer.customer_id";
const mostCopies = `SELECT customer.name, SUM(purchase.copies) FROM ${customers} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT 2`;
const inWeekends = "strftime('%w', day) IN ('0', '6')";

test.each([
  // A period says nothing of the days of its weeks.
  [
    `SELECT SUM(copies) FROM purchase WHERE ${inWeekends}`,
    "only in december",
    `SELECT SUM(copies) FROM purchase WHERE ${inWeekends} AND ${during("2025-12-01", "2026-01-01")}`,
  ],
  // What is there now.
  [
    "SELECT title FROM book WHERE genre != 'poetry'",
    "what's left",
    "SELECT title FROM book WHERE genre != 'poetry'",
  ],
  // What has no name is told by its key.
  [
    mostCopies,
    "show their purchases",
    `SELECT DISTINCT customer.name, purchase.purchase_id FROM ${customers} WHERE customer.customer_id IN (SELECT customer.customer_id FROM ${customers} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT 2)`,
  ],
  [
    "SELECT title FROM book",
    "with the author name",
    "SELECT book.title, author.name FROM book JOIN author ON book.author_id = author.author_id",
  ],
  // What is asked of things stands beside them.
  [
    "SELECT name FROM customer WHERE customer_id > 3",
    "show the city they live in",
    "SELECT name, city FROM customer WHERE customer_id > 3",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "which author",
    "SELECT book.title, author.name FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
  [
    `SELECT SUM(copies) FROM purchase JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.city = 'Leeds'`,
    "on which genres",
    "SELECT book.genre, SUM(purchase.copies) FROM book JOIN purchase ON purchase.book_id = book.book_id JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.city = 'Leeds' GROUP BY book.genre",
  ],
  // A condition chooses the first anew, each of them once.
  [
    dearest,
    "only from york",
    "SELECT title FROM book WHERE book_id IN (SELECT book.book_id FROM book JOIN purchase ON purchase.book_id = book.book_id JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.city = 'York') ORDER BY price DESC LIMIT 5",
  ],
  [
    bestSold,
    "only from york",
    bestSold.replace(
      "book.book_id GROUP",
      "book.book_id JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.city = 'York' GROUP",
    ),
  ],
  // Who was chosen stays so, whatever is asked of them.
  [
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 1",
    "how often were they purchased",
    "SELECT author.name, COUNT(*) FROM author JOIN book ON book.author_id = author.author_id JOIN purchase ON purchase.book_id = book.book_id WHERE author.author_id IN (SELECT author.author_id FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 1) GROUP BY author.author_id",
  ],
  [
    readers,
    "how many purchases do they have",
    `SELECT customer.name, COUNT(*) FROM ${customers} WHERE customer.customer_id IN (${readers.replace("customer.name", "customer.customer_id")}) GROUP BY customer.customer_id`,
  ],
  ["SELECT name FROM customer", "how many purchases do they have", null],
  ...["their cities too", "their city as well", "show their city too"].map(
    (said): [string, string, string] => [
      "SELECT name FROM customer",
      said,
      "SELECT name, city FROM customer",
    ],
  ),
  ["SELECT DISTINCT genre, year FROM book", "how many is that", null],
  // Who says no "them" asks for the best there.
  [
    bestSold,
    "only from norway",
    bestSold.replace("GROUP BY", "WHERE author.country = 'Norway' GROUP BY"),
  ],
  [
    dearest,
    "how often were they purchased",
    `SELECT COUNT(*) FROM book JOIN purchase ON purchase.book_id = book.book_id WHERE ${amongDearest}`,
  ],
  [
    dearest,
    "which of these are crime",
    `SELECT title FROM book WHERE genre = 'crime' AND ${amongDearest} ORDER BY price DESC`,
  ],
  [dearest, "only crime", dearest.replace("ORDER", "WHERE genre = 'crime' ORDER")],
  [
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id HAVING COUNT(*) > 3 ORDER BY COUNT(*) DESC",
    "in march 2025",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE day >= '2025-03-01' AND day < '2025-04-01' GROUP BY customer.customer_id HAVING COUNT(*) > 3 ORDER BY COUNT(*) DESC",
  ],
])("%s | %s", (before, utterance, expected) => {
  const revised = revise(before, utterance);
  expect(revised).toBe(expected === null ? null : asWritten(shop, expected));
});

test("one more figure may begin with and", () => {
  const all = bestSold.replace(/ ORDER BY.*/, "");
  expect(revise(all, "and the number of books")).toMatch(
    /sum \( purchase.copies \) , count \( DISTINCT book.book_id \)/,
  );
});

test("who was chosen is said once", () => {
  const counted = revise(bestSold, "how many books do they have");
  expect(counted?.split("LIMIT")).toHaveLength(2);
});

test("what became of a thing in a year is told by the year it has", () => {
  const books = "SELECT title FROM book WHERE genre = 'crime'";
  const after = asWritten(shop, `${books} AND year > 2015`);
  for (const said of ["published after 2015", "only the ones released after 2015"])
    expect(revise(books, said)).toBe(after);
  // What is bought, and who was born, has another day.
  for (const said of ["bought after 2015", "purchased after 2015", "born after 1960"])
    expect(revise(books, said)).toBeNull();
  expect(revise("SELECT name FROM customer", "published after 2015")).toBeNull();
  const most = "SELECT year FROM book GROUP BY year ORDER BY COUNT(*) DESC LIMIT 1";
  expect(revise(most, "which books were published in 2007")).toBeNull();
});

test("who did it is asked of what is listed", () => {
  const books = "SELECT title FROM book WHERE genre = 'crime'";
  expect(revise(books, "who wrote them")).toBe(
    asWritten(
      shop,
      "SELECT DISTINCT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.genre = 'crime'",
    ),
  );
  expect(revise(books, "who bought them")).toMatch(/^SELECT DISTINCT customer.name/i);
  expect(revise(books, "who are the authors")).toBe(revise(books, "who wrote them"));
  expect(revise("SELECT title FROM book", "who are the authors")).toBeNull();
  expect(revise(books, "who are our authors")).toBeNull();
  expect(revise(books, "who knows them")).toBeNull();
  expect(revise(byGenre, "who wrote them")).toBeNull();
  // Of the first of groups, not of all.
  expect(revise(bestSold, "who bought them")).toMatch(
    /^SELECT DISTINCT customer.name FROM .* author.author_id IN \( .* LIMIT 2 \)/,
  );
});

test("of the best of each, the best of all", () => {
  const best = "SELECT genre, title, price FROM book";
  const each = revise(best, "the top 1 per genre") ?? "";
  expect(each).toMatch(/PARTITION BY/i);
  expect(revise(each, "top 3 overall")).toBe(
    asWritten(shop, `${best} ORDER BY price DESC LIMIT 3`),
  );
});

test("what begins with other things is asked anew", () => {
  const authors = "SELECT author.name FROM author";
  expect(revise(authors, "purchases last month")).toBeNull();
  expect(revise("SELECT day FROM purchase", "purchases last month")).not.toBeNull();
});
