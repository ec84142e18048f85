import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

const long = "CASE t.code WHEN 'AA' THEN 'American Airlines' WHEN 'BB' THEN 'Bees' ELSE t.code END";

test.each([
  ["SELECT a FROM t WHERE b = 1", ["a"], "SELECT a FROM t WHERE b = 1"],
  [`SELECT ${long} AS airline , t.n FROM t`, ["airline", "n"], "SELECT airline, n FROM t"],
  ["SELECT 1", ["1"], "SELECT 1"],
  ["no SQL '", [], "no SQL '"],
])("%s", (sql, columns, line) => {
  expect(oneLine(sql, columns)).toBe(line);
});
