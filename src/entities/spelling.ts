// Finds the dictionary words within one or two edits of a word nobody knows.
// Deletion neighbourhoods: two words within one edit share a form with one letter taken out.
import { englishWords } from "../text/english-words.ts";

export type Correction = { readonly word: string; readonly edits: number };

export interface Speller {
  /** Best first; empty where the word is known or too short to mend. */
  correct(word: string): readonly Correction[];
}

/** Shorter words are too easily taken for one another. */
const shortest = 4;
/** Longer ones are mostly names run together; their neighbourhoods would fill the memory. */
const longest = 16;
/** Words shorter than this are mended by one edit, longer ones by two. */
const longEnoughForTwo = 7;
/** Up to so many dictionary words two letters are taken out of each; memory grows tenfold. */
const smallVocabulary = 20_000;

export function createSpeller(vocabulary: Iterable<string>, knownWords: Iterable<string>): Speller {
  const known = new Set(knownWords);
  const words = [...new Set(vocabulary)].filter(
    (word) => word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word),
  );
  for (const word of words) known.add(word);
  const depth = words.length <= smallVocabulary ? 2 : 1;
  const index = new Map<string, string[]>();
  for (const word of words) {
    const reach = word.length >= longEnoughForTwo ? depth : 1;
    for (const key of deletions(word, reach)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [word]);
      else list.push(word);
    }
  }
  const seen = new Map<string, readonly Correction[]>();
  return {
    correct(word) {
      if (known.has(word) || englishWords.has(word)) return [];
      if (word.length < shortest || word.length > 30 || !/^\p{L}+$/u.test(word)) return [];
      const cached = seen.get(word);
      if (cached !== undefined) return cached;
      const found = search(word, index);
      if (seen.size < 10_000) seen.set(word, found);
      return found;
    },
  };
}

function search(word: string, index: ReadonlyMap<string, readonly string[]>): Correction[] {
  // A plural or possessive of an everyday word is no misspelling either.
  if (/s$/.test(word) && englishWords.has(word.slice(0, -1))) return [];
  if (/(?:ed|er|ly)$/.test(word) && englishWords.has(word.slice(0, -2))) return [];
  if (/ing$/.test(word) && englishWords.has(word.slice(0, -3))) return [];
  const limit = word.length >= longEnoughForTwo ? 2 : 1;
  const found = new Map<string, number>();
  for (const key of deletions(word, limit)) {
    for (const candidate of index.get(key) ?? []) {
      if (found.has(candidate)) continue;
      const allowed = candidate.length >= longEnoughForTwo ? limit : 1;
      const edits = editDistance(word, candidate, allowed);
      if (edits <= allowed) found.set(candidate, edits);
    }
  }
  return [...found]
    .map(([candidate, edits]) => ({ word: candidate, edits }))
    .filter(({ word: candidate, edits }) => edits < 2 || candidate[0] === word[0])
    .sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1))
    .slice(0, 4);
}

/** The word and every form of it with up to `depth` letters taken out. */
function deletions(word: string, depth: number): Set<string> {
  const all = new Set([word]);
  let layer: readonly string[] = [word];
  for (let d = 0; d < depth; d++) {
    const next: string[] = [];
    for (const text of layer) {
      for (let i = 0; i < text.length; i++) {
        const shorter = text.slice(0, i) + text.slice(i + 1);
        if (shorter.length < 2 || all.has(shorter)) continue;
        all.add(shorter);
        next.push(shorter);
      }
    }
    layer = next;
  }
  return all;
}

/** Insertions, deletions, substitutions and swaps of neighbours; stops above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}
