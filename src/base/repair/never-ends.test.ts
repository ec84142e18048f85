// What has not ended yet, where every row has an end.
import { expect, test } from "vitest";
import { normalForm } from "../../sql/normal-form.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const heads = (end: string) =>
  openOwn([
    "CREATE TABLE head (head_id INTEGER PRIMARY KEY, name TEXT, from_date DATE, to_date DATE)",
    `INSERT INTO head VALUES (1, 'Ann', '2001-02-03', '2004-01-01'), (2, 'Bo', '2004-01-01', ${end})`,
  ]);

test.each([
  ["'9999-01-01'", "IS NULL", "= '9999-01-01'"],
  ["'9999-01-01'", "IS NOT NULL", "!= '9999-01-01'"],
  ["NULL", "IS NULL", "IS NULL"],
  ["'2010-01-01'", "IS NULL", "IS NULL"],
])("an end of %s: %s is %s", async (end, before, after) => {
  const { known } = await heads(end);
  const context = contextOf("who is head now", { schema: known.described, facts: known.facts });
  const sql = `SELECT head.name FROM head WHERE head.to_date ${before}`;
  expect(normalForm(repairedSql(sql, context))).toBe(normalForm(sql.replace(before, after)));
});
