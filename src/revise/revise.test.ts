// A turn that says one plain change makes it, and only it; any other is left to the model.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../base/bookshop.fixture.ts";
import { revisedSql } from "../base/bookshop-turns.fixture.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { normalForm } from "../sql/normal-form.ts";
import { parseSql } from "../sql/parse.ts";

const shop = await bookshopOfTests();

const today = { year: 2025, month: 6, day: 1 };

const revise = (before: string, utterance: string): string | null =>
  revisedSql(shop, before, utterance, today);

const byGenre = "SELECT genre, AVG(price) FROM book GROUP BY genre";
const books = "SELECT title FROM book WHERE genre = 'crime'";
const sold =
  "SELECT book.title, SUM(purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.title";

test.each([
  [books, "poetry instead of crime", "SELECT title FROM book WHERE genre = 'poetry'"],
  [books, "i said crime but i meant poetry", "SELECT title FROM book WHERE genre = 'poetry'"],
  [
    "SELECT title FROM book WHERE ( genre = 'crime' OR genre = 'poetry' ) AND price < 20",
    "no poetry",
    "SELECT title FROM book WHERE genre = 'crime' AND price < 20",
  ],
  [`${books} AND price < 20`, "up to 30", `${books} AND price < 30`],
  [`${books} AND price < 20`, "the price doesn't matter", books],
  [byGenre, "top 3", `${byGenre} ORDER BY AVG(price) DESC LIMIT 3`],
  [byGenre, "just the first two please", `${byGenre} LIMIT 2`],
  [`${byGenre} ORDER BY genre`, "just the first two", `${byGenre} ORDER BY genre LIMIT 2`],
  [`${byGenre} ORDER BY genre LIMIT 2`, "make it ten", `${byGenre} ORDER BY genre LIMIT 10`],
  [
    `${byGenre} ORDER BY genre LIMIT 2`,
    "only 2024",
    "SELECT genre, AVG(price) FROM book WHERE year = 2024 GROUP BY genre ORDER BY genre LIMIT 2",
  ],
  [
    "SELECT COUNT(*) FROM purchase WHERE day >= '2025-01-01'",
    "by which customers",
    "SELECT DISTINCT customer.name FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id WHERE purchase.day >= '2025-01-01'",
  ],
  [
    "SELECT COUNT(*) FROM book WHERE genre = 'crime'",
    "list them",
    "SELECT title FROM book WHERE genre = 'crime'",
  ],
  [
    "SELECT genre, COUNT(*) FROM book GROUP BY genre",
    "which books are crime",
    "SELECT title FROM book WHERE genre = 'crime'",
  ],
  [byGenre, "sort by it", `${byGenre} ORDER BY AVG(price)`],
  [byGenre, "rank them by price", `${byGenre} ORDER BY AVG(price) DESC`],
  [byGenre, "sort by price, lowest first", `${byGenre} ORDER BY AVG(price)`],
  [byGenre, "order by genre", `${byGenre} ORDER BY genre`],
  [byGenre, "worst first", `${byGenre} ORDER BY AVG(price)`],
  [byGenre, "highest first", `${byGenre} ORDER BY AVG(price) DESC`],
  [books, "cheapest first", `${books} ORDER BY price`],
  [byGenre, "which is the lowest?", `${byGenre} ORDER BY AVG(price) LIMIT 1`],
  [byGenre, "which country has the most", null],
  [
    `${byGenre} ORDER BY AVG(price) LIMIT 1`,
    "and the highest?",
    `${byGenre} ORDER BY AVG(price) DESC LIMIT 1`,
  ],
  [byGenre, "round it", "SELECT genre, ROUND(AVG(price), 2) FROM book GROUP BY genre"],
  [
    byGenre,
    "rounded to one decimal",
    "SELECT genre, ROUND(AVG(price), 1) FROM book GROUP BY genre",
  ],
  [
    "SELECT genre, COUNT(*) FROM book GROUP BY genre",
    "as a percentage",
    "SELECT genre, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM book GROUP BY genre",
  ],
  [books, "how many is that?", "SELECT COUNT(*) FROM book WHERE genre = 'crime'"],
  [books, "show their prices too", "SELECT title, price FROM book WHERE genre = 'crime'"],
  [
    books,
    "add the author's country",
    "SELECT book.title, author.country FROM book JOIN author ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
  [byGenre, "highest instead of average", "SELECT genre, MAX(price) FROM book GROUP BY genre"],
  [byGenre, "per year", "SELECT year, AVG(price) FROM book GROUP BY year"],
  [byGenre, "only those above 12", `${byGenre} HAVING AVG(price) > 12`],
  [books, "what about poetry", "SELECT title FROM book WHERE genre = 'poetry'"],
  [
    byGenre,
    "only norway",
    "SELECT book.genre, AVG(book.price) FROM book JOIN author ON book.author_id = author.author_id WHERE author.country = 'Norway' GROUP BY book.genre",
  ],
  [
    byGenre,
    "without crime",
    "SELECT genre, AVG(price) FROM book WHERE genre != 'crime' GROUP BY genre",
  ],
  [
    sold,
    "in march 2025",
    sold.replace(
      "GROUP BY",
      "WHERE purchase.day >= '2025-03-01' AND purchase.day < '2025-04-01' GROUP BY",
    ),
  ],
  [
    sold,
    "except march 2025",
    sold.replace(
      "GROUP BY",
      "WHERE ( purchase.day < '2025-03-01' OR purchase.day >= '2025-04-01' ) GROUP BY",
    ),
  ],
  [
    sold.replace(
      "GROUP BY",
      "WHERE purchase.day >= '2025-01-01' AND purchase.day < '2026-01-01' GROUP BY",
    ),
    "those not in march",
    sold.replace(
      "GROUP BY",
      "WHERE purchase.day >= '2025-01-01' AND purchase.day < '2026-01-01' AND ( purchase.day < '2025-03-01' OR purchase.day >= '2025-04-01' ) GROUP BY",
    ),
  ],
  [
    sold,
    "except march",
    sold.replace("GROUP BY", "WHERE strftime('%m', purchase.day) != '03' GROUP BY"),
  ],
  [byGenre, "not 2024", "SELECT genre, AVG(price) FROM book WHERE year != 2024 GROUP BY genre"],
  [sold, "without purchases in 2025", null],
  [sold, "who bought them", null],
  [books, "which of them are the best reviewed", null],
])("%s | %s", (before, utterance, expected) => {
  const revised = revise(before, utterance);
  expect(revised === null ? null : normalForm(revised)).toBe(
    expected === null
      ? null
      : normalForm(
          writeOutline(readOutline(parseSql(expected), shop.known.described), shop.known.described),
        ),
  );
});

test("a change of a change keeps both", () => {
  const first = revise(sold, "top 5") ?? "";
  expect(revise(first, "only crime")).toContain("book.genre = 'crime'");
  expect(revise(first, "only crime")).toContain("LIMIT 5");
});
