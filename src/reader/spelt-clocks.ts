// Times of day in digits or words that look like amounts: "0900-1100" are hours of those who count to 24, and "eight forty
// five" is no eight hundred.
import type { Token } from "../text/token.ts";
import { wordList } from "../word-list.ts";

const early = /^0\d[0-5]\d$/;
const full = /^[012]\d[0-5]\d$/;
const hours: readonly string[] = wordList(
  "one two three four five six seven eight nine ten eleven twelve",
);
const minutes: ReadonlyMap<string, string> = new Map([
  ["fifteen", "15"],
  ["thirty", "30"],
  ["forty five", "45"],
]);
/** "under two thirty", "flight two thirty" (a domain's noun), "two thirty dollars": a price, or the number of something. */
const amountBefore =
  /^(?:under|over|than|below|above|hundred|pay|spend|price|number|no|costs?|max|most|least|for|class|\p{Sc})$/u;
const amountAfter =
  /^(?:dollars?|bucks|hundred|thousand|usd|percent|people|seats|miles|minutes|min)$/;

/**
 * Each in the one way that nothing else is written. `told`: hours were spoken of before, and amounts hardly;
 * `nouns`: what the domain's things are called, which have numbers and prices.
 */
export function speltClocks(
  tokens: readonly Token[],
  told: boolean,
  nouns: readonly string[],
): readonly Token[] {
  const isCounted = (word: string): boolean =>
    amountBefore.test(word) || nouns.includes(word) || nouns.includes(`${word}s`);
  const text = (at: number): string => tokens[at]?.text ?? "";
  const made: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const isFull = early.test(token.text) || (early.test(text(i - 1)) && full.test(token.text));
    const clock = isFull ? `${token.text.slice(0, 2)}:${token.text.slice(2)}` : undefined;
    const mayBeSaid = told || /^(?:an?|the)$/.test(text(i - 1));
    const inWords = clock === undefined && mayBeSaid ? clockInWords(text, i, isCounted) : plain;
    const [said, length] = clock === undefined ? inWords : [clock, 1];
    const last = tokens[i + length - 1] ?? token;
    made.push(said === null ? token : { text: said, start: token.start, end: last.end });
    i += length - 1;
  }
  return made;
}

const plain: readonly [string | null, number] = [null, 1];

function clockInWords(
  text: (at: number) => string,
  i: number,
  isCounted: (word: string) => boolean,
): readonly [string | null, number] {
  const hour = hours.indexOf(text(i)) + 1;
  const before = text(i - 1);
  if (hour === 0 || isCounted(before) || hours.includes(before)) return plain;
  const both = minutes.get(`${text(i + 1)} ${text(i + 2)}`);
  const minute = both ?? minutes.get(text(i + 1));
  const length = both === undefined ? 2 : 3;
  const after = text(i + length);
  if (minute === undefined || amountAfter.test(after) || hours.includes(after)) return plain;
  return [`${hour}:${minute}`, length];
}
