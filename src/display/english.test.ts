import { expect, test } from "vitest";
import { listText, plural, singular } from "./english.ts";

test.each([
  ["singer", "singers"],
  ["city", "cities"],
  ["day", "days"],
  ["class", "classes"],
  ["match", "matches"],
  ["person", "people"],
  ["aircraft", "aircraft"],
  ["ground transportation", "ground transportation"],
  ["number of stops", "numbers of stops"],
  ["flying time in minutes", "flying times in minutes"],
  ["status", "statuses"],
  ["woman", "women"],
  ["analysis", "analyses"],
  ["directed by", "directed by"],
  ["date from", "date from"],
  ["customer id", "customer ids"],
])("%s, %s", (one, many) => {
  expect(plural(one)).toBe(many);
  expect(plural(many)).toBe(many);
  expect(singular(many)).toBe(one);
  expect(singular(one)).toBe(one);
});

test("lists", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((items) => listText(items, "and"))).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});
