// What the words and the schema leave no doubt about is put right; everything else stays.
import { expect, test } from "vitest";
import { mainDate } from "../../schema/main-date.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const shop = await bookshopOfTests();

function repaired(sql: string, utterance: string, settled = new Set<number>()): string {
  const { described: schema, facts } = shop.known;
  const terse = /^[a-z]/.test(utterance);
  return repairedSql(sql, contextOf(utterance, { schema, facts, terse, settled }));
}

test.each([
  [
    "SELECT * FROM book WHERE genre = 'crime'",
    "which books are crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  // A thing and its name are the name once.
  [
    "SELECT author_id, name FROM author WHERE country = 'Norway'",
    "authors from norway",
    "SELECT author.name FROM author WHERE author.country = 'Norway'",
  ],
  // Of each of them, not of all under the name of one.
  [
    "SELECT title, SUM(price) FROM book WHERE genre = 'crime'",
    "titles and prices of crime",
    "SELECT book.title, SUM(book.price) FROM book WHERE book.genre = 'crime' GROUP BY book.book_id",
  ],
  [
    "SELECT genre, COUNT(*) FROM book",
    "genres and how many books",
    "SELECT book.genre, COUNT(*) FROM book GROUP BY book.genre",
  ],
  // Typed short, each of them once.
  [
    "SELECT genre FROM book WHERE price > 20",
    "which genres are they",
    "SELECT book.genre FROM book WHERE book.price > 20",
  ],
  // Any of three is not the first of three.
  [
    "SELECT name FROM author JOIN book ON book.author_id = author.author_id WHERE book.book_id = (SELECT book_id FROM book ORDER BY price DESC LIMIT 3)",
    "who wrote them",
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.book_id IN (SELECT book.book_id FROM book ORDER BY book.price DESC LIMIT 3)",
  ],
  // One number, of authors.
  [
    "SELECT COUNT(*) FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 2",
    "how many authors have more than 2 books",
    "SELECT COUNT(*) FROM author WHERE author.author_id IN (SELECT author.author_id FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 2)",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime' AND genre = 'crime'",
    "titles of crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT author_id FROM book WHERE genre = 'crime'",
    "authors of crime",
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
  [
    "SELECT author_id FROM book WHERE genre = 'crime'",
    "author ids of crime",
    "SELECT book.author_id FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT * FROM author WHERE author_id NOT IN (SELECT author_id FROM book)",
    "which authors have no book",
    "SELECT author.name FROM author WHERE author.author_id NOT IN (SELECT book.author_id FROM book)",
  ],
  ["SELECT * FROM author", "show all authors", "SELECT * FROM author"],
  // Typed short: which they are, not all that is known of them.
  [
    "SELECT * FROM book WHERE genre = 'crime'",
    "crime books",
    "SELECT title FROM book WHERE genre = 'crime'",
  ],
  [
    "SELECT * FROM book WHERE genre = 'crime'",
    "list crime books",
    "SELECT * FROM book WHERE genre = 'crime'",
  ],
  // Whole sentences ask for whole rows as often as for names.
  ["SELECT * FROM author", "Which authors are there", "SELECT * FROM author"],
  // Who names the column means it, whatever it holds.
  [
    "SELECT title FROM book WHERE title = 'crime'",
    "books with the title crime",
    "SELECT title FROM book WHERE title = 'crime'",
  ],
  [
    "SELECT COUNT(*) FROM purchase WHERE day >= '2025-06-01'",
    "purchases since june 2025",
    "SELECT COUNT(*) FROM purchase WHERE purchase.day >= '2025-06-01'",
  ],
  [
    "SELECT MAX(price) FROM book",
    "what is the highest price of a book",
    "SELECT MAX(book.price) FROM book",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "show me how many books are crime",
    "SELECT COUNT(*) FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT price FROM book WHERE price < 10",
    "books with a price below 10",
    "SELECT book.price FROM book WHERE book.price < 10",
  ],
  [
    "SELECT title, MAX(price) FROM book",
    "the book with the highest price",
    "SELECT book.title, MAX(book.price) FROM book",
  ],
  [
    "SELECT author.name FROM author WHERE author.author_id NOT IN (SELECT book.author_id FROM book)",
    "authors without purchases",
    "SELECT author.name FROM author WHERE author.author_id NOT IN (SELECT book.author_id FROM book JOIN purchase ON purchase.book_id = book.book_id)",
  ],
  [
    "SELECT author.name FROM author WHERE author.author_id NOT IN (SELECT book.author_id FROM book)",
    "authors without books",
    "SELECT author.name FROM author WHERE author.author_id NOT IN (SELECT book.author_id FROM book)",
  ],
  [
    "SELECT title FROM book WHERE title LIKE '%nobody%'",
    "books nobody purchased",
    "SELECT book.title FROM book WHERE book.book_id NOT IN (SELECT purchase.book_id FROM purchase)",
  ],
  [
    "SELECT * FROM book WHERE price < 10",
    "books with a price below 10",
    "SELECT book.title FROM book WHERE book.price < 10",
  ],
  [
    "SELECT * FROM book WHERE price < 10",
    "show all books with a price below 10",
    "SELECT * FROM book WHERE book.price < 10",
  ],
])("%s | %s", (sql, utterance, expected) => {
  expect(normalForm(repaired(sql, utterance))).toBe(normalForm(expected));
});

test("the date that is meant of a table with several is its own", () => {
  const column = (name: string, words: string[]) =>
    ({ table: 0, name, words, type: "date", time: "date", primary: false }) as const;
  const columns = [
    column("shipped_date", ["shipped", "date"]),
    column("created", ["created"]),
    column("order_date", ["order", "date"]),
  ];
  const tables = [{ name: "orders", words: ["orders"], columns: [0, 1, 2] }];
  expect(mainDate(0, { tables, columns, links: [], notes: [] })).toBe(2);
  expect(mainDate(0, { tables, columns: columns.slice(0, 2), links: [], notes: [] })).toBe(1);
});
