// Words as people type them in a hurry, spelt out: "b4 noon" is before noon. Never a word of the database, but for
// meals that say when: what leaves after lunch serves none.
import { anyWeekdayPattern } from "../dates/names.ts";
import type { Token } from "../text/token.ts";

const typed: ReadonlyMap<string, string> = new Map([
  ["b4", "before"],
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
  ["arvo", "afternoon"],
  ["rtn", "return"],
  ["nxt", "next"],
  ["frm", "from"],
  ["nvm", "never mind"],
  ["btwn", "between"],
  ["wkend", "weekend"],
  ["wknd", "weekend"],
  ["xmas", "christmas"],
  ["wens", "wed"],
  ["thrus", "thurs"],
  ["w/o", "without"],
  ["thru", "through"],
  ["approx", "approximately"],
  ["arr", "arriving"],
  ["dep", "leaving"],
]);

const dayName = new RegExp(`^(?:${anyWeekdayPattern})$`);
const hour = /^\d{1,2}(?::?\d{2})?[ap]?$/;

/** What is short for one word or another: its neighbours tell which. */
function besideOthers(word: string, before: string, after: string): string | undefined {
  // "sun aft", "late aft", but "aft 5".
  if (word === "aft") return isEnd(after) && before !== "" ? "afternoon" : "after";
  if (word === "eve") return dayName.test(before) ? "evening" : undefined;
  // "btw 8 and 10" tells no aside.
  // "leave 6-9", "7-8a" are hours; "6-9" is a day of June.
  if (/^\d{1,2}-\d{1,2}$/.test(word))
    return timed.test(before) || /^(?:[ap]m?)$/.test(after) ? word.replace("-", " - ") : undefined;
  if (/^[ap]$/.test(word) && /^\d{1,2}-\d{1,2}$/.test(before)) return `${word}m`;
  if (/^(?:btw|bet|b\/w)$/.test(word)) return hour.test(after) ? "between" : undefined;
  return undefined;
}
const timed =
  /^(?:leave|leaving|depart|departing|dep|arr|arrive|arriving|takeoff|between|btwn|btw)$/;
const isEnd = (word: string): boolean =>
  /^(?:[^\p{L}\p{N}]*|from|to|or|and|only|please)$/u.test(word);

/** `isName`: is it a value of the database? */
export const spellOut = (
  tokens: readonly Token[],
  isName: (word: string) => boolean,
): readonly Token[] =>
  tokens.flatMap((token, i) => {
    const { text } = token;
    const codes = codesOf(token, isName);
    if (codes !== null) return codes;
    const near = [tokens[i - 1]?.text ?? "", tokens[i + 1]?.text ?? ""] as const;
    const whole = isName(text)
      ? undefined
      : (typed.get(text) ?? hourOf(text) ?? besideOthers(text, ...near));
    return whole === undefined ? token : whole.split(" ").map((text) => ({ ...token, text }));
  });

/** "us/ua" names two, where it is no name itself. */
function codesOf(token: Token, isName: (word: string) => boolean): readonly Token[] | null {
  const [, one = "", other = ""] = /^(\p{L}{2})\/(\p{L}{2})$/u.exec(token.text) ?? [];
  if (isName(token.text) || !isName(one) || !isName(other)) return null;
  const { start, end } = token;
  return [
    { text: one, start, end: start + 2 },
    { text: "/", start: start + 2, end: start + 3 },
    { text: other, start: start + 3, end },
  ];
}

/** Whether it is read as other words. */
export const isSpeltOut = (word: string): boolean =>
  typed.has(word) || hourOf(word) !== undefined || besideOthers(word, "", "8") !== undefined;

/** "730p" is 730 pm, "8ish" about eight. */
function hourOf(text: string): string | undefined {
  const { about, part } =
    /^(?<about>\d{1,2}|\d{1,2}[0-5]\d|noon)(?<part>[ap]m?)?-?ish$/.exec(text)?.groups ?? {};
  if (about !== undefined) return part === undefined ? `${about} ish` : `${about} ${part[0]}m ish`;
  const { at, half } = /^(?<at>\d{1,2}|\d{1,2}[0-5]\d)(?<half>[ap])$/.exec(text)?.groups ?? {};
  return at === undefined ? undefined : `${at} ${half}m`;
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
