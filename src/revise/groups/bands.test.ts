// Bands as people say them: where each ends, and what it is called; what are plain conditions stays alone.
import { expect, test } from "vitest";
import { findBands } from "./bands.ts";

test.each([
  ["orders under 100, 100 to 500, above", ["< 100", "<= 500"], "under 100|100 to 500|over 500"],
  ["books by price: 0-10, 10-20, 20+", ["< 10", "< 20"], "under 10|10 to under 20|20 and more"],
  ["by sales up to 5, 6 to 9, more than 9", ["<= 5", "<= 9"], "up to 5|over 5 to 9|over 9"],
  ["films short, medium or long (60, 120 minutes)", ["< 60", "<= 120"], "short|medium|long"],
  ["cheap (under 10) and dear (10 or more)", ["< 10"], "cheap|dear"],
  [
    "visits under 30 minutes, 30 to 60, over 60",
    ["< 30", "<= 60"],
    "under 30 minutes|30 minutes to 60 minutes|over 60 minutes",
  ],
  ["cheaper than 1 dollar versus more expensive ones", ["< 1"], "under 1 dollar|1 dollar and more"],
])("%s", (utterance, ends, names) => {
  const { bounds = [], labels = [] } = findBands(utterance) ?? {};
  expect(bounds.map(({ sign, amount }) => `${sign} ${amount}`)).toEqual(ends);
  expect(labels.join("|")).toBe(names);
});

test.each([
  "orders between 10 and 20",
  "orders in 2023 and 2024",
  "customers with more than 5 orders and over 100 in sales",
  "longer than 60 minutes and shorter than 120",
  "age under 18 and over 65",
  "top 5 and over 100",
  "name and location of the 2 cinemas",
])("%s: no bands", (utterance) => {
  expect(findBands(utterance)).toBeNull();
});
