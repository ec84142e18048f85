// Text that a value is to contain: "whose title contains the word harbor", "with 'bank' in it".
// It becomes a placeholder of its own type, whose literal is a LIKE pattern.
import type { TokenRange } from "../text/phrase.ts";
import type { Token } from "../text/token.ts";

export const patternType = "PATTERN";

export type PatternFinding = { readonly range: TokenRange; readonly value: string };

const quotes = new Set(['"', "'", "“", "”", "‘", "’", "``", "''"]);
const longestQuote = 6;
const contains = /^(?:contain|contains|containing|contained|include|includes|including|substring)$/;
const between = /^(?:the|a|word|words|letter|letters|substring|string|phrase|text|character|name)$/;

/** Quoted text that names no value, and the word after "contains". */
export function findPatterns(tokens: readonly Token[], taken: Uint8Array): PatternFinding[] {
  const found: PatternFinding[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const range = quotedAt(tokens, at) ?? containedAt(tokens, at);
    if (range === undefined || taken.subarray(range.from, range.to).includes(1)) continue;
    const words = tokens.slice(range.from, range.to).map((token) => token.text);
    found.push({ range, value: `%${words.join(" ")}%` });
    at = range.to;
  }
  return found;
}

function quotedAt(tokens: readonly Token[], at: number): TokenRange | undefined {
  if (!quotes.has(tokens[at]?.text ?? "")) return undefined;
  for (let to = at + 1; to <= at + longestQuote; to++) {
    if (!quotes.has(tokens[to]?.text ?? "")) continue;
    return to > at + 1 ? { from: at + 1, to } : undefined;
  }
  return undefined;
}

function containedAt(tokens: readonly Token[], at: number): TokenRange | undefined {
  if (!contains.test(tokens[at]?.text ?? "")) return undefined;
  let from = at + 1;
  while (between.test(tokens[from]?.text ?? "")) from += 1;
  const word = tokens[from]?.text ?? "";
  return /^[\p{L}\p{N}]+$/u.test(word) ? { from, to: from + 1 } : undefined;
}
