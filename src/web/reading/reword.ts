// Rewrites an utterance without, or with other, words for a recognised value, or as a question back was answered.

type Span = { readonly start: number; readonly end: number };

/** Words that only lead up to a value and mean nothing once it is gone. */
const leadingWords =
  /(?:^|\s)(?:on|from|to|in|at|for|by|with|via|through|after|before|around|about|between|and|or|the|of|a|an|under|over|below|above|than|less|more|until|no|later|earlier|leaving|departing|arriving|going|that|which|are|is|as|flying|into)$/i;

/** Words that ask for nothing once the value they were about is gone: "only", "what", "show me the ones". */
const idleWords =
  /^(?:\W|\b(?:only|just|now|then|so|ok|okay|but|and|or|also|again|instead|please|too|what|how|about|show|give|me|us|list|i|want|need|all|any|the|a|an|ones?|those|these|that|this|them|it|is|are)\b)*$/i;

/** "flights from boston on delta", without "delta", is "flights from boston"; "only delta" is nothing. */
export function withoutWords(utterance: string, { start, end }: Span): string {
  let before = utterance.slice(0, start).trimEnd();
  const after = utterance.slice(end).trim();
  // Beside the value's own words only its lead-in goes; a lead-in of what follows stays.
  for (let i = 0; i < 3; i++) {
    const shorter = before.replace(leadingWords, "").trimEnd();
    if (shorter === before) break;
    before = shorter;
  }
  const left = `${before} ${after}`.replace(/\s+([,.?!])/g, "$1").trim();
  return idleWords.test(left) ? "" : left;
}

export function withWords(utterance: string, { start, end }: Span, words: string): string {
  return `${utterance.slice(0, start)}${words.trim()}${utterance.slice(end)}`;
}

type Choice = { readonly text: string; readonly sql?: string };

/** A choice with a query is that query; else it says the words in doubt. */
export function asChosen(
  utterance: string,
  about: string,
  { text, sql }: Choice,
): { readonly utterance: string; readonly sql?: string } {
  return sql === undefined
    ? { utterance: utterance.replace(about, () => text) }
    : { utterance, sql };
}
