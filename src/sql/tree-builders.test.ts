import { expect, test } from "vitest";
import { parseSql } from "./parse.ts";
import { trySelect } from "./parse-words.ts";
import { printSql } from "./print.ts";
import { isSameHead } from "./same.ts";
import { conjunction, conjuncts, withConditions } from "./tree-builders.ts";

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

test("a query under other conditions, or under none", () => {
  const query = trySelect("SELECT a FROM t WHERE a = 1 AND b = 2");
  if (query === undefined) throw new Error("no query");
  const [first] = conjuncts(query.where);
  expect(printSql(withConditions(query, first ? [first] : []))).toBe("SELECT a FROM t WHERE a = 1");
  expect(printSql(withConditions(query, []))).toBe("SELECT a FROM t");
});

test("the same is asked for under whatever conditions", () => {
  const [plain, narrowed, grouped] = [
    "SELECT a FROM t",
    "SELECT a FROM t WHERE b = 1",
    "SELECT a FROM t GROUP BY a",
  ].map(trySelect);
  if (!plain || !narrowed || !grouped) throw new Error("no query");
  expect([isSameHead(plain, narrowed), isSameHead(plain, grouped)]).toEqual([true, false]);
});
