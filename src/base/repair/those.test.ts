// What is asked of those that were chosen is not asked of all.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { clausesOf } from "../../revise/clauses.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const shop = await bookshopOfTests();

function repaired(before: string, text: string, sql: string): string {
  const { described: schema, facts } = shop.known;
  const asked = clausesOf(readOutline(parseSql(before), schema));
  return repairedSql(sql, contextOf(text, { schema, facts, before: asked }));
}

const crimes = "SELECT book.title FROM book WHERE book.genre = 'crime'";
const sold = "FROM book JOIN purchase ON purchase.book_id = book.book_id GROUP BY book.book_id";
const best = "ORDER BY SUM( purchase.copies ) DESC LIMIT 5";

test.each([
  [
    `SELECT book.title , SUM( purchase.copies ) ${sold} ${best}`,
    "how many pages are left of each",
    "SELECT book.pages FROM book",
    `SELECT book.title , book.pages FROM book WHERE book.book_id IN ( SELECT book.book_id ${sold} ${best} )`,
  ],
  [
    crimes,
    "who wrote those",
    "SELECT author.name FROM author",
    "SELECT DISTINCT author.name FROM author JOIN book ON book.author_id = author.author_id WHERE book.genre = 'crime'",
  ],
])("after %s, %s", (before, text, sql, expected) => {
  expect(repaired(before, text, sql)).toBe(expected);
});

test.each([
  [crimes, "how many books are there", "SELECT COUNT( * ) FROM book"],
  [crimes, "how many books there", "SELECT COUNT( * ) FROM book"],
  [
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT( * ) > 3",
    "the countries of those",
    "SELECT author.country FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT( * ) > 3",
  ],
  [crimes, "those that don t have pages", "SELECT book.title FROM book"],
  [crimes, "all books of those years", "SELECT book.title FROM book"],
  [crimes, "how many authors have those", "SELECT COUNT( * ) FROM author"],
  [crimes, "those after 2010", `${crimes} AND book.year > 2010`],
])("after %s, %s stays as it is", (before, text, sql) => {
  expect(repaired(before, text, sql)).toBe(sql);
});

test("what is missing is shown of nobody", () => {
  const none = "author.author_id NOT IN ( SELECT book.author_id FROM book )";
  const counted = `SELECT author.name , COUNT( * ) FROM author JOIN book ON book.author_id = author.author_id WHERE ${none} GROUP BY author.author_id`;
  expect(repaired(crimes, "what about authors without books", counted)).toBe(
    `SELECT author.name FROM author WHERE ${none}`,
  );
});

test("which of them is no number", () => {
  const cheap = (shown: string): string => `SELECT ${shown} FROM book WHERE book.price < 10`;
  const said = repaired(
    "SELECT COUNT( * ) FROM book",
    "which of them cost less than 10",
    cheap("COUNT( * )"),
  );
  expect(said).toBe(cheap("book.title"));
  const asked = "how many of them cost less than 10";
  expect(repaired("SELECT COUNT( * ) FROM book", asked, cheap("COUNT( * )"))).toBe(
    cheap("COUNT( * )"),
  );
});
