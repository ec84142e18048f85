// What belongs to those that were listed or chosen, and to one row of them that is pointed at.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../../base/bookshop-revise.fixture.ts";

const authors =
  "SELECT author.name, COUNT(*) FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id, author.name ORDER BY COUNT(*) DESC";
const nth = (behind: string): string =>
  `SELECT book.title FROM book WHERE book.author_id IN (SELECT author.author_id FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id ORDER BY COUNT(*) DESC LIMIT 1${behind})`;
const wrote =
  "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.title = 'The Quiet Harbor'";
const sold =
  "SELECT book.title, SUM(purchase.copies) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY book.book_id, book.title ORDER BY SUM(purchase.copies) DESC LIMIT 3";
const buyers =
  "SELECT DISTINCT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id WHERE book.title = 'The Quiet Harbor'";
const bestBook =
  "SELECT book.book_id FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY book.book_id ORDER BY SUM(purchase.copies) DESC LIMIT 1";

test.each([
  [`${authors} LIMIT 3`, "books of the first one", nth("")],
  [`${authors} LIMIT 3`, "show me the books by the second one", nth(" OFFSET 1")],
  [`${authors} LIMIT 3`, "books of the last one", nth(" OFFSET 2")],
  [`${authors} LIMIT 3`, "books of the first author", nth("")],
  [`${authors} LIMIT 3`, "which books did the first one write", nth("")],
  // There is no fourth of three.
  [`${authors} LIMIT 3`, "books of the fourth one", null],
  // In no order, nobody is the first.
  ["SELECT name FROM author WHERE country = 'Norway'", "books of the first one", null],
  // Whose place is asked for.
  [`${authors} LIMIT 3`, "and the second one", `${authors} LIMIT 1 OFFSET 1`],
  ["SELECT name FROM author WHERE country = 'Norway'", "what else did they write", null],
  [
    wrote,
    "what else did they write",
    `SELECT book.title FROM book WHERE book.author_id IN (SELECT author.author_id FROM author JOIN book ON book.author_id = author.author_id WHERE book.title = 'The Quiet Harbor') AND book.title != 'The Quiet Harbor'`,
  ],
  [
    sold,
    "who bought the first one",
    `SELECT DISTINCT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id WHERE book.book_id IN (${bestBook})`,
  ],
  [
    buyers,
    "what else did they buy",
    "SELECT DISTINCT book.title FROM book JOIN purchase ON purchase.book_id = book.book_id JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.customer_id IN (SELECT customer.customer_id FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id WHERE book.title = 'The Quiet Harbor') AND book.title != 'The Quiet Harbor'",
  ],
  [
    "SELECT name FROM customer WHERE city = 'Leeds'",
    "what did they buy in march 2025",
    "SELECT DISTINCT book.title FROM book JOIN purchase ON purchase.book_id = book.book_id JOIN customer ON purchase.customer_id = customer.customer_id WHERE customer.city = 'Leeds' AND purchase.day >= '2025-03-01' AND purchase.day < '2025-04-01'",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "which of those are the most expensive",
    "SELECT title FROM book WHERE genre = 'crime' ORDER BY price DESC LIMIT 1",
  ],
  [
    "SELECT title FROM book WHERE year = 2001",
    "which customers have them",
    "SELECT DISTINCT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id WHERE book.year = 2001",
  ],
])("%s | %s", (before, said, after) => {
  const made = revise(before, said);
  if (after === null) expect(made).toBeNull();
  else expect(made).toBe(asWritten(shop, after));
});
