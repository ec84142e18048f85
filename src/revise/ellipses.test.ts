// What is said in a few words of a report in a shape of its own: of the first of each group, of shares, of a running
// total, of one value beside another in groups.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../base/bookshop-revise.fixture.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";

const dearestPerGenre =
  "SELECT genre, title, price, ROW_NUMBER() OVER (PARTITION BY genre) FROM book ORDER BY price DESC LIMIT 1";
const sold = "purchase JOIN book ON purchase.book_id = book.book_id";
const year = "strftime('%Y', day)";
const month = "strftime('%Y-%m', day)";
const crimePerYear = `SELECT ${year}, SUM(copies) FROM ${sold} WHERE genre = 'crime' GROUP BY ${year}`;
const during = (from: number): string => `day >= '${from}-01-01' AND day < '${from + 1}-01-01'`;
const partOfCrime = `100.0 * COUNT(CASE WHEN genre = 'crime' THEN 1 END) / COUNT(*)`;
const running = `SELECT ${month}, SUM(SUM(copies)) OVER (ORDER BY ${month}) FROM purchase`;

const byMonths = `SELECT ${month}, SUM(copies) FROM purchase GROUP BY ${month}`;
const buyers =
  "customer JOIN purchase ON purchase.customer_id = customer.customer_id JOIN book ON purchase.book_id = book.book_id";
const bought = (genre: string): string =>
  `SELECT customer.name FROM ${buyers} WHERE book.genre = '${genre}'`;
const inGenre = (genre: string): string => `SELECT title FROM book WHERE genre = '${genre}'`;
const never = (genre: string): string =>
  `customer.customer_id NOT IN (SELECT purchase.customer_id FROM ${sold} WHERE book.genre = '${genre}')`;
const priced = "SELECT title, price, pages FROM book";
const copiesOf = (from: number): string =>
  `SUM(CASE WHEN ${year} = '${from}' THEN copies ELSE 0 END)`;
const beside = `FROM ${sold} WHERE ${year} IN ('2024', '2025') GROUP BY genre`;
const copiesBeside = `SELECT genre, ${copiesOf(2024)}, ${copiesOf(2025)} ${beside}`;

test.each([
  // The cheapest have the lowest price, whatever else is shown of them and however they are sorted.
  [
    "SELECT title, price, pages FROM book",
    "the three cheapest",
    `${priced} ORDER BY price LIMIT 3`,
  ],
  [`${priced} ORDER BY pages`, "3 most expensive", `${priced} ORDER BY price DESC LIMIT 3`],
  [`${priced} ORDER BY price DESC LIMIT 5`, "the 3 cheapest", `${priced} ORDER BY price LIMIT 3`],
  [priced, "cheapest first", `${priced} ORDER BY price`],
  // A figure of some rows stays one of those.
  [
    copiesBeside,
    "as a percentage",
    `SELECT genre, 100.0 * ${copiesOf(2024)} / SUM(${copiesOf(2024)}) OVER (), 100.0 * ${copiesOf(2025)} / SUM(${copiesOf(2025)}) OVER () ${beside}`,
  ],
  [
    copiesBeside,
    "above 10",
    `SELECT genre, ${copiesOf(2024)}, ${copiesOf(2025)} ${beside} HAVING ${copiesOf(2025)} > 10`,
  ],
  // The last of times are those, whatever they are sorted by; a running total is read in their order.
  [
    `${byMonths} ORDER BY SUM(copies) DESC`,
    "only the last 4 months",
    `${byMonths} ORDER BY ${month} DESC LIMIT 4`,
  ],
  [
    `${byMonths} ORDER BY SUM(copies) DESC`,
    "first 3 months",
    `${byMonths} ORDER BY ${month} LIMIT 3`,
  ],
  [`${byMonths} ORDER BY SUM(copies) DESC`, "running total", `${running} GROUP BY ${month}`],
  // Who bought many things bought one and never another; each book has one genre alone.
  [bought("crime"), "but not poetry", `${bought("crime")} AND ${never("poetry")}`],
  [bought("crime"), "who never bought poetry", `${bought("crime")} AND ${never("poetry")}`],
  [
    "SELECT title FROM book WHERE genre = 'crime'",
    "not poetry",
    "SELECT title FROM book WHERE genre != 'poetry'",
  ],
  // What narrows those in both narrows one of them; what narrows those in either narrows each.
  [
    `${bought("crime")} INTERSECT ${bought("poetry")}`,
    "but not science",
    `${bought("crime")} AND ${never("science")} INTERSECT ${bought("poetry")}`,
  ],
  [
    `${bought("crime")} UNION ${bought("poetry")}`,
    "only from york",
    `${bought("crime")} AND city = 'York' UNION ${bought("poetry")} AND city = 'York'`,
  ],
  [
    `${bought("crime")} EXCEPT ${bought("poetry")}`,
    "only from york",
    `${bought("crime")} AND city = 'York' EXCEPT ${bought("poetry")}`,
  ],
  // "Either" may have been written as two lists: one of them, one more, all of them by another order.
  [`${inGenre("crime")} UNION ${inGenre("poetry")}`, "only poetry", inGenre("poetry")],
  [
    `${inGenre("crime")} UNION ${inGenre("poetry")}`,
    "how many are there",
    "SELECT COUNT(*) FROM book WHERE (genre = 'crime' OR genre = 'poetry')",
  ],
  [`${bought("crime")} UNION ${bought("poetry")}`, "only poetry", bought("poetry")],
  // One of each group: there are as many as groups.
  [dearestPerGenre, "how many are there", "SELECT COUNT(DISTINCT genre) FROM book"],
  [
    "SELECT author.name, title, ROW_NUMBER() OVER (PARTITION BY author.author_id) FROM author JOIN book ON book.author_id = author.author_id ORDER BY price DESC LIMIT 1",
    "how many are there",
    "SELECT COUNT(DISTINCT author.author_id) FROM author JOIN book ON book.author_id = author.author_id",
  ],
  // A value beside another, in groups that stay.
  [
    crimePerYear,
    "compare with poetry",
    `SELECT ${year}, genre, SUM(copies) FROM ${sold} WHERE genre IN ('crime', 'poetry') GROUP BY ${year}, genre`,
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "compared to poetry",
    "SELECT genre, COUNT(*) FROM book WHERE genre IN ('crime', 'poetry') GROUP BY genre",
  ],
  // What a condition leaves is a part of what there is without it.
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "what share is that",
    `SELECT ${partOfCrime} FROM book`,
  ],
  [
    `SELECT COUNT(*) FROM ${sold} WHERE ${during(2025)} AND genre = 'crime'`,
    "as a percentage of all",
    `SELECT ${partOfCrime} FROM ${sold} WHERE ${during(2025)}`,
  ],
  [
    `SELECT ${partOfCrime} FROM ${sold} WHERE ${during(2025)}`,
    "same for 2024",
    `SELECT ${partOfCrime} FROM ${sold} WHERE ${during(2024)}`,
  ],
  [
    `SELECT ${partOfCrime} FROM ${sold}`,
    "same for 2024",
    `SELECT ${partOfCrime} FROM ${sold} WHERE ${during(2024)}`,
  ],
  // The best month is that by its own figure, not by what came before it.
  [
    `${running} GROUP BY ${month}`,
    "which month was the best",
    `SELECT ${month}, SUM(copies) FROM purchase GROUP BY ${month} ORDER BY SUM(copies) DESC LIMIT 1`,
  ],
  [
    `${running} GROUP BY ${month}`,
    "which month was the most expensive",
    `SELECT ${month}, SUM(copies) FROM purchase GROUP BY ${month} ORDER BY SUM(copies) DESC LIMIT 1`,
  ],
  // One condition less, and only that one.
  [
    `SELECT genre, SUM(copies) FROM ${sold} WHERE ${during(2025)} AND genre = 'crime' GROUP BY genre`,
    "back to all genres",
    `SELECT genre, SUM(copies) FROM ${sold} WHERE ${during(2025)} GROUP BY genre`,
  ],
])("%s | %s", (before, said, after) => {
  expect(revise(before, said)).toBe(asWritten(shop, after));
});

test.each(["the three cheapest", "cheapest first", "which is the longest"])(
  "groups that were counted: %s is about something else",
  (said) => {
    expect(revise("SELECT genre, COUNT(*) FROM book GROUP BY genre", said)).toBeNull();
  },
);

test.each(["how many", "science instead"])("lists side by side are not narrowed by %s", (said) => {
  expect(revise(`${bought("crime")} UNION ${bought("poetry")}`, said)).toBeNull();
});

test("one number is no list", () => {
  expect(revise("SELECT COUNT(*) FROM book", "top 10")).toBeNull();
});

test("all columns of one row of each group are told", async () => {
  const { described } = shop.known;
  const sql =
    "SELECT author.name, book.*, ROW_NUMBER() OVER (PARTITION BY author.author_id) FROM book JOIN author ON book.author_id = author.author_id ORDER BY price DESC LIMIT 1";
  const written = writeOutline(readOutline(parseSql(sql), described), described);
  expect(written).not.toContain("*");
  await shop.database.query(written);
});
