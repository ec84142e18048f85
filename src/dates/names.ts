// Names of months and weekdays, whole and shortened, and the pieces of patterns made of them.

const months: readonly (readonly string[])[] = [
  ["january", "jan"],
  ["february", "feb"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

const weekdays: readonly (readonly string[])[] = [
  ["sunday", "sun"],
  ["monday", "mon"],
  ["tuesday", "tues", "tue"],
  ["wednesday", "weds", "wed"],
  ["thursday", "thurs", "thur", "thu"],
  ["friday", "fri"],
  ["saturday", "sat"],
];

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
