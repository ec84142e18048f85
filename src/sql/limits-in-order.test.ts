import { expect, it } from "vitest";
import { limitsInOrder } from "./limits-in-order.ts";

const from = (condition: string): string => `SELECT a FROM t WHERE ${condition}`;
const inOrder = (condition: string): string =>
  limitsInOrder(from(condition), (column) => column === "t.clock");

it.each([
  ["b BETWEEN 2000 AND 1990", "b BETWEEN 1990 AND 2000"],
  ["b BETWEEN 20.5 AND -5", "b BETWEEN - 5 AND 20.5"],
  ["b BETWEEN '2023-06-01' AND '2023-01-01'", "b BETWEEN '2023-01-01' AND '2023-06-01'"],
  ["b NOT BETWEEN 9 AND 3", "b NOT BETWEEN 3 AND 9"],
  ["c = 1 AND ( b BETWEEN 9 AND 3 OR d = 2 )", "c = 1 AND ( b BETWEEN 3 AND 9 OR d = 2 )"],
  [
    "b IN ( SELECT b FROM u WHERE c BETWEEN 9 AND 3 )",
    "b IN ( SELECT b FROM u WHERE c BETWEEN 3 AND 9 )",
  ],
  ["b >= '2023-06-01' AND b < '2023-01-02'", "b >= '2023-01-01' AND b < '2023-06-02'"],
  ["t.clock BETWEEN 2100 AND 1800", "t.clock BETWEEN 1800 AND 2100"],
])("%s is %s", (condition, meant) => expect(inOrder(condition)).toBe(from(meant)));

it.each([
  ["t.clock BETWEEN 2200 AND 200", "( t.clock >= 2200 OR t.clock <= 200 )"],
  ["b BETWEEN '22:00' AND '06:00'", "( b >= '22:00' OR b <= '06:00' )"],
])("over midnight %s is %s", (condition, meant) => expect(inOrder(condition)).toBe(from(meant)));

it.each([
  "b BETWEEN 1990 AND 2000",
  "b BETWEEN 'north' AND 'east'",
  "b BETWEEN c AND d",
  "b >= '2023-01-01' AND c < '2022-01-01'",
  "b >= 20 AND b < 5",
  "b BETWEEN 5 AND 5",
])("%s stays", (condition) => expect(inOrder(condition)).toBe(from(condition)));
