import { expect, test } from "vitest";
import { columnBefore, problemPlace } from "./places.ts";

test.each([
  ["SELECT 1 FROM city WHERE city.city_name = 'SEA", { column: "city.city_name", typed: "SEA" }],
  ["... a.b IN ( 'x' , 'y", { column: "a.b", typed: "y" }],
  ["... a.b like '", { column: "a.b", typed: "" }],
  ["... a.b = 'done'", undefined],
  ["SELECT 'x", undefined],
])("%s", (text, expected) => {
  expect(columnBefore(text)).toEqual(expected);
});

test("an error stands where the word it names stands, else over all", () => {
  expect(problemPlace("SELECT x FROM flgiht", 'no table "flgiht"')).toEqual({ from: 14, to: 20 });
  expect(problemPlace("SELECT x.y", "no such column: x.y")).toEqual({ from: 7, to: 10 });
  expect(problemPlace("SELECT 1", "It took too long.")).toEqual({ from: 0, to: 8 });
});
