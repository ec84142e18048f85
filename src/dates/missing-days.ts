// Days that no calendar has, as people say them: "february 30", "the 31st of june", 29 February of a common year.

import { capitalised, monthWords } from "../text/counted-words.ts";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase, tokensUnder } from "../text/phrase.ts";
import { tokenize } from "../text/tokenize.ts";
import { civil } from "./civil.ts";
import { M, N, noCount, year } from "./date-patterns.ts";
import { monthNumbers } from "./names.ts";

export type MissingDay = {
  /** "30 February", "29 February 1993" */
  readonly name: string;
  /** Where it is said. */
  readonly start: number;
  readonly end: number;
};

/** What counts or compares the number before a month: "top 30 february sales". */
const counting = "top|first|last|best|limit|than|over|under|above|below|least|most|exactly|number";

const patterns = [
  String.raw`(?<iso>\d{4})-(?<number>\d{1,2})-(?<day>\d{1,2})`,
  `(?<month>${M}) (?:the )?(?<day>${N})(?:${year})?(?! (?:am|pm|o'clock|percent|%) )${noCount}`,
  `(?<!(?:${counting}) )(?<day>${N})(?: day)?(?: of)? (?<month>${M})(?:${year})?`,
].map((pattern) => new RegExp(`(?<= )(?:${pattern})(?= )`, "u"));

/** Some year has 29 February. */
const leapYear = 2024;

export function missingDay(utterance: string): MissingDay | undefined {
  const tokens = tokenize(utterance);
  const phrase = makePhrase(tokens, findNumbers(tokens));
  for (const pattern of patterns) {
    const found = pattern.exec(phrase.text);
    const groups = found?.groups;
    if (found === null || groups === undefined) continue;
    const day = Number.parseInt(groups["day"] ?? "", 10);
    const month = monthNumbers.get(groups["month"] ?? "") ?? Number(groups["number"]);
    const said = groups["year"] ?? groups["iso"];
    const isMonth = month >= 1 && month <= 12;
    // A greater number counts something.
    if (!isMonth || day < 1 || day > 31 || civil(Number(said ?? leapYear), month, day) !== null)
      continue;
    const { from, to } = tokensUnder(phrase, found.index, found.index + found[0].length);
    const name = [day, capitalised(monthWords[month - 1] ?? ""), said].filter((one) => one);
    return { name: name.join(" "), start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  }
  return undefined;
}
