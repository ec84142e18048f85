import { expect, test } from "vitest";
import type { Cell } from "../../database/database.ts";
import { showSame } from "./same-rows.ts";

const found = (rows: readonly (readonly Cell[])[], sql = "SELECT city FROM train") => ({
  sql,
  rows,
});

test("two readings show the same, in whichever order", () => {
  const cities = found([["York"], ["Leeds"]]);
  expect(showSame(cities, found([["Leeds"], ["York"]]))).toBe(true);
  expect(showSame(cities, found([["Leeds"], ["Hull"]]))).toBe(false);
  expect(showSame(found([["York"], ["York"]]), found([["York"]]))).toBe(false);
});

test("two that are ordered are in the same order", () => {
  const ordered = (way: string, rows: readonly (readonly Cell[])[]) =>
    found(rows, `SELECT city FROM train ORDER BY price ${way}`);
  const dear = ordered("DESC", [["York"], ["Leeds"]]);
  expect(showSame(dear, ordered("ASC", [["Leeds"], ["York"]]))).toBe(false);
  expect(showSame(dear, found([["Leeds"], ["York"]]))).toBe(true);
});

test("one may show more beside it, where every row stays together", () => {
  const counted = found([
    [2, "York"],
    [7, "Leeds"],
  ]);
  const turned = found([
    ["York", 2],
    ["Leeds", 7],
  ]);
  const crossed = found([
    ["York", 7],
    ["Leeds", 2],
  ]);
  expect(showSame(found([["York"], ["Leeds"]]), counted)).toBe(true);
  expect(showSame(counted, turned)).toBe(true);
  expect(showSame(counted, crossed)).toBe(false);
});

test("nothing found by both, or what could not be held against the other, is not the same", () => {
  expect(showSame(found([]), found([]))).toBe(false);
  expect(showSame(undefined, found([["York"]]))).toBe(false);
});

test("a number that is another figure is the same by chance", () => {
  const counted = found([[1]], "SELECT COUNT ( * ) FROM train");
  expect(showSame(counted, found([[1]], "SELECT number FROM train"))).toBe(false);
  expect(showSame(counted, found([[1]], "SELECT COUNT ( city ) FROM train"))).toBe(true);
});
