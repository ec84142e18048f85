import { expect, test } from "vitest";
import { bookshopOfTests } from "../../base/bookshop.fixture.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import { windowKept } from "./window-kept.ts";

const shop = await bookshopOfTests();

function kept(text: string, before: string, after: string): string {
  const schema = shop.known.described;
  const clauses = (where: string) =>
    clausesOf(readOutline(parseSql(`SELECT title FROM book WHERE ${where}`), schema))!;
  const whole = windowKept(text, clauses(before), clauses(after));
  return writeOutline(outlineOfClauses(whole), schema).replace(/.*WHERE /, "");
}

test("a limit of the other side joins the one before", () => {
  expect(kept("and before 1995", "year > 1980", "year < 1995")).toBe(
    "book.year > 1980 AND book.year < 1995",
  );
  expect(kept("under 20", "price >= 10", "price < 20")).toBe(
    "book.price >= 10 AND book.price < 20",
  );
});

test("but takes its place where nothing is between them, or people say so, or ask anew", () => {
  expect(kept("under 5", "price >= 10", "price < 5")).toBe("book.price < 5");
  expect(kept("under 20 instead", "price >= 10", "price < 20")).toBe("book.price < 20");
  expect(kept("which books cost less than 20", "price >= 10", "price < 20")).toBe(
    "book.price < 20",
  );
  expect(kept("over 12", "price >= 10", "price > 12")).toBe("book.price > 12");
});
