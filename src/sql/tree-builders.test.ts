import { expect, test } from "vitest";
import { parseSql } from "./parse.ts";
import { printSql } from "./print.ts";
import { conjunction, conjuncts } from "./tree-builders.ts";

test.each([
  "SELECT a FROM t WHERE ( a = 1 OR b = 2 ) AND c = 3",
  "SELECT a FROM t WHERE a = 1 AND b = 2",
  "SELECT a FROM t WHERE a = 1 OR b = 2",
])("conditions put together again mean what they meant: %s", (sql) => {
  const query = parseSql(sql);
  if (query.kind !== "select" || query.where === undefined) throw new Error("no condition");
  const where = conjunction(conjuncts(query.where));
  expect(printSql(where === undefined ? query : { ...query, where })).toBe(sql);
});
