// The arithmetic behind the date rules: from the pieces a rule has matched to calendar days.
import type { Calendar } from "./calendar.ts";
import {
  addDays,
  addMonths,
  type CivilDate,
  civil,
  compareDates,
  daysIn,
  weekdayOf,
} from "./civil.ts";
import { monthNumbers, weekdayNumbers } from "./names.ts";

export type DateContext = {
  readonly today: CivilDate;
  /** The last date the conversation spoke of, which "the next day" follows. */
  readonly last: CivilDate | null;
  /** What words mean in the domain. */
  readonly calendar: Calendar;
  /** Months, quarters and years are spans of days: see period-rules.ts. */
  readonly periods?: boolean;
};

export type DateReading =
  | { readonly kind: "date"; readonly date: CivilDate }
  | { readonly kind: "range"; readonly from: CivilDate; readonly to: CivilDate }
  | { readonly kind: "days"; readonly days: readonly number[] };

export type MatchGroups = Readonly<Record<string, string | undefined>>;

export function one(date: CivilDate | null): readonly DateReading[] | null {
  return date === null ? null : [{ kind: "date", date }];
}

export function both(a: CivilDate | null, b: CivilDate | null): readonly DateReading[] | null {
  if (a === null || b === null) return null;
  return [
    { kind: "date", date: a },
    { kind: "date", date: b },
  ];
}

export function range(from: CivilDate | null, to: CivilDate | null): readonly DateReading[] | null {
  if (from === null || to === null || compareDates(from, to) > 0) return null;
  return [{ kind: "range", from, to }];
}

export function days(numbers: readonly (number | undefined)[]): readonly DateReading[] | null {
  const known = numbers.filter((n) => n !== undefined);
  return known.length === 0 ? null : [{ kind: "days", days: known }];
}

/** The first such weekday at least `from` days after a date. */
export function comingWeekday(name: string | undefined, start: CivilDate, from: 0 | 1): CivilDate {
  const wanted = weekdayNumbers.get(name ?? "") ?? 0;
  const first = addDays(start, from);
  return addDays(first, (wanted - weekdayOf(first) + 7) % 7);
}

/** A month and day without a year are in the future: before today, they move on by a year. */
export function nextMonthDay(month: number, dayNumber: number, today: CivilDate): CivilDate | null {
  const date = civil(today.year, month, dayNumber);
  if (date !== null && compareDates(date, today) >= 0) return date;
  // 29 February waits for a leap year.
  for (let add = 1; add <= 8; add++) {
    const later = civil(today.year + add, month, dayNumber);
    if (later !== null) return later;
  }
  return null;
}

export function monthDay(
  month: string | undefined,
  dayText: string | undefined,
  context: DateContext,
  yearText?: string,
): CivilDate | null {
  const m = monthNumbers.get(month ?? "") ?? 0;
  const d = Number.parseInt(dayText ?? "", 10);
  if (yearText !== undefined) return civil(Number(yearText), m, d);
  return nextMonthDay(m, d, context.today);
}

/**
 * The first such day of a month from today on, or from the month the conversation spoke of. With a weekday, the first
 * that falls on it, where one within three months does: "sunday the 25th".
 */
export function nextDayOfMonth(
  dayNumber: number,
  context: DateContext,
  weekday?: string,
): CivilDate | null {
  const base = context.last ?? context.today;
  const found = Array.from({ length: 13 }, (_, add) => {
    const month = addMonths({ ...base, day: 1 }, add);
    return civil(month.year, month.month, dayNumber);
  }).flatMap((date) => (date !== null && compareDates(date, context.today) >= 0 ? [date] : []));
  const wanted = weekdayNumbers.get(weekday ?? "");
  return found.slice(0, 4).find((date) => weekdayOf(date) === wanted) ?? found[0] ?? null;
}

/** A weekday or weekend before, after or of a day. */
export function beside(day: CivilDate, groups: MatchGroups): readonly DateReading[] | null {
  const back = (groups["side"] ?? groups["side2"]) === "before";
  const after = comingWeekday(groups["w"] ?? "saturday", day, groups["side2"] === "of" ? 0 : 1);
  const before = comingWeekday(groups["w"] ?? "saturday", addDays(day, -7), 0);
  if (groups["w"] !== undefined) return one(back ? before : after);
  // The weekend of a Sunday began on the day before.
  const inside = groups["side2"] === "of" && weekdayOf(day) === 0;
  const saturday = inside ? addDays(day, -1) : back ? before : after;
  return range(saturday, addDays(saturday, 1));
}

/** Its first ten days, the next ten, or the rest. */
export function partOfMonth(
  groups: MatchGroups,
  { today }: DateContext,
): readonly DateReading[] | null {
  const month = monthNumbers.get(groups["m"] ?? "") ?? 0;
  const inYear = month < today.month ? today.year + 1 : today.year;
  const part = groups["part"] ?? "mid";
  const third = /^(?:early|beg|start)/.test(part) ? 0 : part.startsWith("mid") ? 1 : 2;
  const last = third === 2 ? daysIn(inYear, month) : 10 * third + 10;
  return range(civil(inYear, month, 10 * third + 1), civil(inYear, month, last));
}

function namedDay(name: string, context: DateContext): CivilDate {
  if (name === "tomorrow") return addDays(context.today, 1);
  if (name === "that" || name === "then") return context.last ?? context.today;
  return context.today;
}

export function shift(
  start: CivilDate,
  count: string | undefined,
  unit: string | undefined,
  sign: 1 | -1,
): CivilDate | null {
  const n = /^\d+$/.test(count ?? "") ? Number(count) : 1;
  if (n > 1000) return null;
  if (unit?.startsWith("month")) return addMonths(start, sign * n);
  const length = unit?.startsWith("week") ? 7 : unit?.startsWith("fortnight") ? 14 : 1;
  return addDays(start, sign * n * length);
}

/** "two weeks from next friday", "a week before the tenth", "three days after that". */
export function shiftedFrom(groups: MatchGroups, context: DateContext): CivilDate | null {
  const start = startOf(groups, context);
  const sign = groups["side"] === "before" ? -1 : 1;
  return start === null ? null : shift(start, groups["n"], groups["unit"], sign);
}

function startOf(groups: MatchGroups, context: DateContext): CivilDate | null {
  const { w, w2, m, day, nth, named, next, last } = groups;
  if (w2 !== undefined) return weekdayOfWeek({ w: w2, which: last }, context);
  if (w !== undefined) return comingWeekday(w, context.today, next === "next " ? 1 : 0);
  if (m !== undefined) return monthDay(m, day, context);
  if (nth !== undefined) return nextDayOfMonth(Number.parseInt(nth, 10), context);
  return namedDay(named ?? "", context);
}

/** A day of a week that is counted from this one, or from the week that was spoken of. */
export function weekdayOfWeek(groups: MatchGroups, context: DateContext): CivilDate {
  const name = groups["w"] ?? groups["w2"] ?? groups["w3"] ?? groups["w4"];
  const counted = groups["n"] ?? groups["n2"];
  const which = groups["which"] ?? "next";
  const spoken = which === "following" || which === "same";
  const base = spoken ? (context.last ?? context.today) : context.today;
  const monday = addDays(base, -((weekdayOf(base) + 6) % 7));
  const weeks =
    counted !== undefined
      ? Number(counted)
      : (which === "same" || which === "this" ? 0 : 1) + (groups["after"] === undefined ? 0 : 1);
  return comingWeekday(name, addDays(monday, 7 * weeks), 0);
}

export function nthWeekday(groups: MatchGroups, context: DateContext): CivilDate | null {
  const wanted = weekdayNumbers.get(groups["w"] ?? groups["w2"] ?? "") ?? 0;
  if (groups["nth2"] !== undefined) {
    // "the third friday", of this month or else of the next.
    const months = [0, 1].map((add) =>
      addMonths({ ...(context.last ?? context.today), day: 1 }, add),
    );
    const found = months.map(({ year, month }) => nthIn(year, month, wanted, groups["nth2"] ?? ""));
    return found.find((date) => date !== null && compareDates(date, context.today) > 0) ?? null;
  }
  const month =
    groups["m"] === undefined
      ? addMonths({ ...context.today, day: 1 }, groups["this"] === "next" ? 1 : 0)
      : {
          year: Number(groups["year"] ?? context.today.year),
          month: monthNumbers.get(groups["m"]) ?? 1,
          day: 1,
        };
  const found = nthIn(month.year, month.month, wanted, groups["nth"] ?? "");
  if (found === null || compareDates(found, context.today) >= 0 || groups["year"] !== undefined) {
    return found;
  }
  return groups["m"] === undefined
    ? found
    : nthIn(month.year + 1, month.month, wanted, groups["nth"] ?? "");
}

function nthIn(inYear: number, month: number, weekday: number, nth: string): CivilDate | null {
  if (nth === "last") {
    const last = { year: inYear, month, day: daysIn(inYear, month) };
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = { year: inYear, month, day: 1 };
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  return civil(inYear, month, 1 + offset + 7 * (Number.parseInt(nth, 10) - 1));
}

export function nearestCentury(short: number, context: DateContext): number {
  const century = Math.floor(context.today.year / 100) * 100;
  const guess = century + short;
  return guess < context.today.year - 50 ? guess + 100 : guess;
}
