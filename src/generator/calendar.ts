// Days as numbers and the ways people name them, always seen from the day of the conversation.
import { addDays, type CivilDate, weekdayOf } from "../dates/civil.ts";
import type { Random } from "../random.ts";
import {
  monthWords as months,
  ordinalWords,
  weekdayWords as weekdays,
} from "../text/counted-words.ts";

/** 21 -> "twenty first". */
function ordinal(n: number): string {
  if (n < 20) return ordinalWords[n]!;
  const tens = n < 30 ? "twent" : "thirt";
  return n % 10 === 0 ? `${tens}ieth` : `${tens}y ${ordinalWords[n % 10]!}`;
}

function ordinalDigits(n: number): string {
  const suffix = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${suffix}`;
}

/** A day, the noun phrase that names it, and the same as an adverbial ("on monday", "tomorrow"). */
export type NamedDay = { readonly day: CivilDate; readonly bare: string; readonly on: string };

/** Some day within the next year, said in one of the usual ways. */
export function nameSomeDay(today: CivilDate, random: Random): NamedDay {
  const roll = random.next();
  if (roll < 0.07) return { day: addDays(today, 1), bare: "tomorrow", on: "tomorrow" };
  if (roll < 0.09) return { day: today, bare: "today", on: "today" };
  if (roll < 0.1) {
    const bare = "the day after tomorrow";
    return { day: addDays(today, 2), bare, on: bare };
  }
  if (roll < 0.55) {
    const ahead = 1 + random.below(6);
    const day = addDays(today, ahead);
    const name = weekdays[weekdayOf(day)]!;
    const form = random.next();
    if (form < 0.68) return { day, bare: name, on: random.next() < 0.82 ? `on ${name}` : name };
    if (form < 0.88) {
      const bare = `next ${name}`;
      return { day, bare, on: random.next() < 0.2 ? `on ${bare}` : bare };
    }
    if (form < 0.96) {
      const bare = `this ${name}`;
      return { day, bare, on: random.next() < 0.2 ? `on ${bare}` : bare };
    }
    const bare = `${random.pick(["this coming", "the coming"])} ${name}`;
    return { day, bare, on: bare };
  }
  const ahead = random.next() < 0.5 ? 1 + random.below(45) : 1 + random.below(330);
  const day = addDays(today, ahead);
  const bare = monthDay(day, today, random);
  return { day, bare, on: random.next() < 0.84 ? `on ${bare}` : bare };
}

/** The Saturday of this week, or of the next, for its weekend. */
export function nameSomeWeekend(
  today: CivilDate,
  random: Random,
): { readonly first: CivilDate; readonly bare: string } {
  const next = random.next() < 0.25;
  const first = addDays(today, 6 - weekdayOf(today) + (next ? 7 : 0));
  const bare = next ? "next weekend" : random.pick(["this weekend", "the weekend"], [4, 1]);
  return { first, bare };
}

function monthDay(day: CivilDate, today: CivilDate, random: Random): string {
  const month = months[day.month - 1]!;
  const words = ordinal(day.day);
  const digits = ordinalDigits(day.day);
  const weekday = weekdays[weekdayOf(day)]!;
  const year = day.year !== today.year || random.next() < 0.04 ? ` ${day.year}` : "";
  return random.pick(
    [
      `${month} ${words}${year}`,
      `${month} ${digits}${year}`,
      `${month} ${day.day}${year}`,
      `the ${words} of ${month}${year}`,
      `the ${digits} of ${month}${year}`,
      `${weekday} ${month} ${words}${year}`,
      `${weekday} ${month} ${digits}${year}`,
      `${weekday} the ${words} of ${month}${year}`,
      `${month} the ${words}${year}`,
      `${day.day} ${month}${year}`,
    ],
    [46, 10, 9, 6, 4, 10, 3, 2, 3, 1],
  );
}
