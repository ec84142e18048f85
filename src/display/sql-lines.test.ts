import { expect, test } from "vitest";
import { parseSql } from "../sql/parse.ts";
import { sqlLines, withoutLine } from "./sql-lines.ts";

const sql =
  "SELECT DISTINCT flight.flight_id FROM flight WHERE flight.airline_code = 'AA' AND flight.departure_time BETWEEN 600 AND 1200 AND flight.from_airport IN ( SELECT a.b FROM a WHERE a.c = 1 AND a.d = 2 ) ORDER BY flight.stops";
const text = (query: string) =>
  sqlLines(query).map((line) => line.tokens.map((token) => token.text).join(" "));

test("every clause and condition has a line; subqueries and BETWEEN stay whole", () => {
  expect(text(sql)).toEqual([
    "SELECT DISTINCT flight.flight_id",
    "FROM flight",
    "WHERE flight.airline_code = 'AA'",
    "AND flight.departure_time BETWEEN 600 AND 1200",
    "AND flight.from_airport IN ( SELECT a.b FROM a WHERE a.c = 1 AND a.d = 2 )",
    "ORDER BY flight.stops",
  ]);
  expect(sqlLines(sql).map((line) => line.removable)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("each condition can go, one after the other, and what stays is SQL", () => {
  const removed = new Set<string>();
  for (const index of [2, 3, 4]) {
    const less = withoutLine(sql, sqlLines(sql), index);
    parseSql(less);
    expect(text(less)).toHaveLength(5);
    removed.add(less);
  }
  expect(removed.size).toBe(3);
  let rest = sql;
  for (let i = 0; i < 3; i++) rest = withoutLine(rest, sqlLines(rest), 2);
  expect(rest).toBe("SELECT DISTINCT flight.flight_id FROM flight ORDER BY flight.stops");
});

test("nothing is cut out of a choice, and no SQL is no crash", () => {
  const either = "SELECT a.b FROM a WHERE a.c = 1 OR a.d = 2";
  expect(sqlLines(either).some((line) => line.removable)).toBe(false);
  expect(text("what?? ever")).toEqual(["what?? ever"]);
});

test("what AND ties inside a condition, or in a join, is no condition of its own", () => {
  const query =
    "SELECT t.id FROM t JOIN u ON u.a = t.a AND u.b = t.b WHERE CASE WHEN t.c = 1 AND t.d = 2 THEN 1 ELSE 0 END = 1 AND t.e = 3";
  expect(text(query)).toEqual([
    "SELECT t.id",
    "FROM t JOIN u ON u.a = t.a",
    "AND u.b = t.b",
    "WHERE CASE WHEN t.c = 1 AND t.d = 2 THEN 1 ELSE 0 END = 1",
    "AND t.e = 3",
  ]);
  const lines = sqlLines(query);
  expect(lines.map(({ condition }) => condition)).toEqual([false, false, false, true, true]);
  for (const index of [3, 4]) parseSql(withoutLine(query, lines, index));
});

test("a choice is one condition, and one beside it can go", () => {
  expect(text("SELECT a.b FROM a WHERE a.c = 1 OR a.d = 2")[2]).toBe("WHERE a.c = 1 OR a.d = 2");
  const beside = "SELECT a.b FROM a WHERE a.c = 1 AND ( a.d = 2 OR a.e = 3 )";
  expect(withoutLine(beside, sqlLines(beside), 2)).toBe(
    "SELECT a.b FROM a WHERE ( a.d = 2 OR a.e = 3 )",
  );
  const both = "SELECT b FROM a WHERE c = 1 UNION SELECT b FROM d WHERE e = 2 OR f = 3";
  expect(sqlLines(both).map((line) => line.removable)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});
