// An outline says all of a query: what is written from it returns the same rows.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../base/bookshop.fixture.ts";
import type { Dialect } from "../database/database.ts";
import { parseSql } from "../sql/parse.ts";
import { OutlineError } from "./outline-error.ts";
import { readOutline } from "./read-outline.ts";
import { type OutlineSymbol, word } from "./symbols.ts";
import { writeOutline } from "./write-outline.ts";

const shop = await bookshopOfTests();

const rewrite = (sql: string, dialect?: Dialect): string =>
  writeOutline(readOutline(parseSql(sql), shop.known.described), shop.known.described, dialect);

const queries = [
  "SELECT count(*) FROM book",
  "SELECT * FROM author WHERE country = 'Norway'",
  "SELECT T1.name FROM author AS T1 JOIN book AS T2 ON T1.author_id = T2.author_id WHERE T2.genre = 'crime'",
  "SELECT genre, avg(price) FROM book GROUP BY genre HAVING count(*) > 2 ORDER BY avg(price) DESC LIMIT 3",
  "SELECT title FROM book WHERE price BETWEEN 5 AND 10 AND NOT (genre = 'novel' OR year < 1990)",
  "SELECT name FROM author WHERE author_id NOT IN (SELECT author_id FROM book)",
  "SELECT name FROM author WHERE NOT EXISTS (SELECT 1 FROM book WHERE book.author_id = author.author_id AND year > 2000)",
  "SELECT customer.name FROM customer LEFT JOIN purchase ON purchase.customer_id = customer.customer_id WHERE purchase.purchase_id IS NULL",
  "SELECT title FROM book WHERE price > (SELECT avg(price) FROM book)",
  "SELECT country FROM author UNION SELECT city FROM customer",
  "SELECT genre, SUM(CASE WHEN year >= 2000 THEN price ELSE 0 END), COUNT(CASE WHEN year < 2000 THEN 1 END) FROM book GROUP BY genre",
  "SELECT CASE WHEN price < 8 THEN 'low' WHEN price >= 8 THEN 'high' END, COUNT(*) FROM book GROUP BY CASE WHEN price < 8 THEN 'low' WHEN price >= 8 THEN 'high' END",
  "SELECT strftime('%Y-%m', day), sum(copies) FROM purchase GROUP BY strftime('%Y-%m', day)",
  "SELECT sum(book.price * purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id WHERE purchase.day >= '2025-02-01' AND purchase.day < '2025-03-01'",
  "SELECT genre, 100.0 * count(*) / sum(count(*)) OVER () FROM book GROUP BY genre",
  "SELECT genre, ROUND(100.0 * count(*) / sum(count(*)) OVER (), 2) FROM book GROUP BY genre",
  "SELECT genre, ROUND(avg(price), 1) FROM book GROUP BY genre",
  "SELECT strftime('%Y-%m', day), sum(copies), sum(sum(copies)) OVER (ORDER BY strftime('%Y-%m', day)) FROM purchase GROUP BY strftime('%Y-%m', day)",
  "SELECT strftime('%Y-%m', day), sum(copies) - LAG(sum(copies)) OVER (ORDER BY strftime('%Y-%m', day)) FROM purchase GROUP BY strftime('%Y-%m', day)",
  "SELECT strftime('%Y-%m', day), 100.0 * (sum(copies) - LAG(sum(copies)) OVER (ORDER BY strftime('%Y-%m', day))) / LAG(sum(copies)) OVER (ORDER BY strftime('%Y-%m', day)) FROM purchase GROUP BY strftime('%Y-%m', day)",
  "SELECT RANK() OVER (ORDER BY count(*) DESC), genre, count(*) FROM book GROUP BY genre",
  "SELECT genre, year, 100.0 * count(*) / sum(count(*)) OVER (PARTITION BY genre) FROM book GROUP BY genre, year",
  "SELECT n.genre, n.title FROM (SELECT genre, title, ROW_NUMBER() OVER (PARTITION BY genre ORDER BY price DESC) AS place FROM book) AS n WHERE n.place <= 2",
  "SELECT numbered.y, numbered.book_id, numbered.n FROM (SELECT grouped.y, grouped.book_id, grouped.n, ROW_NUMBER() OVER (PARTITION BY grouped.y ORDER BY grouped.n DESC) AS place FROM (SELECT strftime('%Y', day) AS y, book_id AS book_id, SUM(copies) AS n FROM purchase GROUP BY strftime('%Y', day), book_id) AS grouped) AS numbered WHERE numbered.place <= 1",
  "SELECT customer.name, count(purchase.purchase_id) FROM customer LEFT JOIN purchase ON purchase.customer_id = customer.customer_id AND purchase.day >= '2025-02-01' AND purchase.day < '2025-03-01' WHERE customer.city = 'Leeds' GROUP BY customer.customer_id",
  "SELECT CAST(strftime('%Y.%m%d', '2025-06-01') - strftime('%Y.%m%d', day) AS INTEGER) FROM purchase WHERE julianday('2025-06-01') - julianday(day) > 30",
  "SELECT strftime('%Y', day, '+10 months'), sum(copies) FROM purchase GROUP BY strftime('%Y', day, '+10 months')",
  "SELECT strftime('%Y', day, '+0 months'), sum(copies) FROM purchase GROUP BY strftime('%Y', day, '+0 months')",
  "SELECT title FROM book WHERE title LIKE '%the%' OR title LIKE 'S%'",
  "SELECT genre, count(*) AS n FROM book GROUP BY genre ORDER BY n DESC, genre",
  "SELECT DISTINCT city FROM customer WHERE city IS NOT NULL AND city NOT IN ('Leeds', 'York')",
];

test.each(queries)("%s", async (sql) => {
  const rows = async (text: string) =>
    (await shop.database.query(text)).rows.map((row) => JSON.stringify(row)).sort();
  expect(await rows(rewrite(sql))).toEqual(await rows(sql));
});

test.each(["COUNT (of Monte Cristo)", "MAX ( 1 )", "A ) AND ( B", "LIMIT 3", "it's"])(
  "a value is what it is, also where it looks like SQL: %s",
  (value) => {
    const literal = `'${value.replaceAll("'", "''")}'`;
    for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] as const) {
      expect(rewrite(`SELECT title FROM book WHERE title = ${literal}`, dialect)).toContain(
        literal,
      );
      const within = `SELECT genre, COUNT(CASE WHEN title = ${literal} THEN 1 END) FROM book GROUP BY genre`;
      expect(rewrite(within, dialect)).toContain(literal);
    }
  },
);

test.each([
  [[], "purchase.day >= '2025-02-01' AND purchase.day < '2025-02-08'"],
  [[word("not")], "( purchase.day < '2025-02-01' OR purchase.day >= '2025-02-08' )"],
])("between two days, both included (%#)", (negation, condition) => {
  const { columns } = shop.known.described;
  const column = columns.findIndex(({ name }) => name === "day");
  const day = (from: string, to: string): OutlineSymbol => ({
    kind: "value",
    column,
    literal: { type: "period", from, to },
  });
  const outline: OutlineSymbol[] = [
    word("select"),
    { kind: "item", item: column } as const,
    word("where"),
    { kind: "item", item: column } as const,
    ...negation,
    word("between"),
    day("2025-02-01", "2025-02-02"),
    word("and"),
    day("2025-02-07", "2025-02-08"),
  ];
  expect(writeOutline(outline, shop.known.described)).toContain(`WHERE ${condition}`);
});

test("joins are derived from what is used, over the keys", () => {
  expect(
    rewrite(
      "SELECT a.name FROM book b, author a WHERE a.author_id = b.author_id AND b.year = 1996",
    ),
  ).toContain("FROM author JOIN book ON book.author_id = author.author_id");
});

test("functions of time are each database's own", () => {
  const sql = "SELECT strftime('%Y', day), count(*) FROM purchase GROUP BY strftime('%Y', day)";
  expect(rewrite(sql, "postgres")).toContain("to_char( purchase.day , 'YYYY' )");
  expect(rewrite(sql, "mysql")).toContain("DATE_FORMAT( purchase.day , '%Y' )");
  expect(rewrite(sql, "duckdb")).toContain("strftime( purchase.day , '%Y' )");
});

test("the first rows that a key is in: MySQL wants them one table further inside", () => {
  const first =
    "SELECT book.book_id FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY book.book_id ORDER BY COUNT( * ) DESC LIMIT 3";
  const sql = `SELECT book.title FROM book WHERE book.book_id IN ( ${first} ) AND book.price > 9`;
  expect(rewrite(sql)).toBe(sql);
  const inside = sql.replace(first, `SELECT chosen.book_id FROM ( ${first} ) AS chosen`);
  expect(rewrite(sql, "mysql")).toBe(inside);
  expect(rewrite(inside, "mysql")).toBe(inside);
  expect(rewrite(inside, "postgres")).toBe(sql);
});

test.each([
  "SELECT * FROM (SELECT * FROM book)",
  "SELECT a.title FROM book a JOIN book b ON a.year = b.year",
  "SELECT book.title FROM book AS b",
])("says that it cannot: %s", (sql) => {
  expect(() => rewrite(sql)).toThrow(OutlineError);
});
