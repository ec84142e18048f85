// Everything a domain tells the reader, as plain data: the types of its columns, its dictionary,
// its calendar. Written by hand for a domain, or inferred from a database (infer-words.ts).
import type { Calendar } from "../dates/calendar.ts";
import type { EntityLexicon } from "./lexicon.ts";
import type { ColumnTypes } from "./placeholder.ts";

export type DomainWords = {
  /** Also which types exist: a value whose column has no type stays a word. */
  readonly types: ColumnTypes;
  readonly lexicon: EntityLexicon;
  readonly calendar: Calendar;
  /** The type of numbers that no column claims; null leaves them as words. */
  readonly numberType: string | null;
  /** Whether text to be contained in a value is read as a pattern. */
  readonly patterns?: boolean;
  /** Spelling variants folded in the symbols: "non stop" -> "nonstop". */
  readonly spellings?: Readonly<Record<string, string>>;
};
