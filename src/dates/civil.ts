// Calendar days without clocks or time zones: arithmetic on YYYY-MM-DD.

const dayMs = 86_400_000;

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export function parseDate(text: string): CivilDate | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (match === null) return null;
  return civil(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Null where the month has no such day. */
export function civil(year: number, month: number, day: number): CivilDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return { year, month, day };
}

export function daysIn(year: number, month: number): number {
  return instantOf({ year, month: month + 1, day: 0 }).getUTCDate();
}

export function formatDate(date: CivilDate): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${String(date.year).padStart(4, "0")}-${two(date.month)}-${two(date.day)}`;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const moved = new Date(instantOf(date).getTime() + days * dayMs);
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** The same day some months on; the month's last day where it has no such day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(date.day, daysIn(year, month)) };
}

/** 0 is Sunday. */
export function weekdayOf(date: CivilDate): number {
  return instantOf(date).getUTCDay();
}

/** Of any year: `Date.UTC` takes those below 100 for years of the twentieth century. */
function instantOf({ year, month, day }: CivilDate): Date {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant;
}

export function compareDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}
