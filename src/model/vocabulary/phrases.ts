// Phrases: runs of SQL words that always come together, said in one step instead of twenty. Learned
// from the training queries by merging the most frequent pair, again and again; placeholders and
// segments stay steps of their own, and so does every place where a query can go one way or another.
import { wordList } from "../../word-list.ts";
import { placeholderType } from "./symbols.ts";

export type Phrase = readonly string[];

/** A phrase must be worth its row: rarer ones are left to their words. */
const fewest = 10;

/** At most `limit` phrases, the longest first; deterministic whatever the order of the queries. */
export function learnPhrases(queries: Iterable<Phrase>, limit: number): Phrase[] {
  if (limit === 0) return [];
  const runs = countRuns(queries);
  const found = new Map<string, Phrase>();
  while (found.size < limit) {
    const best = commonestPair(runs);
    if (best === undefined) break;
    const joined = [...best.left, ...best.right];
    found.set(keyOf(joined), joined);
    for (const run of runs) mergePair(run.pieces, best.key, joined);
  }
  // What only served to build longer ones is never said.
  const used = new Map<string, number>();
  const index = indexPhrases([...found.values()]);
  for (const { words, count } of runs) {
    for (const piece of cutIntoPhrases(words, index)) {
      const key = keyOf(piece);
      used.set(key, (used.get(key) ?? 0) + count);
    }
  }
  return [...found.values()]
    .filter((phrase) => (used.get(keyOf(phrase)) ?? 0) >= fewest)
    .sort((a, b) => b.length - a.length || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Phrases by their first word, longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    index.set(phrase[0]!, [...(index.get(phrase[0]!) ?? []), phrase]);
  }
  return index;
}

/** The longest phrase that starts here, if any. */
export function phraseAt(words: Phrase, at: number, index: PhraseIndex): Phrase | undefined {
  return index.get(words[at]!)?.find((phrase) => phrase.every((word, i) => words[at + i] === word));
}

/** Longest first from the left; what is no phrase stays a word. */
export function cutIntoPhrases(words: Phrase, index: PhraseIndex): Phrase[] {
  const pieces: Phrase[] = [];
  for (let at = 0; at < words.length; at += pieces.at(-1)!.length) {
    pieces.push(phraseAt(words, at, index) ?? [words[at]!]);
  }
  return pieces;
}

type Run = { readonly words: Phrase; readonly count: number; readonly pieces: Phrase[] };

/** The stretches between placeholders, each once, with how often it came. */
function countRuns(queries: Iterable<Phrase>): Run[] {
  const counts = new Map<string, { words: string[]; count: number }>();
  for (const query of queries) {
    let run: string[] = [];
    for (const word of [...query, undefined]) {
      if (word !== undefined && placeholderType(word) === undefined) {
        run.push(word);
        continue;
      }
      if (run.length > 1) {
        const known = counts.get(keyOf(run));
        if (known === undefined) counts.set(keyOf(run), { words: run, count: 1 });
        else known.count++;
      }
      run = [];
    }
  }
  return [...counts.values()].map(({ words, count }) => ({
    words,
    count,
    pieces: words.map((word) => [word]),
  }));
}

type Pair = { readonly left: Phrase; readonly right: Phrase; readonly key: string };

function commonestPair(runs: readonly Run[]): Pair | undefined {
  const pairs = new Map<string, Pair & { count: number }>();
  for (const { pieces, count } of runs) {
    for (let i = 0; i + 1 < pieces.length; i++) {
      const [left, right] = [pieces[i]!, pieces[i + 1]!];
      if (!belongTogether(left, right)) continue;
      const key = pairKey(left, right);
      const known = pairs.get(key);
      if (known === undefined) pairs.set(key, { left, right, key, count });
      else known.count += count;
    }
  }
  let best: (Pair & { count: number }) | undefined;
  for (const pair of pairs.values()) {
    if (pair.count < fewest) continue;
    const ahead = best === undefined || pair.count > best.count;
    if (ahead || (pair.count === best!.count && pair.key < best!.key)) best = pair;
  }
  return best;
}

const starters: ReadonlySet<string> = new Set(
  wordList("AND OR , ORDER GROUP HAVING LIMIT UNION INTERSECT EXCEPT"),
);

/** A condition starts a phrase, closing parentheses keep to themselves, the outer WHERE ends one. */
function belongTogether(left: Phrase, right: Phrase): boolean {
  const last = left.at(-1)!;
  if (starters.has(right[0]!)) return false;
  if ((last === ")") !== (right[0] === ")")) return false;
  return last !== "WHERE" || left.includes("(");
}

function mergePair(pieces: Phrase[], key: string, joined: Phrase): void {
  for (let i = 0; i + 1 < pieces.length; i++) {
    if (pairKey(pieces[i]!, pieces[i + 1]!) === key) pieces.splice(i, 2, joined);
  }
}

const keyOf = (words: Phrase): string => words.join("\u0001");
const pairKey = (left: Phrase, right: Phrase): string => `${keyOf(left)}\u0002${keyOf(right)}`;
