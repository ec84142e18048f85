import { expect, it } from "vitest";
import { isMostOfOther, isOrderedByOthers, orderDistance } from "./superlatives.ts";

const by = (column: string): string =>
  `SELECT boats.name FROM boats ORDER BY boats.${column} DESC LIMIT 1`;

it("goes by what the superlative is of", () => {
  for (const [word, column] of [
    ["longest", "length_m"],
    ["oldest", "built_year"],
    ["oldest", "built"],
    ["youngest", "BirthDate"],
    ["cheapest", "daily_rate"],
    ["heaviest", "weight"],
    ["deepest", "depth"],
    ["bitterest", "bitterness"],
    ["highest", "anything"],
    ["biggest", "litres"],
    ["newest", "installed_on"],
  ] as const) {
    expect([word, isMostOfOther(word, by(column))]).toEqual([word, false]);
  }
});

it("is told where a query goes by something else", () => {
  for (const [word, column] of [
    ["tallest", "age"],
    ["fastest", "built"],
    ["laziest", "age"],
    ["scariest", "last_update"],
    ["bitterest", "price_per_litre"],
    ["cheapest", "max_length"],
  ] as const) {
    expect([word, isMostOfOther(word, by(column))]).toEqual([word, true]);
  }
});

it("counts for what is busy, and takes least and most for an order", () => {
  const counted = "SELECT day FROM visit GROUP BY day ORDER BY COUNT( * ) DESC LIMIT 1";
  expect(isMostOfOther("busiest", counted)).toBe(false);
  expect(isMostOfOther("loudest", counted)).toBe(true);
  expect(isMostOfOther("quietest", "SELECT MIN ( fare.cost ) FROM fare")).toBe(true);
  expect(isMostOfOther("cheapest", "SELECT MIN ( fare.cost ) FROM fare")).toBe(false);
  expect(isMostOfOther("forest", by("age"))).toBe(false);
  expect(isMostOfOther("tallest", "SELECT name FROM boats")).toBe(false);
});

it("says which of two columns is nearer", () => {
  const length = orderDistance("the longest film", by("length"));
  expect(length).toBeLessThan(orderDistance("the longest film", by("rental_duration")));
});

it("knows whose columns a query is ordered by, whatever its texts say", () => {
  const joined = "SELECT dock.name FROM dock JOIN boats ON boats.dock_id = dock.id";
  const dearest = `${joined} WHERE dock.name = 'ORDER BY dock.age' ORDER BY boats.price DESC LIMIT 1`;
  expect(isOrderedByOthers(["dock"], dearest)).toBe(true);
  expect(isOrderedByOthers(["boats"], dearest)).toBe(false);
  expect(isOrderedByOthers(["dock"], "SELECT MAX ( boats.price ) FROM boats")).toBe(true);
  const counted = `${joined} GROUP BY dock.id ORDER BY COUNT ( boats.id ) DESC LIMIT 1`;
  expect(isOrderedByOthers(["dock"], counted)).toBe(false);
  expect(isOrderedByOthers(["dock"], "SELECT dock.name FROM dock")).toBe(false);
});
