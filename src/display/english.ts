// One and many, and lists: as much English as names of tables and columns need.
import { pluralOf, singularOf } from "../text/english-names.ts";

/** "singer" -> "singers"; what is many already stays. Of "time of day" the first word changes. */
export const plural = (noun: string): string => onHead(noun, pluralOf);

export const singular = (noun: string): string =>
  onHead(noun, (word) => (/^\p{L}{2}s$/u.test(word) ? word.slice(0, -1) : singularOf(word)));

/** The word that says what it is: the last one before "of", "from", "in" and their like. */
function onHead(noun: string, change: (word: string) => string): string {
  const [, head = noun, rest = ""] =
    /^(.+?)((?: (?:of|from|in|at|on|where|between|to|for|by|divided by|minus|plus|modulo|followed by|with) .*| rounded(?: .*)?)?)$/.exec(
      noun,
    ) ?? [];
  return head.replace(/\S+$/, change) + rest;
}

export function listText(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
