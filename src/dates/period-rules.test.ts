// Spans of days for databases that keep dates, seen from Friday 15 March 2024.
import { describe, expect, it } from "vitest";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import { noCalendar } from "./calendar.ts";
import { formatDate, parseDate } from "./civil.ts";
import { findDates } from "./find-dates.ts";

const today = parseDate("2024-03-15")!;

function read(words: string, periods = true): string {
  const tokens = tokenize(words);
  const phrase = makePhrase(tokens, findNumbers(tokens));
  const found = findDates(phrase, { today, last: null, calendar: noCalendar, periods });
  return found
    .map(({ reading }) =>
      reading.kind === "range"
        ? `${formatDate(reading.from)}..${formatDate(reading.to)}`
        : reading.kind === "date"
          ? formatDate(reading.date)
          : "days",
    )
    .join(", ");
}

const cases = [
  ["orders last month", "2024-02-01..2024-02-29"],
  ["sales this month", "2024-03-01..2024-03-31"],
  ["revenue in q1", "2024-01-01..2024-03-31"],
  ["q3 2023", "2023-07-01..2023-09-30"],
  ["the fourth quarter of last year", "2023-10-01..2023-12-31"],
  ["last quarter", "2023-10-01..2023-12-31"],
  ["signed up since january", "2024-01-01..2024-03-15"],
  ["since june 2023", "2023-06-01..2024-03-15"],
  ["this year so far", "2024-01-01..2024-03-15"],
  ["so far this year", "2024-01-01..2024-03-15"],
  ["last year", "2023-01-01..2023-12-31"],
  ["hired in 2022", "2022-01-01..2022-12-31"],
  ["in november", "2023-11-01..2023-11-30"],
  ["in march 2021", "2021-03-01..2021-03-31"],
  ["the last 30 days", "2024-02-14..2024-03-15"],
  ["last week", "2024-03-04..2024-03-10"],
  ["on march 3 2021", "2021-03-03"],
] as const;

describe("periods", () => {
  it.each(cases)("%s", (words, expected) => {
    expect(read(words)).toBe(expected);
  });

  it("are not read where a calendar keeps no whole dates", () => {
    expect(read("last month", false)).toBe("");
  });
});
