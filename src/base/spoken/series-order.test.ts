import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { inSeriesOrder, withoutSeriesOrder } from "./series-order.ts";

const shop = await bookshopOfTests();

const outline = (sql: string) => readOutline(parseSql(sql), shop.known.described);
const month = "strftime( '%Y-%m' , purchase.day )";
const monthly = `SELECT ${month} , COUNT( * ) FROM purchase GROUP BY ${month}`;

test("months stand one after the other, and that is forgotten again", () => {
  const ordered = inSeriesOrder(outline(monthly));
  expect(writeOutline(ordered, shop.known.described)).toBe(`${monthly} ORDER BY ${month}`);
  expect(withoutSeriesOrder(ordered)).toEqual(outline(monthly));
});

test.each([
  `${monthly} ORDER BY COUNT( * ) DESC`,
  `${monthly} ORDER BY ${month} DESC`,
  "SELECT purchase.book_id , COUNT( * ) FROM purchase GROUP BY purchase.book_id",
])("%s stays", (sql) => {
  expect(inSeriesOrder(outline(sql))).toEqual(outline(sql));
  expect(withoutSeriesOrder(outline(sql))).toEqual(outline(sql));
});
