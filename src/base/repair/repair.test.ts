// What the words and the schema leave no doubt about is put right; everything else stays.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { mainDate } from "../../schema/main-date.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { addMeasures, expandMeasures } from "../spoken/measures.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";
import { repairOutline } from "./repair.ts";

const shop = await bookshopOfTests();

function repaired(sql: string, utterance: string, settled = new Set<number>()): string {
  const { described: schema, facts } = shop.known;
  const terse = /^[a-z]/.test(utterance);
  return repairedSql(sql, contextOf(utterance, { schema, facts, terse, settled }));
}

test.each([
  // A book has one price: theirs is an average of all.
  [
    "SELECT book_id, genre, AVG(price) FROM book GROUP BY book_id, genre",
    "average price for each book by genre",
    "SELECT book.genre, AVG(book.price) FROM book GROUP BY book.genre",
  ],
  [
    "SELECT title FROM book WHERE year > 2018",
    "books older than 2018",
    "SELECT book.title FROM book WHERE book.year < 2018",
  ],
  [
    "SELECT title FROM book ORDER BY title LIMIT 1",
    "the cheapest title",
    "SELECT book.title FROM book ORDER BY book.price LIMIT 1",
  ],
  [
    "SELECT * FROM book WHERE genre = 'crime'",
    "which books are crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT * FROM purchase WHERE copies = 2",
    "who bought two copies",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE purchase.copies = 2",
  ],
  // Nobody is a title, and what is shown is what the groups are of.
  [
    "SELECT book.title FROM book JOIN purchase ON purchase.book_id = book.book_id WHERE purchase.copies = 2",
    "who took two",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE purchase.copies = 2",
  ],
  [
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id GROUP BY book.book_id ORDER BY COUNT(*) DESC LIMIT 1",
    "who made the most purchases",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id ORDER BY COUNT( * ) DESC LIMIT 1",
  ],
  [
    "SELECT * FROM purchase",
    "who bought anything",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id",
  ],
  [
    "SELECT purchase.day FROM purchase JOIN customer ON purchase.customer_id = customer.customer_id WHERE purchase.day = '2025-02-01' AND customer.city = 'Leeds'",
    "buyers in leeds on the first of february",
    "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE purchase.day = '2025-02-01' AND customer.city = 'Leeds'",
  ],
  [
    "SELECT title FROM book WHERE pages = 100 OR pages = 200",
    "books with between 100 and 200 pages",
    "SELECT book.title FROM book WHERE book.pages BETWEEN 100 AND 200",
  ],
  // Whose they are is no figure by anything.
  [
    "SELECT COUNT(*) FROM book JOIN author ON book.author_id = author.author_id WHERE author.name = 'Ada Holm' OR author.name = 'Luis Prado'",
    "books by ada holm or luis prado",
    "SELECT book.title FROM book JOIN author ON book.author_id = author.author_id WHERE author.name = 'Ada Holm' OR author.name = 'Luis Prado'",
  ],
  // Typed short, each of them once.
  [
    "SELECT genre FROM book WHERE price > 20",
    "which genres are they",
    "SELECT book.genre FROM book WHERE book.price > 20",
  ],
  [
    "SELECT strftime('%w', day) FROM purchase GROUP BY strftime('%w', day) ORDER BY SUM(copies) DESC LIMIT 1",
    "which weekday is busiest",
    "SELECT strftime('%w', purchase.day), COUNT(*) FROM purchase GROUP BY strftime('%w', purchase.day) ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  // One number, of authors.
  [
    "SELECT COUNT(*) FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 2",
    "how many authors have more than 2 books",
    "SELECT COUNT(*) FROM author WHERE author.author_id IN (SELECT author.author_id FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT(*) > 2)",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime' ORDER BY price",
    "crime books sorted by title",
    "SELECT book.title FROM book WHERE book.genre = 'crime' ORDER BY book.title",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime' AND genre = 'crime'",
    "titles of crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT day FROM purchase WHERE day > '2025-02-01'",
    "days of purchases after february 1 with two copies",
    "SELECT purchase.day FROM purchase WHERE purchase.day > '2025-02-01' AND purchase.copies = 2",
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
    "SELECT * FROM author WHERE author_id NOT IN (SELECT book_id FROM book)",
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
    "SELECT name FROM author WHERE name = 'Ada Holm'",
    "books by ada holm",
    "SELECT book.title FROM author JOIN book ON book.author_id = author.author_id WHERE author.name = 'Ada Holm'",
  ],
  [
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE genre = 'novel' AND country = 'Norway'",
    "novels by people from norway",
    "SELECT book.title FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'novel' AND author.country = 'Norway'",
  ],
  [
    "SELECT COUNT(*) FROM purchase WHERE day >= '2025-06-01'",
    "purchases since june 2025",
    "SELECT COUNT(*) FROM purchase WHERE purchase.day >= '2025-06-01'",
  ],
  [
    "SELECT author.name, SUM(purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id JOIN author ON book.author_id = author.author_id GROUP BY author.name",
    "copies by name",
    "SELECT customer.name, SUM(purchase.copies) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.name",
  ],
  [
    "SELECT title FROM book ORDER BY SUM(price) DESC LIMIT 1",
    "the dearest book",
    "SELECT book.title FROM book ORDER BY book.price DESC LIMIT 1",
  ],
  [
    "SELECT MAX(price) FROM book",
    "what is the most expensive book",
    "SELECT book.title FROM book ORDER BY book.price DESC LIMIT 1",
  ],
  [
    "SELECT MAX(price) FROM book",
    "what is the highest price of a book",
    "SELECT MAX(book.price) FROM book",
  ],
  [
    "SELECT COUNT(*) FROM customer WHERE city = 'Leeds'",
    "who lives in leeds",
    "SELECT customer.name FROM customer WHERE customer.city = 'Leeds'",
  ],
  [
    "SELECT genre, COUNT(*) FROM book WHERE genre = 'crime' GROUP BY genre",
    "which books are crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "show me how many books are crime",
    "SELECT COUNT(*) FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT DISTINCT price FROM book WHERE price < 10",
    "books cheaper than 10",
    "SELECT book.title FROM book WHERE book.price < 10",
  ],
  [
    "SELECT price FROM book WHERE price < 10",
    "books with a price below 10",
    "SELECT book.price FROM book WHERE book.price < 10",
  ],
  [
    "SELECT title FROM book WHERE title = 'crime'",
    "books about crime",
    "SELECT book.title FROM book WHERE book.genre = 'crime'",
  ],
  [
    "SELECT AVG(price) FROM book GROUP BY genre",
    "average price by genre",
    "SELECT book.genre, AVG(book.price) FROM book GROUP BY book.genre",
  ],
  [
    "SELECT genre, COUNT(DISTINCT genre) FROM book GROUP BY genre",
    "books per genre",
    "SELECT book.genre, COUNT(*) FROM book GROUP BY book.genre",
  ],
  [
    "SELECT genre, COUNT(*) FROM book WHERE genre IN (SELECT genre FROM book GROUP BY genre HAVING COUNT(*) >= 5)",
    "number of books per genre, only genres with at least 5",
    "SELECT book.genre, COUNT(*) FROM book GROUP BY book.genre HAVING COUNT(*) >= 5",
  ],
  [
    "SELECT title, MAX(price) FROM book",
    "the book with the highest price",
    "SELECT book.title, MAX(book.price) FROM book",
  ],
  [
    "SELECT SUM(book.price) / COUNT(DISTINCT author.author_id) FROM book JOIN author ON book.author_id = author.author_id",
    "average price per author",
    "SELECT author.name, AVG(book.price) FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id",
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

test("of what was listed, what they have in common is told once", () => {
  const sql = "SELECT genre FROM book WHERE price > 20";
  const title = shop.known.described.columns.findIndex(({ name }) => name === "title");
  const before = new Set([title]);
  expect(repaired(sql, "which genres are they", before)).toMatch(/^SELECT DISTINCT book.genre/);
  expect(repaired(sql, "Which genres are they?", before)).toMatch(/^SELECT book.genre/);
  expect(repaired("SELECT title FROM book", "which titles", before)).toBe(
    "SELECT book.title FROM book",
  );
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

test("a measure that was named is worked out, not rows counted", () => {
  const spoken = addMeasures(shop.known.described, {
    revenue: { of: "sum(purchase.copies * book.price)", synonyms: ["sales"] },
  });
  const { described: schema, measures } = spoken;
  const price = schema.columns.findIndex(({ name }) => name === "price");
  /** `MEASURED` is what stands for the measure in a query. */
  const mended = (sql: string, utterance: string): string => {
    const { facts } = shop.known;
    const context = contextOf(utterance, { schema, facts, measures });
    const read = readOutline(parseSql(sql.replace("MEASURED", "price")), schema).map((one) =>
      sql.includes("MEASURED") && one.kind === "item" && one.item === price
        ? { ...one, item: measures[0]?.item ?? -1 }
        : one,
    );
    const outline = repairOutline(read, context);
    return writeOutline(expandMeasures(outline, measures), schema);
  };
  const counted = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
  expect(mended(counted, "sales by genre")).toMatch(/SUM\( purchase.copies \* book.price \)/i);
  expect(mended(counted, "how much did we sell per genre")).toMatch(/SUM/i);
  expect(mended(counted, "how many sales by genre")).toMatch(/count/i);
  expect(mended(counted, "books by genre")).toMatch(/count/i);
  expect(mended("SELECT MAX(copies) FROM purchase", "best selling author")).toMatch(
    /^SELECT author.name , SUM\(.* GROUP BY author.author_id ORDER BY SUM\(.* DESC LIMIT 1$/i,
  );
  expect(mended("SELECT title FROM book", "5 worst selling books")).toMatch(/SUM\(.*\) LIMIT 5$/i);
  const fiction = "SELECT SUM(MEASURED) FROM book WHERE book.genre = 'fiction'";
  expect(mended(fiction, "how many are fiction")).toMatch(/^SELECT COUNT\( \* \) FROM book WHERE/);
  expect(mended(fiction, "what of fiction")).toMatch(/^SELECT SUM/);
});
