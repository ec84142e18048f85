// Words as people type them in a hurry, spelt out: "b4 noon" is before noon. Never a word of the database.
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
  tokens.map((token) => {
    const whole = isName(token.text) ? undefined : typed.get(token.text);
    return whole === undefined ? token : { ...token, text: whole };
  });
