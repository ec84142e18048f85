// What this utterance does not touch stays as the query before had it.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { clausesOf } from "../../revise/clauses.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const shop = await bookshopOfTests();

function repaired(before: string, text: string, sql: string): string {
  const { described: schema, facts } = shop.known;
  const context = contextOf(text, {
    schema,
    facts,
    before: clausesOf(readOutline(parseSql(before), schema)),
    named: new Set(["crime", "poetry", "history"].filter((one) => text.includes(one))),
    touched: () => /\d|crime|poetry|history/.test(text),
  });
  return repairedSql(sql, context);
}

const of = (genre: string): string => `SELECT book.title FROM book WHERE book.genre = '${genre}'`;
const either = "SELECT book.title FROM book WHERE book.genre IN ( 'crime' , 'poetry' )";

test.each([
  [
    of("crime"),
    "after 2010",
    `${of("poetry")} AND book.year > 2010`,
    `${of("crime")} AND book.year > 2010`,
  ],
  [
    of("crime"),
    "over 200 pages",
    `${either} AND book.pages > 200`,
    `${of("crime")} AND book.pages > 200`,
  ],
  [of("crime"), "and poetry", of("poetry"), of("poetry")],
  [
    of("crime"),
    "which have another one",
    of("crime").replace("=", "!="),
    of("crime").replace("=", "!="),
  ],
  [of("crime"), "which do not", of("crime").replace("=", "!="), of("crime").replace("=", "!=")],
  [of("crime"), "the first ones again", of("poetry"), of("poetry")],
  [
    "SELECT book.title FROM book",
    "after 2010",
    `${of("poetry")} AND book.year > 2010`,
    `${of("poetry")} AND book.year > 2010`,
  ],
  [
    "SELECT author.name FROM author",
    "with more than 2 books",
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT( * ) > 2",
    "SELECT author.name FROM author JOIN book ON book.author_id = author.author_id GROUP BY author.author_id HAVING COUNT( * ) > 2",
  ],
])("%s | %s", (before, text, sql, mended) => {
  expect(repaired(before, text, sql)).toBe(mended);
});

test("conditions that nothing said touches are not written anew", () => {
  const before =
    "SELECT title FROM book WHERE year > 2001 AND ( genre = 'crime' OR genre = 'poetry' )";
  const mixed = "SELECT price FROM book WHERE ( year > 2000 OR genre = 'poetry' )";
  const where = "WHERE book.year > 2001 AND ( book.genre = 'crime' OR book.genre = 'poetry' )";
  expect(repaired(before, "how much do they cost", mixed)).toBe(
    `SELECT book.price FROM book ${where}`,
  );
  // What was said may well be about them.
  for (const denied of ["not the older ones", "which aren t older", "which are n t older"])
    expect(repaired(before, denied, mixed)).toContain("book.year > 2000 OR");
});
