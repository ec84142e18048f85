// Months, quarters and years as spans of days, for databases that keep dates: "last month", "q1",
// "since march", "this year so far". What was recorded lies mostly behind: a month without a year is
// the latest that has begun.
import { addDays, addMonths, type CivilDate, civil, daysIn, weekdayOf } from "./civil.ts";
import type { DateRule } from "./date-patterns.ts";
import { type DateContext, type MatchGroups, range } from "./date-readings.ts";
import { monthNumbers, monthPattern } from "./names.ts";

const M = `(?:${monthPattern})`;
const Y = String.raw`(?:19|20)\d{2}`;
const side = "(?<side>last|previous|past|this|current|next|coming)";
const quarterNumber = "(?:q ?(?<q>[1-4])|(?:the )?(?<qth>[1-4])th quarter)";

const steps: Readonly<Record<string, number>> = { this: 0, current: 0, next: 1, coming: 1 };
const stepOf = (groups: MatchGroups): number => steps[groups["side"] ?? ""] ?? -1;

const firstOf = (year: number, month: number): CivilDate => ({ year, month, day: 1 });
const lastOf = (start: CivilDate, months: number): CivilDate =>
  addDays(addMonths(start, months), -1);
const months = (start: CivilDate, count: number) => range(start, lastOf(start, count));

/** The month of that name that has begun last, or the year's where one is said. */
function monthOf(groups: MatchGroups, { today }: DateContext): CivilDate {
  const month = monthNumbers.get(groups["m"] ?? "") ?? 1;
  const said = groups["year"];
  if (said !== undefined) return firstOf(Number(said), month);
  return firstOf(month > today.month ? today.year - 1 : today.year, month);
}

function quarterOf(groups: MatchGroups, { today }: DateContext): CivilDate {
  const quarter = Number(groups["q"] ?? groups["qth"] ?? "1");
  const month = 3 * (quarter - 1) + 1;
  const said = groups["year"];
  if (said !== undefined) return firstOf(Number(said), month);
  if (groups["side"] !== undefined) return firstOf(today.year + stepOf(groups), month);
  return firstOf(month > today.month ? today.year - 1 : today.year, month);
}

const lengthInDays: Readonly<Record<string, number>> = { day: 1, week: 7 };

export const periodRules: readonly DateRule[] = [
  {
    name: "so far", // this year so far, year to date
    pattern:
      "(?:so far this (?<unit>year|month|week|quarter)|this (?<unit2>year|month|week|quarter) (?:so far|to date)|(?<to>year|month|quarter) to date)",
    read: (g, { today }) => {
      const unit = g["unit"] ?? g["unit2"] ?? g["to"];
      if (unit === "year") return range(firstOf(today.year, 1), today);
      if (unit === "month") return range(firstOf(today.year, today.month), today);
      if (unit === "quarter")
        return range(firstOf(today.year, today.month - ((today.month - 1) % 3)), today);
      return range(addDays(today, -((weekdayOf(today) + 6) % 7)), today);
    },
  },
  {
    name: "quarter of a year", // q1, q3 2024, the first quarter of last year
    pattern: `${quarterNumber}(?: (?:of |in )?(?:(?<year>${Y})|${side} year))?`,
    read: (g, c) => months(quarterOf(g, c), 3),
  },
  {
    name: "last so many", // the last 30 days, the past three months
    pattern: String.raw`(?:the )?(?:last|past|previous) (?<n>\d+) (?<unit>day|week|month|year|quarter)s?`,
    read: (g, { today }) => {
      const n = Number(g["n"]);
      const unit = g["unit"] ?? "";
      const inDays = lengthInDays[unit];
      if (n > 1000) return null;
      if (inDays !== undefined) return range(addDays(today, -n * inDays), today);
      const inMonths = unit === "year" ? 12 : unit === "quarter" ? 3 : 1;
      return range(addMonths(today, -n * inMonths), today);
    },
  },
  {
    name: "month, quarter or year from here", // last month, this quarter, next year
    pattern: `(?:the )?${side} (?<unit>month|quarter|year)`,
    read: (g, c) => {
      const { today } = c;
      const step = stepOf(g);
      if (g["unit"] === "year") return months(firstOf(today.year + step, 1), 12);
      if (g["unit"] === "month")
        return months(addMonths(firstOf(today.year, today.month), step), 1);
      const start = firstOf(today.year, today.month - ((today.month - 1) % 3));
      return months(addMonths(start, 3 * step), 3);
    },
  },
  {
    name: "last week",
    pattern: "(?:the )?(?<side>last|previous|past|this|current) week",
    read: (g, { today }) => {
      const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * stepOf(g));
      return range(monday, addDays(monday, 6));
    },
  },
  {
    name: "since", // since march, since june 2023: up to today
    pattern: `since (?:the (?:start|beginning) of )?(?:(?<m>${M})(?: (?:of )?(?<year>${Y}))?(?! \\d)|(?<y>${Y}))`,
    read: (g, c) =>
      range(g["m"] === undefined ? firstOf(Number(g["y"]), 1) : monthOf(g, c), c.today),
  },
  {
    name: "month of a year", // in march, in june 2023, march 2024
    pattern: `(?:(?:in|during|throughout|for|of) (?:the month of )?(?<m>${M})(?: (?:of )?(?<year>${Y}))?|(?<m2>${M}) (?:of )?(?<year2>${Y}))(?! \\d)`,
    read: (g, c) => {
      const named = { m: g["m"] ?? g["m2"], year: g["year"] ?? g["year2"] };
      const start = monthOf(named, c);
      return range(start, civil(start.year, start.month, daysIn(start.year, start.month)));
    },
  },
];

/** "in 2024" says a year that a column may also keep as a number: its words stay beside the span. */
export const yearRule: DateRule = {
  name: "year",
  pattern: `(?:in|during|for|of|throughout) (?:the year )?(?<year>${Y})`,
  read: (g) => months(firstOf(Number(g["year"]), 1), 12),
};
