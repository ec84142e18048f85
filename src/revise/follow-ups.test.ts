// What analysts say next in few words: other periods, values beside values, other ends, totals, counts of groups.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../base/bookshop.fixture.ts";
import { asWritten, revisedSql } from "../base/bookshop-turns.fixture.ts";
import { normalForm } from "../sql/normal-form.ts";

const shop = await bookshopOfTests();

const today = { year: 2026, month: 6, day: 1 };

function revise(before: string, utterance: string): string | null {
  const revised = revisedSql(shop, before, utterance, today);
  return revised === null ? null : normalForm(revised);
}

const during = (from: string, to: string): string => `day >= '${from}' AND day < '${to}'`;
const copiesIn = (from: string, to: string, rest = ""): string =>
  `SELECT SUM(copies) FROM purchase WHERE ${during(from, to)}${rest}`;
const year2025 = copiesIn("2025-01-01", "2026-01-01");
const march = copiesIn("2025-03-01", "2025-04-01");
const byMonth = (where: string): string =>
  `SELECT strftime('%Y-%m', day), SUM(copies) FROM purchase WHERE ${where} GROUP BY strftime('%Y-%m', day)`;
const sold =
  "FROM author JOIN book ON book.author_id = author.author_id JOIN purchase ON purchase.book_id = book.book_id GROUP BY author.author_id ORDER BY SUM(purchase.copies) DESC LIMIT 2";
const bestSold = `SELECT author.name, SUM(purchase.copies) ${sold}`;
const amongBestSold = `author.author_id IN (SELECT author.author_id ${sold})`;
const dearest = "SELECT title FROM book ORDER BY price DESC LIMIT 5";
const amongDearest = `book.book_id IN (${dearest.replace("title", "book_id")})`;
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
const readers =
  "SELECT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id HAVING SUM(purchase.copies) > 2";

test("words of the language are no words of a table", () => {
  for (const said of ["by constructor", "per toString", "top constructor"])
    expect(revise(byGenre, said)).toBeNull();
});

const customers = "customer JOIN purchase ON purchase.customer_id = customer.customer_id";
const mostCopies = `SELECT customer.name, SUM(purchase.copies) FROM ${customers} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT 2`;

const inWeekends = "strftime('%w', day) IN ('0', '6')";
const shares = "SELECT genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM book";

test.each([
  // A period says nothing of the days of its weeks.
  [
    `SELECT SUM(copies) FROM purchase WHERE ${inWeekends}`,
    "only in december",
    `SELECT SUM(copies) FROM purchase WHERE ${inWeekends} AND ${during("2025-12-01", "2026-01-01")}`,
  ],
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
  // What has no name is told by its key.
  [
    mostCopies,
    "show their purchases",
    `SELECT DISTINCT customer.name, purchase.purchase_id FROM ${customers} WHERE customer.customer_id IN (SELECT customer.customer_id FROM ${customers} GROUP BY customer.customer_id ORDER BY SUM(purchase.copies) DESC LIMIT 2)`,
  ],
  // Typed short, columns are shown alone.
  ["SELECT * FROM book", "title and price", "SELECT title, price FROM book"],
  [
    "SELECT title FROM book",
    "with the author name",
    "SELECT book.title, author.name FROM book JOIN author ON book.author_id = author.author_id",
  ],
  // What costs so much has a price.
  [
    "SELECT * FROM book WHERE genre = 'crime'",
    "cheaper than 15",
    "SELECT * FROM book WHERE genre = 'crime' AND price < 15",
  ],
  [
    "SELECT title FROM book",
    "more expensive than 15 dollars",
    "SELECT title FROM book WHERE price > 15",
  ],
  ["SELECT title FROM book", "cheaper than 15 a day", null],
  // A month alone is one of the year that is asked about.
  [march, "april instead", copiesIn("2025-04-01", "2025-05-01")],
  [march, "may", copiesIn("2025-05-01", "2025-06-01")],
  [
    march,
    "or may",
    `SELECT SUM(copies) FROM purchase WHERE (${during("2025-03-01", "2025-04-01")} OR ${during("2025-05-01", "2025-06-01")})`,
  ],
  [march, "or april", copiesIn("2025-03-01", "2025-05-01")],
  // Days of the week are told by their numbers, Sunday first.
  [year2025, "weekends only", `${year2025} AND strftime('%w', day) IN ('0', '6')`],
  [
    `${year2025} AND strftime('%w', day) IN ('0', '6')`,
    "and on weekdays?",
    `${year2025} AND strftime('%w', day) IN ('1', '2', '3', '4', '5')`,
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
  // Other periods, seen from the one that is asked about.
  [year2025, "and the year before", copiesIn("2024-01-01", "2025-01-01")],
  [year2025, "what about the previous year?", copiesIn("2024-01-01", "2025-01-01")],
  [march, "the month after", copiesIn("2025-04-01", "2025-05-01")],
  [march, "same month a year earlier", copiesIn("2024-03-01", "2024-04-01")],
  [year2025, "only q1", copiesIn("2025-01-01", "2025-04-01")],
  [year2025, "just december", copiesIn("2025-12-01", "2026-01-01")],
  [year2025, "last year", copiesIn("2025-01-01", "2026-01-01")],
  [
    "SELECT title FROM book WHERE year = 2001",
    "the year before",
    "SELECT title FROM book WHERE year = 2000",
  ],
  [
    byMonth(during("2025-01-01", "2026-01-01")),
    "how much in q2",
    copiesIn("2025-04-01", "2025-07-01"),
  ],
  // A condition less.
  [`${byGenre.replace("GROUP", "WHERE year = 2001 GROUP")}`, "all years", byGenre],
  [
    "SELECT title FROM book WHERE genre = 'crime' AND year = 2001",
    "drop the genre filter",
    "SELECT title FROM book WHERE year = 2001",
  ],
  // Values beside values.
  [
    byGenre,
    "without crime and poetry",
    byGenre.replace("GROUP", "WHERE genre NOT IN ('crime', 'poetry') GROUP"),
  ],
  [
    byGenre,
    "only crime and poetry",
    byGenre.replace("GROUP", "WHERE genre IN ('crime', 'poetry') GROUP"),
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "also poetry",
    "SELECT title FROM book WHERE genre IN ('crime', 'poetry')",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "everything except crime",
    "SELECT title FROM book WHERE genre != 'crime'",
  ],
  [
    "SELECT title FROM book",
    "how many in crime",
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
  ],
  // Ends and numbers of rows.
  [
    `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`,
    "bottom 3 instead",
    `${byGenre} ORDER BY COUNT(*) LIMIT 3`,
  ],
  [byGenre, "top 3 genres", `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`],
  [byGenre, "the 2 largest", `${byGenre} ORDER BY COUNT(*) DESC LIMIT 2`],
  [byGenre, "limit to 4", `${byGenre} LIMIT 4`],
  [byGenre, "top 3 customers", null],
  [`${byGenre} ORDER BY genre`, "the other way round", `${byGenre} ORDER BY genre DESC`],
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
  // What is not shown, and what has an OR, is left to the model; so is a question of its own.
  [byGenre, "sort by language", null],
  [
    `${byGenre} HAVING COUNT(*) > 3 OR AVG(price) < 5`.replace(", COUNT(*)", ""),
    "fewer than 2",
    null,
  ],
  ["SELECT genre FROM book", "how many are there", null],
  ["SELECT AVG(price) FROM book", "What books are crime?", null],
  ["SELECT title FROM book WHERE genre = 'crime'", "which ones are also novel", null],
  // The one condition that there is gives way.
  [
    "SELECT title FROM book WHERE year = 2001",
    "crime instead",
    "SELECT title FROM book WHERE genre = 'crime'",
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
  // What is sold in a year is sold then, whenever it came out.
  [
    "SELECT genre, SUM(copies) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre",
    "per year",
    "SELECT strftime('%Y', day), SUM(copies) FROM purchase GROUP BY strftime('%Y', day)",
  ],
  [
    "SELECT genre, SUM(copies) FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY genre",
    "only 2025",
    `SELECT genre, SUM(copies) FROM book JOIN purchase ON purchase.book_id = book.book_id WHERE ${during("2025-01-01", "2026-01-01")} GROUP BY genre`,
  ],
  [
    "SELECT genre, AVG(pages) FROM book GROUP BY genre",
    "slowest 3",
    "SELECT genre, AVG(pages) FROM book GROUP BY genre ORDER BY AVG(pages) DESC LIMIT 3",
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
  // The year that a month is in.
  [march, "the whole year", year2025],
  [march, "for the full quarter", copiesIn("2025-01-01", "2025-04-01")],
  [year2025, "the entire month", null],
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
  // One of several less, and a limit of the only number there is.
  [
    "SELECT title FROM book WHERE genre = 'crime' OR genre = 'poetry'",
    "no poetry",
    "SELECT title FROM book WHERE genre = 'crime'",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre IN ('crime', 'poetry', 'history')",
    "ok but without poetry",
    "SELECT COUNT(*) FROM book WHERE genre IN ('crime', 'history')",
  ],
  [
    "SELECT title FROM book WHERE genre IN ('crime', 'poetry')",
    "not novels",
    "SELECT title FROM book WHERE genre != 'novel'",
  ],
  [
    "SELECT day FROM purchase WHERE copies > 1",
    "only the ones under 5",
    "SELECT day FROM purchase WHERE copies > 1 AND copies < 5",
  ],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "under 20 pounds",
    "SELECT title FROM book WHERE genre = 'crime' AND price < 20",
  ],
  ["SELECT title FROM book WHERE genre = 'crime'", "under 20", null],
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
  ["SELECT DISTINCT genre, year FROM book", "how many is that", null],
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

test("who was chosen is said once", () => {
  const counted = revisedSql(shop, bestSold, "how many books do they have", today);
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
});

test("a thing may be told by its number", () => {
  const sold =
    "SELECT genre, SUM(copies) FROM book JOIN purchase ON purchase.book_id = book.book_id";
  const grouped = `${sold} WHERE customer.customer_id = 7 GROUP BY genre`.replace(
    "WHERE",
    "JOIN customer ON purchase.customer_id = customer.customer_id WHERE",
  );
  expect(revise(`${sold} GROUP BY genre`, "only customer 7")).toBe(asWritten(shop, grouped));
  expect(revise(grouped.replace("= 7", "= 8"), "just customer 7")).toBe(asWritten(shop, grouped));
  expect(revise("SELECT title FROM book", "customer 7")).toBeNull();
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

test("either of two, both at once, and the year itself are told apart", () => {
  const books = "SELECT title FROM book";
  expect(revise(books, "only novel or crime")).toBe(
    asWritten(shop, `${books} WHERE (genre = 'novel' OR genre = 'crime')`),
  );
  expect(revise(`${books} WHERE genre = 'novel'`, "those that are also crime")).toBeNull();
  const upTo = revise("SELECT day FROM purchase", "only 2025 or before");
  expect(upTo).toBe(asWritten(shop, "SELECT day FROM purchase WHERE day < '2026-01-01'"));
});
