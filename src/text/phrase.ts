// The utterance as one string of canonical items, for rules written as regular expressions:
// " leave june 23th after 6 pm ". Every spelled-out number is in digits, ordinals end in "th",
// and every match can be traced back to the tokens it covers.
import type { NumberSpan } from "./numbers.ts";
import type { Token } from "./token.ts";

export type TokenText = {
  readonly tokens: readonly Token[];
  /** Items separated, preceded and followed by one space. */
  readonly text: string;
  /** For each item: where it starts in `text`, and its tokens. */
  readonly items: readonly PhraseItem[];
};

export type PhraseItem = {
  readonly text: string;
  readonly offset: number;
  /** Token positions: first, and one past the last. */
  readonly from: number;
  readonly to: number;
};

/** A run of tokens: first, and one past the last. */
export type TokenRange = { readonly from: number; readonly to: number };

export function makePhrase(tokens: readonly Token[], numbers: readonly NumberSpan[]): TokenText {
  const byStart = new Map(numbers.map((number) => [number.from, number]));
  const items: PhraseItem[] = [];
  const parts: string[] = [];
  let offset = 1;
  let at = 0;
  while (at < tokens.length) {
    const number = byStart.get(at);
    const to = number?.to ?? at + 1;
    const text =
      number === undefined
        ? (tokens[at]?.text ?? "")
        : `${number.value}${number.ordinal ? "th" : ""}`;
    items.push({ text, offset, from: at, to });
    parts.push(text);
    offset += text.length + 1;
    at = to;
  }
  return { tokens, items, text: ` ${parts.join(" ")} ` };
}

/** The tokens under a stretch of the phrase's text. */
export function tokensUnder(phrase: TokenText, start: number, end: number): TokenRange {
  const first = itemAt(phrase.items, start);
  const last = itemAt(phrase.items, Math.max(start, end - 1));
  return { from: phrase.items[first]?.from ?? 0, to: phrase.items[last]?.to ?? 0 };
}

/** Binary search: the item whose text holds this offset. */
function itemAt(items: readonly PhraseItem[], offset: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((items[middle]?.offset ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
