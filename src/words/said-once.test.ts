// Of two conditions that say the same of two columns, the one of the query before falls.
import { expect, test } from "vitest";
import { saidOnce } from "./said-once.ts";

const trains = (...conditions: string[]): string =>
  `SELECT train.number FROM train WHERE ${conditions.join(" AND ")}`;
const at = (column: string, city: string): string =>
  `train.${column} IN ( SELECT city.code FROM city WHERE city.name = '${city}' )`;

test("the end that was there before falls, wherever it stands", () => {
  const before = trains(at("origin", "York"), at("goal", "Leeds"));
  const both = trains(at("origin", "York"), at("goal", "York"), "train.fast = 1");
  expect(saidOnce(both, before)).toBe(trains(at("goal", "York"), "train.fast = 1"));
  const last = trains(at("goal", "York"), at("origin", "York"));
  expect(saidOnce(last, before)).toBe(trains(at("goal", "York")));
  const nested = (inner: string): string =>
    `SELECT fare.id FROM fare WHERE fare.train IN ( ${inner} )`;
  expect(saidOnce(nested(both), before)).toBe(nested(saidOnce(both, before)));
});

test("what was said so, or is said of one column, stays", () => {
  const both = trains(at("origin", "York"), at("goal", "York"));
  expect(saidOnce(both, "")).toBe(both);
  expect(saidOnce(both, both)).toBe(both);
  const apart = trains(at("origin", "York"), at("goal", "Leeds"));
  expect(saidOnce(apart, trains(at("origin", "York")))).toBe(apart);
  const texts = trains("train.origin = 'York'", "train.goal = 'York'");
  expect(saidOnce(texts, trains("train.origin = 'York'"))).toBe(trains("train.goal = 'York'"));
});
