import { expect, test } from "vitest";
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import { writeFilledSeries } from "./filled-series.ts";

test("every day of a year is a series that can be read again", () => {
  const day = "DATE( purchase.day )";
  const asked = `SELECT ${day} , COUNT( * ) FROM purchase
    WHERE purchase.day >= '2024-01-01' AND purchase.day < '2025-01-01' GROUP BY ${day}`;
  const filled = writeFilledSeries(asked, "sqlite");
  expect(filled.split("UNION ALL")).toHaveLength(366);
  expect(printSql(parseSql(filled))).toContain("'2024-12-31'");
});
