// Ordinary English words, and those near them in meaning: "earn" is near "salary". Both lists are written by
// scripts/write-ordinary-words.js; for each word the second names the places, in base 36, of those nearest to it.
import { wordsIn } from "../text/english-words.ts";
import ordinaryWords from "../text/ordinary-words.json" with { type: "json" };
import nearestWords from "./nearest-words.json" with { type: "json" };
import { formsOf } from "./stems.ts";

/** Read when first asked for: most conversations never need them. */
let read: ReadonlyMap<string, readonly string[]> | undefined;

/** Near is near both ways, whichever of the two lists the other. */
function neighbours(): ReadonlyMap<string, readonly string[]> {
  if (read !== undefined) return read;
  const words = wordsIn(ordinaryWords);
  const near = new Map(words.map((word): [string, string[]] => [word, []]));
  for (const [i, list] of wordsIn(nearestWords).entries()) {
    if (list === "-") continue;
    const word = words[i] ?? "";
    for (const place of list.split(",")) {
      const other = words[Number.parseInt(place, 36)] ?? "";
      near.get(word)?.push(other);
      near.get(other)?.push(word);
    }
  }
  read = near;
  return near;
}

/** Whether it, or what it is a form of, is an everyday word and no name. */
export function isOrdinary(word: string): boolean {
  const near = neighbours();
  return formsOf(word).some((form) => near.has(form));
}

/** In no order; none for a word that is not ordinary. */
export function nearWords(word: string): ReadonlySet<string> {
  const near = neighbours();
  const found = new Set<string>();
  for (const form of formsOf(word)) for (const other of near.get(form) ?? []) found.add(other);
  return found;
}
