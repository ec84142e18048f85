// What the decoder can produce at one step, and the words with a meaning of their own.

/** Ends a query. */
export const endWord = "<end>";
/** Stands for the whole query when the database cannot answer. */
export const refuseWord = "<refuse>";

/** A decoder step: a word of SQL, a placeholder, or a segment by its index among those offered. */
export type DecodedSymbol =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "placeholder"; readonly name: string; readonly type: string }
  | { readonly kind: "segment"; readonly segment: number };

const placeholderPattern = /^([A-Z][A-Z_0-9]*)#\d+$/;

/** `CITY#0` -> `CITY`; undefined for anything that is not a placeholder. */
export function placeholderType(word: string): string | undefined {
  return placeholderPattern.exec(word)?.[1];
}
