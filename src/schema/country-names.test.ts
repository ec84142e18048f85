// A country is found by the other things that people call it, where its column holds it.
import { expect, test } from "vitest";
import { countriesOf } from "./country-names.ts";

test("adjectives and other names stand for the value that is there", () => {
  expect(countriesOf(["Germany", "Leeds"], ["billing", "country"])).toEqual([
    ["Germany", "german"],
  ]);
  expect(countriesOf(["USA"], ["country"]).map(([, name]) => name)).toEqual([
    "american",
    "united states",
    "america",
  ]);
  expect(countriesOf(["South Korea", "United States of America"], ["country"])).toHaveLength(6);
});

test("a name that is a value of its own stands for itself; other columns hold no countries", () => {
  expect(countriesOf(["USA", "United States"], ["country"]).map(([, name]) => name)).not.toContain(
    "united states",
  );
  expect(countriesOf(["Germany"], ["city"])).toEqual([]);
});

test("of adjectives, the country they are of", () => {
  expect(countriesOf(["Scottish", "Dutch"], ["nationality"])).toEqual([
    ["Scottish", "scotland"],
    ["Dutch", "netherlands"],
    ["Dutch", "holland"],
  ]);
});
