// Where a value, or a word, that was said stands in a query.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { functionWords } from "./english.ts";
import type { QueryPieces } from "./query-pieces.ts";
import { formsOf } from "./stems.ts";

/** The literal that stands for it, or for one of its ends: of a day in three parts, the day of the month. */
export function valueInQuery(
  { value }: Pick<ResolvedValue, "value">,
  { literals }: Pick<QueryPieces, "literals">,
): string | undefined {
  for (const one of typeof value === "object" ? value : [value]) {
    const text = String(one).toLowerCase();
    if (literals.has(text)) return text;
    const parts = /^\d{4}-\d\d-\d\d$/.test(text)
      ? text.split("-").map((n) => String(Number(n)))
      : [];
    if (parts.length > 0 && parts.every((part) => literals.has(part))) return parts.at(-1);
  }
  return undefined;
}

/** The literal that a word stands in: 'San Francisco' for "francisco". */
export function literalOf(
  word: string,
  { literals }: Pick<QueryPieces, "literals">,
  said: ReadonlySet<string> = new Set(),
): string | undefined {
  if (/^\d/.test(word)) {
    const number = String(Number(word));
    return literals.has(number) ? number : [...literals].find((text) => hasWord(text, word));
  }
  if (functionWords.has(word)) return undefined;
  const forms = formsOf(word);
  // "hops in Hop Lantern": the name is said, and the word is another.
  const open = [...literals].filter((text) => !said.has(text) || forms[0] === text);
  // "cancellations" begin as 'Cancelled' does; what is left of a "cancer" does not.
  return open.find((text) =>
    forms.some((form, i) => (i === 0 || form.length > 5 ? hasWord : isWordOf)(text, form)),
  );
}

const hasWord = (text: string, word: string): boolean =>
  isWordOf(text, word) || (word.length > 4 && text.startsWith(word));

const isWordOf = (text: string, word: string): boolean =>
  text.includes(word) && text.split(/[^\p{L}\d]+/u).includes(word);
