import { expect, test } from "vitest";
import type { Dialect } from "../../database/database.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { withSettledGroups } from "./settled-groups.ts";

const shop = await bookshopOfTests();

const grouped = (by: string): string =>
  `SELECT author.name , COUNT( * ) FROM author JOIN book ON book.author_id = author.author_id GROUP BY ${by}`;
const key = grouped("author.author_id");
const both = grouped("author.author_id , author.name");

test.each([
  [both, "sqlite", key],
  [key, "sqlite", key],
  [key, "duckdb", both],
  [both, "duckdb", both],
  [both, "postgres", both],
  [key, "mysql", key],
  [grouped("author.name"), "sqlite", grouped("author.name")],
  [grouped("author.name"), "duckdb", grouped("author.name")],
] as const)("%s on %s", (sql, dialect: Dialect, wanted) => {
  const { described } = shop.known;
  const outline = withSettledGroups(readOutline(parseSql(sql), described), described, dialect);
  expect(writeOutline(outline, described)).toBe(wanted);
});
