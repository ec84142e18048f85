import { expect, test } from "vitest";
import { traceQuery } from "./provenance.ts";

const hypothesis = { probabilities: [0.9, 0.8] };
const traced = (
  sql: string,
  values: readonly { text: string; age: number }[],
  ...earlier: readonly (string | null)[]
) =>
  traceQuery({ sql, values, hypothesis }, earlier).map(
    ({ text, from, turn, start, end }) =>
      `${from} ${turn} ${text}${sql.slice(start, end) === text ? "" : " (elsewhere)"}`,
  );

test("values that were said are told from what was written", () => {
  const sql = "SELECT a FROM t WHERE t.b > 20 AND t.c LIKE '%O''Neil%' LIMIT 2";
  const values = [
    { text: "2", age: 0 },
    { text: "O'Neil", age: 1 },
  ];
  expect(traced(sql, values, null)).toEqual([
    "vocabulary 2 SELECT a",
    "vocabulary 2 FROM t",
    "vocabulary 2 WHERE t.b > 20",
    "vocabulary 2 AND t.c LIKE",
    "placeholder 1 '%O''Neil%'",
    "vocabulary 2 LIMIT",
    "placeholder 2 2",
  ]);
});

test("what an earlier query has whole is kept from it", () => {
  const before = "SELECT t.a FROM t WHERE t.b = 12 AND t.c = 'x AND y'";
  const sql = "SELECT t.a FROM t WHERE t.c = 'x AND y' AND t.b = 1";
  expect(traced(sql, [{ text: "1", age: 0 }], before, null)).toEqual([
    "segment 2 SELECT t.a",
    "segment 2 FROM t",
    "segment 2 WHERE t.c = 'x AND y'",
    "vocabulary 3 AND t.b =",
    "placeholder 3 1",
  ]);
});

test("a range is one piece: its end was not kept from a number elsewhere", () => {
  const sql = "SELECT t.a FROM t WHERE t.b BETWEEN 1 AND 7 AND t.c = 3";
  expect(traced(sql, [], "SELECT t.a FROM t WHERE t.d = 7 AND t.c = 3")).toEqual([
    "segment 1 SELECT t.a",
    "segment 1 FROM t",
    "vocabulary 2 WHERE t.b BETWEEN 1 AND 7",
    "segment 1 AND t.c = 3",
  ]);
});
