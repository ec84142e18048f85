// Clock times as the timetable writes them (1900 is 7 pm), days of the week as codes, and distances.
import { weekdayWords } from "../../../text/counted-words.ts";
import { type Airport, hoursFromGmt } from "./geography.ts";

/** Monday first. */
export const dayNames = [1, 2, 3, 4, 5, 6, 0].map((day) => weekdayWords[day]!.toUpperCase());

/** Bit 0 is Monday. */
export type DayMask = number;

export const daily: DayMask = 127;

/** The set of the days named by digits, 1 being Monday. */
export function daysMask(days: string): DayMask {
  return [...days].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

/** DAILY, one day as MO, five or six days by their exceptions as X67, fewer as 135. */
export function daysCode(mask: DayMask): string {
  if (mask === daily) return "DAILY";
  const flown = digits(mask);
  if (flown.length === 1) return dayNames[Number(flown) - 1]!.slice(0, 2);
  return flown.length >= 5 ? `X${digits(daily & ~mask)}` : flown;
}

/** The days on which something happens that starts `offset` days after a day of `mask`, and back. */
export function shiftDays(mask: DayMask, offset: number): DayMask {
  const by = ((offset % 7) + 7) % 7;
  return ((mask << by) | (mask >> (7 - by))) & daily;
}

/** Minutes after midnight, any day, as an integer clock time: 1140 -> 1900. */
export function clockTime(minutes: number): number {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return Math.floor(inDay / 60) * 100 + (inDay % 60);
}

/** What must be added to a local time at `from` to get the local time at `to`. */
export function zoneShift(from: Airport, to: Airport): number {
  return (hoursFromGmt[to.zone] - hoursFromGmt[from.zone]) * 60;
}

/** Great-circle distance in statute miles. */
export function milesBetween(a: Airport, b: Airport): number {
  const radians = Math.PI / 180;
  const sinLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const sinLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h =
    sinLatitude * sinLatitude +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLongitude * sinLongitude;
  return Math.round(2 * 3958.8 * Math.asin(Math.sqrt(h)));
}

function digits(mask: DayMask): string {
  return dayNames.map((_, day) => ((mask >> day) & 1 ? String(day + 1) : "")).join("");
}
