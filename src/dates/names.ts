// Names of months and weekdays, whole and shortened, and the pieces of patterns made of them.
import { monthWords, weekdayWords } from "../text/counted-words.ts";

const months = monthWords.map((name) => {
  const short = name.slice(0, 3);
  return [...new Set(name === "september" ? [name, "sept", short] : [name, short])];
});

const shortDays = ["sun", "mon", "tues tue", "weds wed", "thurs thur thu", "fri", "sat"];
const weekdays = weekdayWords.map((name, i) => [name, ...(shortDays[i] ?? "").split(" ")]);

/** "jan" -> 1 */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  months.flatMap((names, i) => names.map((name): [string, number] => [name, i + 1])),
);

/** "sun" -> 0 */
export const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((names, i) => names.map((name): [string, number] => [name, i])),
);

/** 0 -> "SUNDAY" */
export const dayNames: readonly string[] = weekdays.map((names) => (names[0] ?? "").toUpperCase());

/** Safe by themselves: "sat" and "sun" are English words and need a neighbour. */
export const weekdayPattern = [...weekdayNumbers.keys()]
  .filter((name) => name !== "sat" && name !== "sun")
  .join("|");
export const fullWeekdayPattern = weekdays.map(([name]) => name).join("|");
export const anyWeekdayPattern = [...weekdayNumbers.keys()].join("|");
export const monthPattern = [...monthNumbers.keys()].join("|");
