// Words as people type them in a hurry, spelt out: "b4 noon" is before noon. Never a word of the database, but for
// meals that say when: what leaves after lunch serves none.
import type { Token } from "../text/token.ts";

const typed: ReadonlyMap<string, string> = new Map([
  ["b4", "before"],
  ["aft", "after"],
  ["tmrw", "tomorrow"],
  ["tmw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["2moro", "tomorrow"],
  ["2morrow", "tomorrow"],
  ["2day", "today"],
  ["tonite", "tonight"],
  ["2nite", "tonight"],
  ["nite", "night"],
  ["morn", "morning"],
  ["rtn", "return"],
  ["nxt", "next"],
  ["frm", "from"],
  ["nvm", "never mind"],
  ["btwn", "between"],
  ["w/o", "without"],
  ["thru", "through"],
  ["approx", "approximately"],
  ["arr", "arriving"],
  ["dep", "leaving"],
]);

/** `isName`: is it a value of the database? */
export const spellOut = (
  tokens: readonly Token[],
  isName: (word: string) => boolean,
): readonly Token[] =>
  tokens.flatMap((token) => {
    const whole = isName(token.text) ? undefined : (typed.get(token.text) ?? hourOf(token.text));
    return whole === undefined ? token : whole.split(" ").map((text) => ({ ...token, text }));
  });

/** Whether it is read as other words. */
export const isSpeltOut = (word: string): boolean => typed.has(word) || hourOf(word) !== undefined;

/** "730p" is 730 pm. */
function hourOf(text: string): string | undefined {
  const { hour, half } = /^(?<hour>\d{1,2}|\d{1,2}[0-5]\d)(?<half>[ap])$/.exec(text)?.groups ?? {};
  return hour === undefined ? undefined : `${hour} ${half}m`;
}

/** When meals are over, and when they begin. */
const meals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  after: { breakfast: "0900", lunch: "1300", dinner: "1900", supper: "1900" },
  before: { breakfast: "0700", lunch: "1200", dinner: "1800", supper: "1800" },
};

/** "after lunch" is after one. */
export const timesOfMeals = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, i) => {
    const time = meals[tokens[i - 1]?.text ?? ""]?.[token.text];
    return time === undefined ? token : { ...token, text: time };
  });
