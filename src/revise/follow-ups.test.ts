// What analysts say next in few words: other periods, values beside values, conditions less, ends.
import { expect, test } from "vitest";
import { asWritten, revise, shop } from "../base/bookshop-revise.fixture.ts";

const during = (from: string, to: string): string => `day >= '${from}' AND day < '${to}'`;
const copiesIn = (from: string, to: string, rest = ""): string =>
  `SELECT SUM(copies) FROM purchase WHERE ${during(from, to)}${rest}`;
const year2025 = copiesIn("2025-01-01", "2026-01-01");
const march = copiesIn("2025-03-01", "2025-04-01");
const byMonth = (where: string): string =>
  `SELECT strftime('%Y-%m', day), SUM(copies) FROM purchase WHERE ${where} GROUP BY strftime('%Y-%m', day)`;
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";

test.each([
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
  [`${byGenre} ORDER BY COUNT(*)`, "bottom 3", `${byGenre} ORDER BY COUNT(*) LIMIT 3`],
  [`${byGenre} ORDER BY COUNT(*)`, "top 3", `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`],
  // Who was chosen by one order stays so in another.
  [
    `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`,
    "sort by genre",
    `SELECT genre, COUNT(*) FROM book WHERE genre IN (SELECT genre FROM book GROUP BY genre ORDER BY COUNT(*) DESC LIMIT 3) GROUP BY genre ORDER BY genre`,
  ],
  [
    "SELECT title FROM book ORDER BY price DESC LIMIT 3",
    "alphabetically",
    "SELECT title FROM book WHERE book_id IN (SELECT book_id FROM book ORDER BY price DESC LIMIT 3) ORDER BY title",
  ],
  [byGenre, "top 3 genres", `${byGenre} ORDER BY COUNT(*) DESC LIMIT 3`],
  [byGenre, "the 2 largest", `${byGenre} ORDER BY COUNT(*) DESC LIMIT 2`],
  [byGenre, "limit to 4", `${byGenre} LIMIT 4`],
  [byGenre, "top 3 customers", null],
  [`${byGenre} ORDER BY genre`, "the other way round", `${byGenre} ORDER BY genre DESC`],
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
  // The year that a month is in.
  [march, "the whole year", year2025],
  [march, "for the full quarter", copiesIn("2025-01-01", "2025-04-01")],
  [year2025, "the entire month", null],
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
])("%s | %s", (before, utterance, expected) => {
  const revised = revise(before, utterance);
  expect(revised).toBe(expected === null ? null : asWritten(shop, expected));
});

test("words of the language are no words of a table", () => {
  for (const said of ["by constructor", "per toString", "top constructor"])
    expect(revise(byGenre, said)).toBeNull();
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
