import { describe, expect, test } from "vitest";
import { columnOrder } from "./query-order.ts";
import { type QuerySigns, signsOf } from "./query-signs.ts";

describe("what a query does, however it is written", () => {
  test.each<readonly [keyof QuerySigns, string, string]>([
    ["joins", "SELECT a FROM t WHERE b IN(SELECT c FROM u)", "SELECT a FROM t WHERE b IN (1, 2)"],
    ["joins", "SELECT t.a FROM t, u", "SELECT a FROM t WHERE b = ' IN ( SELECT '"],
    ["sumsUp", "SELECT avg (a) FROM t", "SELECT a FROM t WHERE b = 'SUM ('"],
    [
      "sumsUp",
      "SELECT a FROM t GROUP BY a HAVING 2 < COUNT(*)",
      "SELECT a, COUNT(*) FROM t GROUP BY a",
    ],
    ["multiplies", "SELECT SUM(price*quantity) FROM t", "SELECT SUM(price) * 2 FROM t"],
    ["multiplies", "SELECT SUM((a + b) * c) FROM t", "SELECT a * b FROM t"],
    [
      "comparesColumns",
      "SELECT a FROM t WHERE t.done>t.due",
      "SELECT a FROM t WHERE done > '2024-01-01'",
    ],
    [
      "comparesColumns",
      'SELECT a FROM t WHERE "done at" > due',
      "SELECT a FROM t WHERE done = due",
    ],
    ["showsAll", "SELECT  * FROM t", "SELECT COUNT(*) FROM t"],
  ])("%s: %s", (sign, so, not) => {
    expect(signsOf(so)[sign]).toBe(true);
    expect(signsOf(not)[sign]).toBe(false);
  });

  test("of what the least or the most is taken", () => {
    const { extremes } = signsOf('SELECT MAX(t."Unit Price"), MIN ( size ), SUM(a) FROM t');
    expect([...extremes].sort()).toEqual(["size", "t.unit price", "unit price"]);
  });
});

test("the one column that rows stand in order by", () => {
  const down = "SELECT a FROM t ORDER BY t.price DESC LIMIT 3";
  expect(columnOrder(down)).toEqual({ column: "price", down: true });
  expect(columnOrder("SELECT a FROM t ORDER BY price")).toEqual({ column: "price", down: false });
  const inside = "SELECT a FROM ( SELECT a FROM t ORDER BY price DESC ) AS u";
  for (const other of [inside, "SELECT a FROM t ORDER BY a, b", "SELECT a FROM t ORDER BY SUM(a)"])
    expect(columnOrder(other)).toBeUndefined();
});
