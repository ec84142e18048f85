// Holidays by name, each with its day of a year.
import { addDays, type CivilDate, civil, compareDates, weekdayOf } from "./civil.ts";

type Holiday = { readonly pattern: string; readonly of: (year: number) => CivilDate | null };

const on =
  (month: number, day: number) =>
  (year: number): CivilDate | null =>
    civil(year, month, day);

/** The nth such weekday of a month; -1 is the last. */
const nth =
  (month: number, weekday: number, n: number) =>
  (year: number): CivilDate | null => {
    const start = civil(year, month, n > 0 ? 1 : 31);
    if (start === null) return null;
    if (n < 0) return addDays(start, -((weekdayOf(start) - weekday + 7) % 7));
    return addDays(start, ((weekday - weekdayOf(start) + 7) % 7) + 7 * (n - 1));
  };

/** Sunday after the first full moon of spring: the anonymous Gregorian computus. */
function easter(year: number): CivilDate | null {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return civil(year, Math.floor(f / 31), (f % 31) + 1);
}

const fromEaster =
  (days: number) =>
  (year: number): CivilDate | null => {
    const sunday = easter(year);
    return sunday === null ? null : addDays(sunday, days);
  };

/** Longer names stand before the ones they contain. */
const holidays: readonly Holiday[] = [
  { pattern: "christmas eve", of: on(12, 24) },
  { pattern: "christmas(?: day)?", of: on(12, 25) },
  { pattern: "new year ?'?s eve", of: on(12, 31) },
  { pattern: "new year ?'?s(?: day)?", of: on(1, 1) },
  { pattern: "valentine ?'?s day", of: on(2, 14) },
  { pattern: "st\\.? patrick ?'?s day", of: on(3, 17) },
  { pattern: "independence day", of: on(7, 4) },
  { pattern: "halloween", of: on(10, 31) },
  { pattern: "veterans ?'? day", of: on(11, 11) },
  { pattern: "memorial day", of: nth(5, 1, -1) },
  { pattern: "labor day", of: nth(9, 1, 1) },
  { pattern: "columbus day", of: nth(10, 1, 2) },
  { pattern: "thanksgiving(?: day)?", of: nth(11, 4, 4) },
  { pattern: "mother ?'?s day", of: nth(5, 0, 2) },
  { pattern: "father ?'?s day", of: nth(6, 0, 3) },
  { pattern: "presidents? ?'?s? ?'? day", of: nth(2, 1, 3) },
  { pattern: "(?:martin luther king|mlk)(?: jr)? day", of: nth(1, 1, 3) },
  { pattern: "easter(?: sunday)?", of: easter },
  { pattern: "palm sunday", of: fromEaster(-7) },
  // "sounds good friday": no holiday.
  { pattern: "(?<!(?:sounds|looks|seems|is|be) )good friday", of: fromEaster(-2) },
];

export const holidayPattern = `(?:${holidays.map(({ pattern }) => pattern).join("|")})`;

/** The next day of that name, today included; of a year where one is said. */
export function holiday(name: string, today: CivilDate, year?: number): CivilDate | null {
  const found = holidays.find(({ pattern }) => new RegExp(`^${pattern}$`).test(name));
  if (found === undefined) return null;
  if (year !== undefined) return found.of(year);
  const here = found.of(today.year);
  return here !== null && compareDates(here, today) >= 0 ? here : found.of(today.year + 1);
}
