// Stretches of time counted from the day of the conversation: "last month", "this year so far".
import type { Random } from "../../random.ts";
import { say } from "../realise/say.ts";
import { day } from "./calendar-days.ts";
import type { SpokenPeriod } from "./periods.ts";

type Relative = readonly [number, string, (today: Date) => readonly [string, string | undefined]];

const at = (date: Date): [number, number, number] => [
  date.getUTCFullYear(),
  date.getUTCMonth(),
  date.getUTCDate(),
];

/** How likely, how said, and which days. */
const relatives: readonly Relative[] = [
  [
    4,
    "last year|:0.3 in the last year|:0.5 the previous year",
    (t) => [day(at(t)[0] - 1, 0), day(at(t)[0], 0)],
  ],
  [
    4,
    "this year|:0.5 this year so far|:0.3 year to date",
    (t) => [day(at(t)[0], 0), day(at(t)[0] + 1, 0)],
  ],
  [
    4,
    "last month|:0.5 the previous month",
    (t) => [day(at(t)[0], at(t)[1] - 1), day(at(t)[0], at(t)[1])],
  ],
  [2.5, "this month", (t) => [day(at(t)[0], at(t)[1]), day(at(t)[0], at(t)[1] + 1)]],
  [1.5, "last quarter", (t) => quarterAt(t, -1)],
  [1, "this quarter", (t) => quarterAt(t, 0)],
  [1, "yesterday", (t) => [day(...ago(t, 1)), day(...at(t))]],
  [1, "today", (t) => [day(...at(t)), day(...ago(t, -1))]],
  [
    1.5,
    "in the last 30 days|in the past 30 days|over the last 30 days",
    (t) => [day(...ago(t, 30)), undefined],
  ],
  [
    1,
    "in the last 7 days|in the past week|over the past 7 days",
    (t) => [day(...ago(t, 7)), undefined],
  ],
  [1, "in the last 90 days|in the past 90 days", (t) => [day(...ago(t, 90)), undefined]],
  [
    1,
    "in the last 6 months|in the past six months|over the last six months",
    (t) => [day(at(t)[0], at(t)[1] - 6, at(t)[2]), undefined],
  ],
  [
    1,
    "in the last 12 months|in the past 12 months",
    (t) => [day(at(t)[0] - 1, at(t)[1], at(t)[2]), undefined],
  ],
];

const ago = (today: Date, days: number): [number, number, number] => {
  const [year, month, date] = at(today);
  return [year, month, date - days];
};

function quarterAt(today: Date, shift: number): readonly [string, string] {
  const [year, month] = at(today);
  const first = 3 * (Math.floor(month / 3) + shift);
  return [day(year, first), day(year, first + 3)];
}

/** "in the last 3 months", "over the past 2 years". */
function lastFew(random: Random, today: string): SpokenPeriod {
  const [year, month, date] = at(new Date(`${today}T00:00:00Z`));
  const n = random.pick([2, 3, 4, 5, 6, 10, 12, 14, 18, 24], [4, 6, 2, 2, 3, 1, 2, 1, 1, 1]);
  const unit = random.pick(["days", "weeks", "months", "years"], [2, 2, 5, n < 7 ? 3 : 0]);
  const from = {
    days: day(year, month, date - n),
    weeks: day(year, month, date - 7 * n),
    months: day(year, month - n, date),
    years: day(year - n, month, date),
  }[unit];
  const said = say(random, "{lastFewUnits}", {
    n: String(n),
    unit,
  });
  return { from: from ?? today, said, bare: said.replace(/^(?:in|over) /, ""), relative: true };
}

export function relativePeriod(random: Random, today: string): SpokenPeriod {
  if (random.next() < 0.2) return lastFew(random, today);
  const [, words, find] = random.pick(
    relatives,
    relatives.map(([weight]) => weight),
  );
  const [from, to] = find(new Date(`${today}T00:00:00Z`));
  const said = say(random, words);
  return { from, ...(to !== undefined && { to }), said, bare: said, relative: true };
}
