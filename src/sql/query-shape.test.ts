import { expect, test } from "vitest";
import { shapeOf } from "./query-shape.ts";

const conditions = (where: string) => shapeOf(`SELECT 1 FROM stop WHERE ${where}`)?.conditions;

test("a condition is known by the way that leads to it", () => {
  const nested = "stop.line IN ( SELECT line.id FROM line WHERE line.name = 'U2' )";
  expect(conditions(nested)).toEqual([
    { path: "stop.line > line.name", operator: "=", value: "'U2'" },
  ]);
});

test.each([
  ["minute BETWEEN 1 AND 5", "minute NOT BETWEEN 1 AND 5"],
  ["name LIKE 'a%'", "name NOT LIKE 'a%'"],
  ["name IN ( 'a' )", "name NOT IN ( 'a' )"],
  ["name IS NULL", "name IS NOT NULL"],
])("%s is not %s", (said, denied) => {
  expect(conditions(said)).not.toEqual(conditions(denied));
});
