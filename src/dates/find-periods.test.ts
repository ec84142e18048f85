// Ends, middles and weeks of months, seen from 20 April 2024.
import { expect, test } from "vitest";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import { formatDate } from "./civil.ts";
import { findPeriods } from "./find-periods.ts";

const today = { year: 2024, month: 4, day: 20 };

function periods(text: string): string[] {
  const tokens = tokenize(text);
  return findPeriods(makePhrase(tokens, findNumbers(tokens)), today).map(
    ({ period }) => `${formatDate(period.from)} ${formatDate(period.to)}`,
  );
}

test.each([
  ["due before the end of june", "2023-07-01 2023-07-02"],
  ["due by the end of june", "2023-06-30 2023-07-01"],
  ["due until the end of june 2024", "2024-06-30 2024-07-01"],
  ["due by the end of the month", "2024-04-30 2024-05-01"],
  ["due before the end of this year", "2025-01-01 2025-01-02"],
  ["sold until the end of 2023", "2023-12-31 2024-01-01"],
  ["sold after mid march", "2024-03-15 2024-03-16"],
  ["sold since the middle of march 2023", "2023-03-15 2023-03-16"],
  ["sold in the second week of march", "2024-03-08 2024-03-15"],
  ["sold in the last week of february", "2024-02-23 2024-03-01"],
  ["no later than 15 march", "2024-03-15 2024-03-16"],
])("%s", (text, period) => {
  expect(periods(text)).toContain(period);
});

test("an end of something else is none", () => {
  expect(periods("the end of the list")).toEqual([]);
});
