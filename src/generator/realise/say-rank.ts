// Words for the first and last of an order, and for how many of them.
import type { Random } from "../../random.ts";
import { cardinalWords } from "../../text/counted-words.ts";
import { say } from "./say.ts";

/** "5" or "five"; "20" or "twenty". */
export function countWord(random: Random, n: number): string {
  const small = n <= 12 || n === 15 ? cardinalWords[n] : undefined;
  const word = n === 20 ? "twenty" : n === 100 ? "hundred" : small;
  return word !== undefined && random.next() < 0.35 ? word : String(n);
}

export const rankText = (random: Random, descending: boolean): string =>
  say(random, descending ? ":8 top | :1 best" : ":5 bottom | :2 worst");

/** How many people ask for. */
export const someLimit = (random: Random): number =>
  random.pick(
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 50, 100],
    [5, 1, 7, 1, 10, 1, 1, 1, 9, 0.7, 1.5, 2.5, 1, 0.8, 0.5],
  );
