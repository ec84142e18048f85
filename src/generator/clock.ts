// Clock times as integers (1830) and the ways people say them.
import type { Random } from "../random.ts";
import { cardinalWords } from "../text/counted-words.ts";

const hours = ["twelve", ...cardinalWords.slice(1, 12)];

/** A time of day that people ask for: mostly full hours between six and ten. */
export function someTime(random: Random): number {
  const hour = random.next() < 0.92 ? 5 + random.below(18) : 1 + random.below(23);
  const minute = random.next() < 0.72 ? 0 : random.next() < 0.6 ? 30 : random.below(12) * 5;
  return hour * 100 + minute;
}

/** "5pm", "5 o'clock in the afternoon", "17:30", "noon"; `bare`: "5", where that is understood. */
export function sayTime(time: number, random: Random, bare = true): string {
  const hour = Math.floor(time / 100);
  const minute = time % 100;
  if (time === 1200 && random.next() < 0.85)
    return random.pick(["noon", "12 noon", "12 o'clock noon"], [8, 1, 1]);
  const half = hour < 12 ? "am" : "pm";
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const part = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening";
  const minutes = minute === 0 ? "" : String(minute).padStart(2, "0");
  const spelled = hours[hour % 12]!;
  // Said bare, one to six are in the afternoon and seven to twelve in the morning, but 6:30 is early.
  if (bare && hour >= 7 && (hour < 18 || time === 1800) && random.next() < 0.13)
    return minute === 0
      ? random.pick([`${twelve} o'clock`, `${twelve}`, `${spelled} o'clock`], [5, 2, 2])
      : random.pick([`${twelve}${minutes}`, `${twelve}:${minutes}`]);
  if (hour >= 10 && random.next() < 0.05)
    return `${hour}${minutes === "" ? "00" : minutes}${random.pick([" hours", ""])}`;
  if (minute === 0)
    return random.pick(
      [
        `${twelve}${half}`,
        `${twelve} ${half}`,
        `${twelve} o'clock ${half}`,
        `${twelve} o'clock ${part}`,
        `${twelve} ${part}`,
        `${twelve}:00 ${half}`,
        `${spelled} ${half}`,
        `${spelled} o'clock ${part}`,
        `${twelve} ${half === "am" ? "a.m." : "p.m."}`,
      ],
      [40, 14, 9, 9, 5, 4, 4, 3, 4],
    );
  return random.pick(
    [
      `${twelve}${minutes}${half}`,
      `${twelve}:${minutes}${half}`,
      `${twelve}:${minutes} ${half}`,
      `${twelve}${minutes} ${half}`,
      `${twelve}:${minutes} ${part}`,
    ],
    [38, 16, 14, 14, 4],
  );
}

const explicit = /[ap]\.?m|morning|afternoon|evening|noon|hours|^\d\d\d\d$/;

/** Two times said together: a bare one is read in the half of the day of its neighbour. */
export function sayTimes(
  times: readonly [number, number],
  random: Random,
): readonly [string, string] {
  const [low, high] = times;
  const sameHalf = low < 1200 === high < 1200;
  const first = sayTime(low, random, sameHalf);
  return [first, sayTime(high, random, sameHalf && !explicit.test(first))];
}
