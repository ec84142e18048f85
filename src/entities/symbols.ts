// Writes the anonymised utterance: words, with every recognised value replaced by its placeholders.
import type { TokenRange } from "../text/phrase.ts";
import type { Token } from "../text/token.ts";
import type { InputSymbol } from "./placeholder.ts";

/** Placeholders that stand for a run of tokens; for an empty run they are put before its token. */
export type Replacement = {
  readonly range: TokenRange;
  readonly placeholders: readonly string[];
};

/** The longest spelling variant, in words. */
const longestVariant = 3;

export function symbolsOf(
  tokens: readonly Token[],
  replacements: readonly Replacement[],
  spellings: ReadonlyMap<string, string>,
): InputSymbol[] {
  const starting = new Map<number, Replacement[]>();
  for (const replacement of replacements) {
    const list = starting.get(replacement.range.from);
    if (list === undefined) starting.set(replacement.range.from, [replacement]);
    else list.push(replacement);
  }
  const symbols: InputSymbol[] = [];
  let at = 0;
  while (at <= tokens.length) {
    let to = at;
    for (const { range, placeholders } of starting.get(at) ?? []) {
      const span = spanOf(tokens, range);
      for (const name of placeholders) symbols.push({ text: name, type: typeOf(name), ...span });
      to = Math.max(to, range.to);
    }
    if (to > at) {
      at = to;
      continue;
    }
    if (at === tokens.length) break;
    const variant = variantAt(tokens, starting, spellings, at);
    if (variant === null) {
      const { text, start, end } = tokens[at]!;
      symbols.push({ text, start, end });
      at += 1;
    } else {
      const span = spanOf(tokens, { from: at, to: at + variant.length });
      for (const text of variant.words) symbols.push({ text, ...span });
      at += variant.length;
    }
  }
  return symbols;
}

function variantAt(
  tokens: readonly Token[],
  starting: ReadonlyMap<number, unknown>,
  spellings: ReadonlyMap<string, string>,
  at: number,
): { readonly words: readonly string[]; readonly length: number } | null {
  let text = "";
  let found: { words: readonly string[]; length: number } | null = null;
  for (let length = 1; length <= longestVariant; length++) {
    const token = tokens[at + length - 1];
    if (token === undefined || (length > 1 && starting.has(at + length - 1))) break;
    text = length === 1 ? token.text : `${text} ${token.text}`;
    const words = spellings.get(text);
    if (words !== undefined) found = { words: words.split(" "), length };
  }
  return found;
}

function spanOf(tokens: readonly Token[], range: TokenRange): { start: number; end: number } {
  if (range.to > range.from) {
    return { start: tokens[range.from]?.start ?? 0, end: tokens[range.to - 1]?.end ?? 0 };
  }
  const end = tokens[range.from - 1]?.end ?? 0;
  return { start: end, end };
}

function typeOf(name: string): string {
  return name.slice(0, name.lastIndexOf("#"));
}
