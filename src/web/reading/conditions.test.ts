import { expect, test } from "vitest";
import { conditionsOf } from "./conditions.ts";

const sql =
  "SELECT t.id FROM t WHERE t.from_place IN ( SELECT s.code FROM s WHERE s.name = 'ULM' ) " +
  "AND t.leaves BETWEEN 800 AND 1200 AND t.company = 'DB'";

test("each condition is told by its column and its values, with the query that does without it", () => {
  const found = conditionsOf(sql);
  expect(found.map(({ text }) => text)).toEqual([
    "from place ULM",
    "leaves 800, 1200",
    "company DB",
  ]);
  expect(found[2]?.without).toBe(sql.replace(" AND t.company = 'DB'", ""));
  expect(found[0]?.sql).toBe("t.from_place IN ( SELECT s.code FROM s WHERE s.name = 'ULM' )");
});

test("a query without conditions, or with a choice among them, has none to take away", () => {
  expect(conditionsOf("SELECT t.id FROM t")).toEqual([]);
  expect(conditionsOf("SELECT t.id FROM t WHERE t.a = 1 OR t.b = 2")).toEqual([]);
});
