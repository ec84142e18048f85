// A fiscal year that begins in April, seen from 15 June 2025: it is the year 2026.
import { expect, test } from "vitest";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import { formatDate } from "./civil.ts";
import { findPeriods } from "./find-periods.ts";

const today = { year: 2025, month: 6, day: 15 };

function periods(text: string, start?: number): string[] {
  const tokens = tokenize(text);
  return findPeriods(makePhrase(tokens, findNumbers(tokens)), today, start).map(
    ({ period }) => `${formatDate(period.from)} ${formatDate(period.to)}`,
  );
}

test.each([
  ["sales this fiscal year", "2025-04-01 2026-04-01"],
  ["sales last fiscal year", "2024-04-01 2025-04-01"],
  ["sales in fiscal year 2024", "2023-04-01 2024-04-01"],
  ["sales in fiscal 2024", "2023-04-01 2024-04-01"],
  ["sales in fy24", "2023-04-01 2024-04-01"],
  ["sales in fiscal q1", "2025-04-01 2025-07-01"],
  ["sales in fiscal q4 2024", "2024-01-01 2024-04-01"],
  ["sales last financial quarter", "2025-01-01 2025-04-01"],
  ["sales in 2024", "2024-01-01 2025-01-01"],
  ["sales in q1", "2025-01-01 2025-04-01"],
])("%s", (text, expected) => {
  expect(periods(text, 4)).toEqual([expected]);
});

test("a fiscal year that begins in January is the calendar's", () => {
  expect(periods("sales in fy24", 1)).toEqual(["2024-01-01 2025-01-01"]);
});

test("without a fiscal year nothing is one", () => {
  expect(periods("sales in fy24")).toEqual([]);
});
