// Stretches of time as people name them, half open: from a day on, up to another day.
import type { Random } from "../../random.ts";
import { monthWords as months } from "../../text/counted-words.ts";
import { say } from "../realise/say.ts";
import type { Field } from "../tables/world.ts";
import { day, monthOf, yearOf } from "./calendar-days.ts";
import { relativePeriod } from "./relative-periods.ts";

export type SpokenPeriod = {
  /** YYYY-MM-DD */
  readonly from?: string;
  /** YYYY-MM-DD, no longer in it. */
  readonly to?: string;
  /** After the noun: "in 2013", "since march". */
  readonly said: string;
  /** By itself: "2013", "since march". */
  readonly bare: string;
  /** Counted from the day of the conversation. */
  readonly relative: boolean;
  /** A whole year, to compare with others. */
  readonly year?: number;
};

const short = months.map((name) => name.slice(0, 3));

/** Days that a column holds, ISO only. */
export function daysOf(field: Field): string[] {
  return field.values
    .map(({ value }) => value.slice(0, 10))
    .filter((value) => /^(?:1[5-9]|20)\d\d-\d\d-\d\d$/.test(value));
}

export const hasTime = (field: Field): boolean => field.role === "date" && daysOf(field).length > 1;

export function yearPeriod(random: Random, year: number): SpokenPeriod {
  return {
    from: day(year, 0),
    to: day(year + 1, 0),
    said: say(
      random,
      `:6 in ${year} | :2 for ${year} | :1 during ${year} | :1 from ${year} | :1 ${year} | :1 in the year ${year}`,
    ),
    bare: say(random, `:6 ${year} | :1 the year ${year}`),
    relative: false,
    year,
  };
}

const monthName = (random: Random, month: number): string =>
  (random.next() < 0.75 ? months : short)[month] ?? "";

function monthPeriod(random: Random, year: number, month: number): SpokenPeriod {
  const bare = say(random, ":5 {name} {year} | :1 {name} of {year} | :0.5 {number}", {
    name: monthName(random, month),
    year: String(year),
    number: `${year}-${String(month + 1).padStart(2, "0")}`,
  });
  const said = `${say(random, ":5 in | :1 for | :1 during")} ${bare}`;
  return { from: day(year, month), to: day(year, month + 1), said, bare, relative: false };
}

function quarterPeriod(random: Random, year: number, quarter: number): SpokenPeriod {
  const ordinal = ["first", "second", "third", "fourth"][quarter] ?? "";
  const bare = say(random, "{quarterOf}", { q: `q${quarter + 1}`, year: String(year), ordinal });
  const said = `${say(random, ":5 in | :1 for | :1 during")} ${bare}`;
  return {
    from: day(year, 3 * quarter),
    to: day(year, 3 * quarter + 3),
    said,
    bare,
    relative: false,
  };
}

/** A period some of whose days the column holds. */
export function somePeriod(random: Random, field: Field, today: string): SpokenPeriod | undefined {
  const days = daysOf(field);
  if (days.length === 0) return undefined;
  const at = random.pick(days);
  const [year, month] = [yearOf(at), monthOf(at)];
  const roll = random.next();
  if (roll < 0.4) return yearPeriod(random, year);
  if (roll < 0.54) return monthPeriod(random, year, month);
  if (roll < 0.63) return quarterPeriod(random, year, Math.floor(month / 3));
  if (roll < 0.73) return sincePeriod(random, at, today);
  if (roll < 0.8) return beforePeriod(random, at);
  if (roll < 0.84) return spanPeriod(random, year, month);
  if (roll < 0.86) return halfPeriod(random, year, month);
  if (roll < 0.89) return bareMonth(random, month, today);
  return relativePeriod(random, today);
}

/** "since march", "after may 2013", "since 2012". */
export function sincePeriod(random: Random, at: string, today: string): SpokenPeriod {
  const [year, month] = [yearOf(at), monthOf(at)];
  const roll = random.next();
  if (roll < 0.3) {
    const said = say(
      random,
      `:4 since ${year} | :1 from ${year} on | :1 (starting|beginning) in ${year}`,
    );
    return { from: day(year, 0), said, bare: said, relative: false };
  }
  if (roll < 0.65) {
    const said = `since ${monthName(random, month)} ${year}`;
    return { from: day(year, month), said, bare: said, relative: false };
  }
  if (roll < 0.75) {
    const said = say(random, `since ${at}|after ${at}`);
    return said.startsWith("after")
      ? { from: day(year, month, Number(at.slice(8, 10)) + 1), said, bare: said, relative: false }
      : { from: at, said, bare: said, relative: false };
  }
  // Without a year: the last one that has begun.
  const last = month <= monthOf(today) ? yearOf(today) : yearOf(today) - 1;
  const said = `since ${monthName(random, month)}`;
  return { from: day(last, month), said, bare: said, relative: true };
}

function beforePeriod(random: Random, at: string): SpokenPeriod {
  const [year, month] = [yearOf(at), monthOf(at)];
  if (random.next() < 0.5) {
    const said = say(random, `:4 before ${year} | :1 prior to ${year}`);
    return { to: day(year, 0), said, bare: said, relative: false };
  }
  const said = `${say(random, ":4 before | :1 until")} ${monthName(random, month)} ${year}`;
  return { to: day(year, month), said, bare: said, relative: false };
}

/** "in the first half of 2013". */
function halfPeriod(random: Random, year: number, month: number): SpokenPeriod {
  const late = month > 5;
  const bare = say(
    random,
    late
      ? ":2 the second half of {year} | :1 h2 {year}"
      : ":2 the first half of {year} | :1 h1 {year}",
    {
      year: String(year),
    },
  );
  const [from, to] = late ? [day(year, 6), day(year + 1, 0)] : [day(year, 0), day(year, 6)];
  return { from, to, said: `in ${bare}`, bare, relative: false };
}

/** "in march": the last one that has begun. */
function bareMonth(random: Random, month: number, today: string): SpokenPeriod {
  const year = month <= monthOf(today) ? yearOf(today) : yearOf(today) - 1;
  const bare = monthName(random, month);
  return {
    from: day(year, month),
    to: day(year, month + 1),
    said: `in ${bare}`,
    bare,
    relative: true,
  };
}

/** "between march and june 2013", "from 2012 to 2014". */
function spanPeriod(random: Random, year: number, month: number): SpokenPeriod {
  if (random.next() < 0.5 || month > 9) {
    const end = year + 1 + random.below(3);
    const said = say(random, `:2 from ${year} to ${end} | :2 between ${year} and ${end}`);
    return { from: day(year, 0), to: day(end + 1, 0), said, bare: said, relative: false };
  }
  const end = month + 1 + random.below(2);
  const [one, other] = [monthName(random, month), monthName(random, end)];
  const said = say(
    random,
    `:2 from ${one} to ${other} ${year} | :2 between ${one} and ${other} ${year}`,
  );
  return { from: day(year, month), to: day(year, end + 1), said, bare: said, relative: false };
}

/** The day of a conversation: soon after the last day that the data hold. */
export function dayOfTalk(random: Random, last = "2024-06-15"): string {
  const [year, month, date] = [yearOf(last), monthOf(last), Number(last.slice(8, 10))];
  return day(year, month, date + random.below(40));
}
