// Rewrites a gold query as words and copied segments, for training (paper, appendix B).

import type { SegmentSpan } from "./segments.ts";

/** One decision of the decoder: a word, or a segment by its index in the list given. */
export type OutputSymbol =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "segment"; readonly segment: number; readonly words: readonly string[] };

/** What alignment needs of a segment. */
type Copyable = Pick<SegmentSpan, "words">;

/**
 * Longest segments first, of equal length the earlier in the list, every occurrence from the left.
 * A segment with an excluded word is never copied: what the current utterance names is generated.
 */
export function alignSegments(
  gold: readonly string[],
  segments: readonly Copyable[],
  excluded: ReadonlySet<string>,
): OutputSymbol[] {
  return align(gold, usable(segments, excluded));
}

/**
 * Up to `limit` ways of producing the gold query, the greedy one first, all words last: for
 * learning which segments were copied instead of fixing it.
 */
export function enumerateAlignments(
  gold: readonly string[],
  segments: readonly Copyable[],
  excluded: ReadonlySet<string>,
  limit = 8,
): OutputSymbol[][] {
  const found: OutputSymbol[][] = [];
  const seen = new Set<string>();
  const queue = [usable(segments, excluded)];
  // Breadth first over sets of forbidden segments: each step forbids one that was used.
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (found.length >= limit - 1) break;
    const symbols = align(gold, next);
    const key = signature(symbols);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(symbols);
    for (const used of new Set(symbols.flatMap((s) => (s.kind === "segment" ? [s.segment] : [])))) {
      queue.push(next.filter(({ index }) => index !== used));
    }
  }
  const words = align(gold, []);
  return seen.has(signature(words)) ? found : [...found, words];
}

type Indexed = { readonly index: number; readonly words: readonly string[] };

function usable(segments: readonly Copyable[], excluded: ReadonlySet<string>): Indexed[] {
  return segments
    .map(({ words }, index) => ({ index, words }))
    .filter(({ words }) => words.length > 0 && !words.some((word) => excluded.has(word)))
    .sort((a, b) => b.words.length - a.words.length || a.index - b.index);
}

function align(gold: readonly string[], longestFirst: readonly Indexed[]): OutputSymbol[] {
  let symbols: OutputSymbol[] = gold.map((word) => ({ kind: "word", word }));
  for (const segment of longestFirst) symbols = substitute(symbols, segment);
  return symbols;
}

function substitute(symbols: readonly OutputSymbol[], segment: Indexed): OutputSymbol[] {
  const result: OutputSymbol[] = [];
  for (let i = 0; i < symbols.length; ) {
    if (matchesAt(symbols, i, segment.words)) {
      result.push({ kind: "segment", segment: segment.index, words: segment.words });
      i += segment.words.length;
    } else {
      result.push(symbols[i]!);
      i++;
    }
  }
  return result;
}

function matchesAt(symbols: readonly OutputSymbol[], at: number, words: readonly string[]) {
  return words.every((word, i) => {
    const symbol = symbols[at + i];
    return symbol?.kind === "word" && symbol.word === word;
  });
}

function signature(symbols: readonly OutputSymbol[]): string {
  return symbols.map((s) => (s.kind === "word" ? s.word : `\u0000${s.segment}`)).join(" ");
}
