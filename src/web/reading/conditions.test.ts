import { expect, test } from "vitest";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { conditionsOf } from "./conditions.ts";

const nothing = { values: [], names: {} };

const sql =
  "SELECT t.id FROM t WHERE t.from_place IN ( SELECT s.code FROM s WHERE s.name = 'ULM' ) " +
  "AND t.leaves BETWEEN 800 AND 1200 AND t.company = 'DB'";

test("each condition is told by its column and its values, with the query that does without it", () => {
  const found = conditionsOf(sql, nothing);
  expect(found.map(({ text }) => text)).toEqual([
    "from place ULM",
    "leaves 800, 1200",
    "company DB",
  ]);
  expect(found[2]?.without).toBe(sql.replace(" AND t.company = 'DB'", ""));
  expect(found[0]?.sql).toBe("t.from_place IN ( SELECT s.code FROM s WHERE s.name = 'ULM' )");
});

test("a query without conditions, or with a choice among them, has none to take away", () => {
  expect(conditionsOf("SELECT t.id FROM t", nothing)).toEqual([]);
  expect(conditionsOf("SELECT t.id FROM t WHERE t.a = 1 OR t.b = 2", nothing)).toEqual([]);
});

test("values are told as they were said, not as the query writes them", () => {
  const value = (given: Partial<ResolvedValue>): ResolvedValue => ({
    kind: "entity",
    text: "",
    start: 0,
    end: 0,
    value: "",
    placeholders: [],
    score: 1,
    ...given,
  });
  const values = [
    value({ value: "ULM", column: "s.name" }),
    value({ value: "DB", column: "t.company" }),
    value({ kind: "date", value: "1993-02-08" }),
    value({ kind: "time", value: 800, op: "<" }),
  ];
  const names = { "t.company": { DB: "Deutsche Bahn" } };
  const said =
    "SELECT t.id FROM t WHERE t.company = 'DB' AND t.day IN ( SELECT d.code FROM d WHERE d.year = 1993 " +
    "AND d.month = 2 AND d.day = 8 ) AND t.leaves < 800 AND t.price = 800 AND t.seats = 2 AND t.owner = 'O''HARE'";
  expect(conditionsOf(said, { values, names }).map(({ text }) => text)).toEqual([
    "company Deutsche Bahn",
    "day Mon 8 Feb 1993",
    "leaves before 8:00 am",
    "price 800",
    "seats 2",
    "owner O'HARE",
  ]);
});
