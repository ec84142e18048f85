// Shapes of a report, asked for in a later turn: each is made, executed, said, and read back as it was written
// in each of the four dialects.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../base/bookshop.fixture.ts";
import { readTurn } from "../base/encoding/encode-turn.ts";
import { schemaWording } from "../base/spoken/schema-wording.ts";
import { plainlySpoken } from "../base/spoken/spoken.ts";
import type { Dialect } from "../database/database.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { readOutline } from "../outline/read-outline.ts";
import type { OutlineSymbol } from "../outline/symbols.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";
import { reviseOutline } from "./revise.ts";

const shop = await bookshopOfTests();

const today = { year: 2025, month: 6, day: 1 };
const dialects: readonly Dialect[] = ["sqlite", "postgres", "mysql", "duckdb"];

/** The outline after all utterances; null where one of them is no plain change. */
function revised(start: string, utterances: readonly string[]): readonly OutlineSymbol[] | null {
  const { described } = shop.known;
  let outline: readonly OutlineSymbol[] | null = readOutline(parseSql(start), described);
  for (const utterance of utterances) {
    if (outline === null) return null;
    outline = reviseOutline(readTurn(utterance, shop.ground, today), outline, described);
  }
  return outline;
}

const rows = async (sql: string): Promise<string[]> =>
  (await shop.database.query(sql)).rows.map((row) => JSON.stringify(row)).sort();

const byMonth =
  "SELECT strftime('%Y-%m', day), SUM(copies) FROM purchase GROUP BY strftime('%Y-%m', day)";
const week = "date(day, 'weekday 0', '-6 days')";
const month = "strftime('%Y-%m', day)";
const sold =
  "SELECT book.title, SUM(purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.book_id";
const buyers =
  "SELECT customer.name, COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id";
const inMarch = "SELECT COUNT(*) FROM purchase WHERE day >= '2025-03-01' AND day < '2025-04-01'";

const inYear = (year: number): string =>
  `SUM(CASE WHEN strftime('%Y', day) = '${year}' THEN copies ELSE 0 END)`;
const monthsBeside = `SELECT strftime('%m', day), ${inYear(2024)}, ${inYear(2025)}, 100.0 * (${inYear(2025)} - ${inYear(2024)}) / NULLIF(${inYear(2024)}, 0) FROM purchase WHERE strftime('%Y', day) IN ('2024', '2025') GROUP BY strftime('%m', day)`;

const cases: readonly (readonly [string, readonly string[], string])[] = [
  [
    byMonth,
    ["running total"],
    `SELECT ${month}, SUM(SUM(copies)) OVER (ORDER BY ${month}) FROM purchase GROUP BY ${month}`,
  ],
  [
    byMonth,
    ["with a cumulative total"],
    `SELECT ${month}, SUM(copies), SUM(SUM(copies)) OVER (ORDER BY ${month}) FROM purchase GROUP BY ${month}`,
  ],
  ...["weekly", "per week", "by calendar week"].map(
    (said) =>
      [byMonth, [said], `SELECT ${week}, SUM(copies) FROM purchase GROUP BY ${week}`] as const,
  ),
  [
    byMonth,
    ["by week", "change to the week before"],
    `SELECT ${week}, SUM(copies), SUM(copies) - LAG(SUM(copies)) OVER (ORDER BY ${week}) FROM purchase GROUP BY ${week}`,
  ],
  [
    byMonth,
    ["change to the month before"],
    `SELECT ${month}, SUM(copies), SUM(copies) - LAG(SUM(copies)) OVER (ORDER BY ${month}) FROM purchase GROUP BY ${month}`,
  ],
  [
    byMonth,
    ["difference to the previous month", "in percent"],
    `SELECT ${month}, SUM(copies), 100.0 * (SUM(copies) - LAG(SUM(copies)) OVER (ORDER BY ${month})) / LAG(SUM(copies)) OVER (ORDER BY ${month}) FROM purchase GROUP BY ${month}`,
  ],
  [
    byMonth,
    ["change to the year before in percent"],
    `SELECT y, m, n, 100.0 * (n - LAG(n) OVER (PARTITION BY m ORDER BY y)) / LAG(n) OVER (PARTITION BY m ORDER BY y) FROM (SELECT strftime('%Y', day) AS y, strftime('%m', day) AS m, SUM(copies) AS n FROM purchase GROUP BY y, m)`,
  ],
  ...["compared to the year before in percent", "yoy growth", "growth over last year"].map(
    (said) => [byMonth, ["only 2025", said], monthsBeside] as const,
  ),
  [byMonth, ["only 2025", "compare with 2024", "difference in percent"], monthsBeside],
  [
    byMonth,
    ["running total", "by day instead"],
    "SELECT date(day), SUM(SUM(copies)) OVER (ORDER BY date(day)) FROM purchase GROUP BY date(day)",
  ],
  [
    byMonth,
    ["cumulative", "per customer"],
    "SELECT customer.name, SUM(copies) FROM purchase JOIN customer ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id",
  ],
  [
    inMarch,
    ["compared with the month before"],
    `SELECT ${month}, COUNT(*) FROM purchase WHERE ${month} IN ('2025-02', '2025-03') GROUP BY ${month}`,
  ],
  [
    inMarch,
    ["versus february 2025", "by customer"],
    `SELECT customer.name, ${month}, COUNT(*) FROM purchase JOIN customer ON purchase.customer_id = customer.customer_id WHERE ${month} IN ('2025-02', '2025-03') GROUP BY customer.customer_id, ${month}`,
  ],
  [
    sold,
    ["top 2 per genre"],
    "SELECT g, t, n FROM (SELECT book.genre AS g, book.title AS t, SUM(copies) AS n, ROW_NUMBER() OVER (PARTITION BY book.genre ORDER BY SUM(copies) DESC) AS place FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.genre, book.book_id) AS x WHERE x.place <= 2",
  ],
  [
    sold,
    ["top 2 per genre", "only the best one each", "only crime"],
    "SELECT g, t, n FROM (SELECT book.genre AS g, book.title AS t, SUM(copies) AS n, ROW_NUMBER() OVER (PARTITION BY book.genre ORDER BY SUM(copies) DESC) AS place FROM purchase JOIN book ON purchase.book_id = book.book_id WHERE book.genre = 'crime' GROUP BY book.genre, book.book_id) AS x WHERE x.place <= 1",
  ],
  [
    buyers,
    ["include the ones with none"],
    "SELECT customer.name, COUNT(purchase.purchase_id) FROM customer LEFT JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id",
  ],
  [
    buyers,
    ["also customers without purchases", "in march 2025"],
    "SELECT customer.name, COUNT(purchase.purchase_id) FROM customer LEFT JOIN purchase ON purchase.customer_id = customer.customer_id AND day >= '2025-03-01' AND day < '2025-04-01' GROUP BY customer.customer_id",
  ],
  ...[
    "also those without any",
    "including zero",
    "even if they have none",
    "do not drop customers without purchases",
    "show 0 for the others",
    "with the empty ones",
    "zeros included",
  ].map(
    (said) =>
      [
        buyers,
        [said],
        "SELECT customer.name, COUNT(purchase.purchase_id) FROM customer LEFT JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id",
      ] as const,
  ),
  ...[
    "without gaps",
    "including weeks without any",
    "fill in the gaps",
    "with the empty weeks",
  ].map(
    (said) =>
      [
        `SELECT ${week}, COUNT(*) FROM purchase WHERE day >= '2025-03-03' AND day < '2025-03-24' GROUP BY ${week}`,
        [said],
        ["03", "10", "17"]
          .map(
            (day, i) =>
              `SELECT '2025-03-${day}', (SELECT COUNT(*) FROM purchase WHERE day >= '2025-03-${day}' AND day < '2025-03-${["10", "17", "24"][i]}')`,
          )
          .join(" UNION ALL "),
      ] as const,
  ),
  ...["the third most", "and the third?", "number 3", "who came third", "3rd place"].map(
    (said) =>
      [
        `${buyers} ORDER BY COUNT(*) DESC LIMIT 1`,
        [said],
        `${buyers} ORDER BY COUNT(*) DESC LIMIT 1 OFFSET 2`,
      ] as const,
  ),
  [buyers, ["who is the runner up"], `${buyers} ORDER BY COUNT(*) DESC LIMIT 1 OFFSET 1`],
  [
    `${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 2`,
    ["the next 2"],
    `${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 2 OFFSET 2`,
  ],
  [
    `${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 1 OFFSET 1`,
    ["top 1 per genre", "the second"],
    "SELECT g, t, n FROM (SELECT book.genre AS g, book.title AS t, SUM(copies) AS n, ROW_NUMBER() OVER (PARTITION BY book.genre ORDER BY SUM(copies) DESC) AS place FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.genre, book.book_id) AS x WHERE x.place = 2",
  ],
  ...["all of them", "without the limit", "show everything", "the full list", "all books"].map(
    (said) => [`${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 2`, [said], sold] as const,
  ),
  ...["what is the total of that", "how many is that altogether", "sum of these", "the total"].map(
    (said) => [sold, [said], "SELECT SUM(copies) FROM purchase"] as const,
  ),
  [
    `${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 2`,
    ["the total of these"],
    `SELECT SUM(n) FROM (${sold.replace("SUM(purchase.copies)", "SUM(purchase.copies) AS n")} ORDER BY n DESC LIMIT 2)`,
  ],
  ...["average of these", "what is the mean of those"].map(
    (said) =>
      [byMonth, [said], `SELECT SUM(copies) / COUNT(DISTINCT ${month}) FROM purchase`] as const,
  ),
  [
    buyers,
    ["the median of these"],
    "SELECT AVG(n) FROM (SELECT n, ROW_NUMBER() OVER (ORDER BY n) AS i, COUNT(*) OVER () AS c FROM (SELECT COUNT(*) AS n FROM purchase GROUP BY customer_id)) WHERE 2 * i BETWEEN c AND c + 2",
  ],
  ...["how much more than in february", "difference to the month before"].map(
    (said) =>
      [
        inMarch,
        [said],
        `SELECT ${["02", "03"].map((one) => `COUNT(CASE WHEN ${month} = '2025-${one}' THEN 1 END)`).join(", ")}, COUNT(CASE WHEN ${month} = '2025-03' THEN 1 END) - COUNT(CASE WHEN ${month} = '2025-02' THEN 1 END) FROM purchase`,
      ] as const,
  ),
  [
    buyers,
    ["compare february 2025 with march 2025"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) - COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y-%m', day) IN ('2025-02', '2025-03') GROUP BY customer.customer_id",
  ],
  [
    buyers,
    ["top 2 and the rest as other"],
    "SELECT CASE WHEN place <= 2 THEN name ELSE 'other' END, SUM(n) FROM (SELECT customer.name AS name, COUNT(*) AS n, ROW_NUMBER() OVER (ORDER BY COUNT(*) DESC) AS place FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id) GROUP BY CASE WHEN place <= 2 THEN name ELSE 'other' END",
  ],
  [
    buyers,
    ["top 2", "and the others together", "in march 2025", "forget the rest"],
    "SELECT customer.name, COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE day >= '2025-03-01' AND day < '2025-04-01' GROUP BY customer.customer_id ORDER BY COUNT(*) DESC LIMIT 2",
  ],
  [
    "SELECT title FROM book",
    ["by price: under 8, 8 to 10, above"],
    "SELECT CASE WHEN price < 8 THEN 'under 8' WHEN price <= 10 THEN '8 to 10' WHEN price > 10 THEN 'over 10' END, COUNT(*) FROM book GROUP BY CASE WHEN price < 8 THEN 'under 8' WHEN price <= 10 THEN '8 to 10' WHEN price > 10 THEN 'over 10' END ORDER BY MIN(price)",
  ],
  [
    "SELECT name FROM customer",
    ["by number of purchases: up to 2, more than 2", "in march 2025"],
    "SELECT n, COUNT(*) FROM (SELECT CASE WHEN COUNT(*) <= 2 THEN 'up to 2' WHEN COUNT(*) > 2 THEN 'over 2' END AS n FROM purchase WHERE day >= '2025-03-01' AND day < '2025-04-01' GROUP BY customer_id) GROUP BY n",
  ],
  [
    buyers,
    ["in march 2025", "compared with february 2025", "side by side"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y-%m', day) IN ('2025-02', '2025-03') GROUP BY customer.customer_id",
  ],
  [
    buyers,
    ["in march 2025", "compared with february 2025", "difference"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) - COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y-%m', day) IN ('2025-02', '2025-03') GROUP BY customer.customer_id",
  ],
  [
    buyers,
    ["compared with last year", "growth in percent"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y', day) = '2024' THEN 1 END), COUNT(CASE WHEN strftime('%Y', day) = '2025' THEN 1 END), 100.0 * (COUNT(CASE WHEN strftime('%Y', day) = '2025' THEN 1 END) - COUNT(CASE WHEN strftime('%Y', day) = '2024' THEN 1 END)) / NULLIF(COUNT(CASE WHEN strftime('%Y', day) = '2024' THEN 1 END), 0) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y', day) IN ('2024', '2025') GROUP BY customer.customer_id",
  ],
  ...[
    ["weekends vs weekdays"],
    ["on weekends", "compared to weekdays"],
    ["weekends versus weekdays", "by month"],
  ].map((said) => {
    const by = said.length === 2 && said[1] === "by month";
    const within = (days: string) =>
      `SUM(CASE WHEN strftime('%w', day) IN (${days}) THEN copies ELSE 0 END)`;
    const both = `${within("'0', '6'")}, ${within("'1', '2', '3', '4', '5'")}`;
    const months = `SELECT ${month}, ${both} FROM purchase GROUP BY ${month}`;
    const sum = "SELECT SUM(copies) FROM purchase";
    return [sum, said, by ? months : `SELECT ${both} FROM purchase`] as const;
  }),
  [
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase WHERE day >= '2025-03-01')",
    ["and since february?", "how many have"],
    "SELECT COUNT(*) FROM customer WHERE customer_id IN (SELECT customer_id FROM purchase WHERE day >= '2025-02-01')",
  ],
  [
    "SELECT name FROM author WHERE author_id IN (SELECT author_id FROM book WHERE genre = 'crime') AND author_id NOT IN (SELECT author_id FROM book WHERE genre != 'crime')",
    ["and only poetry"],
    "SELECT name FROM author WHERE author_id IN (SELECT author_id FROM book WHERE genre = 'poetry') AND author_id NOT IN (SELECT author_id FROM book WHERE genre != 'poetry')",
  ],
  [
    "SELECT COUNT(*) FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase)",
    ["who has", "and who hasn't"],
    "SELECT name FROM customer WHERE customer_id NOT IN (SELECT customer_id FROM purchase)",
  ],
  [
    `${sold} ORDER BY SUM(purchase.copies) DESC LIMIT 3`,
    ["add the number of purchases"],
    `${sold.replace("(purchase.copies)", "(purchase.copies), COUNT(*)")} ORDER BY SUM(purchase.copies) DESC LIMIT 3`,
  ],
  ["SELECT title FROM book", ["beginning with a"], "SELECT title FROM book WHERE title LIKE 'a%'"],
  [
    "SELECT COUNT(*) FROM book WHERE title LIKE 'a%'",
    ["ending in s"],
    "SELECT COUNT(*) FROM book WHERE title LIKE '%s'",
  ],
  [
    "SELECT title FROM book",
    ["whose genre contains oe", "starting with t"],
    "SELECT title FROM book WHERE genre LIKE 't%'",
  ],
  [
    "SELECT title FROM book",
    ["the ones not in crime"],
    "SELECT title FROM book WHERE genre != 'crime'",
  ],
  [
    buyers,
    ["with rank"],
    "SELECT RANK() OVER (ORDER BY COUNT(*) DESC), customer.name, COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id ORDER BY COUNT(*) DESC",
  ],
  [
    "SELECT genre, AVG(price) FROM book GROUP BY genre",
    ["at least 2 books"],
    "SELECT genre, AVG(price) FROM book GROUP BY genre HAVING COUNT(*) >= 2",
  ],
  [
    "SELECT genre FROM book GROUP BY genre HAVING COUNT(*) > 1",
    ["make that 2"],
    "SELECT genre FROM book GROUP BY genre HAVING COUNT(*) > 2",
  ],
  [
    "SELECT genre FROM book GROUP BY genre HAVING COUNT(*) > 1",
    ["and fewer than 3?"],
    "SELECT genre FROM book GROUP BY genre HAVING COUNT(*) < 3",
  ],
  [
    "SELECT strftime('%Y-%m', day), COUNT(*) FROM purchase WHERE day >= '2024-12-01' AND day < '2025-03-01' GROUP BY strftime('%Y-%m', day)",
    ["also months without any"],
    "SELECT '2024-12', (SELECT COUNT(*) FROM purchase WHERE day >= '2024-12-01' AND day < '2025-01-01') UNION ALL SELECT '2025-01', (SELECT COUNT(*) FROM purchase WHERE day >= '2025-01-01' AND day < '2025-02-01') UNION ALL SELECT '2025-02', (SELECT COUNT(*) FROM purchase WHERE day >= '2025-02-01' AND day < '2025-03-01')",
  ],
  [
    byMonth,
    ["split by genre"],
    `SELECT ${month}, book.genre, SUM(copies) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY ${month}, book.genre`,
  ],
  [
    byMonth,
    ["split by genre", "share within each genre"],
    `SELECT ${month}, book.genre, 100.0 * SUM(copies) / SUM(SUM(copies)) OVER (PARTITION BY book.genre) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY ${month}, book.genre`,
  ],
  [
    byMonth,
    ["which month grew the most"],
    `SELECT m, n, d FROM (SELECT ${month} AS m, SUM(copies) AS n, SUM(copies) - LAG(SUM(copies)) OVER (ORDER BY ${month}) AS d FROM purchase GROUP BY ${month}) ORDER BY d DESC LIMIT 1`,
  ],
  [
    buyers,
    ["in march 2025", "compared with february 2025", "who grew the most"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END) AS a, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) AS b, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) - COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y-%m', day) IN ('2025-02', '2025-03') GROUP BY customer.customer_id ORDER BY 4 DESC LIMIT 1",
  ],
  [
    `${buyers} ORDER BY COUNT(*) DESC LIMIT 2`,
    ["in march 2025", "compared with february 2025"],
    "SELECT customer.name, COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-02' THEN 1 END), COUNT(CASE WHEN strftime('%Y-%m', day) = '2025-03' THEN 1 END) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE strftime('%Y-%m', day) IN ('2025-02', '2025-03') GROUP BY customer.customer_id ORDER BY 3 DESC LIMIT 2",
  ],
  [
    buyers.replace("GROUP", "WHERE purchase.copies > 1 GROUP"),
    ["as percent of their purchases"],
    "SELECT customer.name, 100.0 * SUM(copies > 1) / COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id",
  ],
];

test.each(cases)("%s | %s", async (start, utterances, expected) => {
  const { described } = shop.known;
  const outline = revised(start, utterances) ?? [];
  const sql = writeOutline(outline, described);
  expect(await rows(sql)).toEqual(await rows(expected));
  const said = paraphrase(sql, schemaWording(plainlySpoken(shop.known)));
  expect(said).not.toBe("");
  for (const dialect of dialects) {
    const written = writeOutline(outline, described, dialect);
    expect(writeOutline(readOutline(parseSql(written), described), described, dialect)).toBe(
      written,
    );
  }
});

test.each([
  [sold, "running total"],
  [byMonth, "biggest drop"],
  [sold, "change to the year before"],
  [byMonth, "change to the quarter before"],
  ["SELECT title FROM book", "include those with none"],
  ["SELECT genre, COUNT(*) FROM book GROUP BY genre", "top 2 per genre"],
  [inMarch, "compared with norway"],
  ["SELECT title FROM book", "whose price starts with 1"],
  ["SELECT title FROM book", "the titles that are not crime"],
  ["SELECT genre, AVG(price) FROM book GROUP BY genre", "top 2 and the rest as other"],
])("nothing of the kind is meant: %s | %s", (start, utterance) => {
  expect(revised(start, [utterance])).toBeNull();
});
