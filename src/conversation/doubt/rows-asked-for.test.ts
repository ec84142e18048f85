import { expect, test } from "vitest";
import { rowsAskedFor } from "./rows-asked-for.ts";

const longest = "FROM book ORDER BY pages DESC LIMIT 1";

test("other columns of the same rows are the same rows", () => {
  expect(rowsAskedFor(`SELECT title ${longest}`)).toBe(rowsAskedFor(`SELECT * ${longest}`));
});

test.each([
  ["SELECT title FROM book", "SELECT count(*) FROM book"],
  ["SELECT title FROM book", "SELECT title FROM book WHERE year = 1990"],
  ["SELECT genre FROM book GROUP BY genre", "SELECT year FROM book GROUP BY year"],
])("%s is not %s", (one, other) => {
  expect(rowsAskedFor(one)).not.toBe(rowsAskedFor(other));
});

test("groups by a key are those by what is joined to it", () => {
  const sold = (by: string) =>
    `SELECT author.name , COUNT( * ) FROM author JOIN book ON book.writer = author.id GROUP BY ${by}`;
  expect(rowsAskedFor(sold("author.id"))).toBe(rowsAskedFor(sold("book.writer")));
  expect(rowsAskedFor(sold("author.id"))).not.toBe(rowsAskedFor(sold("book.id")));
});

test("groups are the same by whichever name they are told", () => {
  const told = (what: string, figure = "AVG( book.pages )") =>
    `SELECT ${what} , ${figure} FROM author JOIN book ON book.writer = author.id GROUP BY author.id`;
  expect(rowsAskedFor(told("author.name"))).toBe(rowsAskedFor(told("author.city")));
  expect(rowsAskedFor(told("author.name"))).not.toBe(
    rowsAskedFor(told("author.name", "AVG( book.price )")),
  );
});

test("what cannot be read stands for itself", () => {
  expect(rowsAskedFor("SELECT FROM WHERE")).toBe("SELECT FROM WHERE");
});
