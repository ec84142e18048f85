// Ordinary English words, and those near them in meaning: "earn" is near "salary".
import { nearestWords, ordinaryWords } from "./ordinary-words.ts";
import { formsOf } from "./stems.ts";

type Neighbours = { readonly words: readonly string[]; readonly near: readonly string[] };

/** Split when first asked for: most conversations never need them. */
let read: (Neighbours & { readonly places: ReadonlyMap<string, number> }) | undefined;

function neighbours() {
  if (read === undefined) {
    const words = ordinaryWords.trim().split(/\s+/);
    const near = nearestWords.trim().split(/\s+/);
    read = { words, near, places: new Map(words.map((word, i) => [word, i])) };
  }
  return read;
}

/** Whether it, or what it is a form of, is an everyday word and no name. */
export function isOrdinary(word: string): boolean {
  const { places } = neighbours();
  return formsOf(word).some((form) => places.has(form));
}

/** In no order; none for a word that is not ordinary. */
export function nearWords(word: string): readonly string[] {
  const { words, near, places } = neighbours();
  const found = new Set<string>();
  for (const form of formsOf(word)) {
    const place = places.get(form);
    if (place === undefined) continue;
    found.add(form);
    const list = near[place] ?? "-";
    if (list === "-") continue;
    for (const at of list.split(",")) found.add(words[Number.parseInt(at, 36)] ?? "");
  }
  return [...found];
}
