// What a query is made of, as sets: the names it uses, its literals, its words of SQL.
import { tryLex } from "../sql/lexer.ts";
import { unquotedText } from "../sql/quote-name.ts";

export type QueryPieces = {
  /** Tables and columns, in lower case: "city", "city_name" and "city.city_name". */
  readonly names: ReadonlySet<string>;
  /** Texts without quotes and signs of patterns, in lower case, and numbers as written. */
  readonly literals: ReadonlySet<string>;
  /** Those of the texts that stand for a whole value, not for a part of one. */
  readonly wholes: ReadonlySet<string>;
  /** Keywords, functions of any name and operators, in upper case; IS NULL is one. */
  readonly keywords: ReadonlySet<string>;
};

export const isNull = "IS NULL";

const none: QueryPieces = {
  names: new Set(),
  literals: new Set(),
  wholes: new Set(),
  keywords: new Set(),
};

/** '%Y-%m' */
const dateFormat = /^'%[YmdHwMSjW](?:[-.]?%[YmdHw])*'$/;

export function piecesOf(sql: string): QueryPieces {
  if (sql === "") return none;
  const names = new Set<string>();
  const literals = new Set<string>();
  const wholes = new Set<string>();
  const keywords = new Set<string>();
  let before: { readonly kind: string; readonly text: string } | undefined;
  for (const { kind, text } of tryLex(sql) ?? []) {
    if (kind === "string" && dateFormat.test(text) && /^[(,]$/.test(before?.text ?? "")) {
      // How a date is written is no value.
    } else if (kind === "string" && !text.startsWith('"')) {
      literals.add(plainText(text));
      if (!text.includes("%")) wholes.add(plainText(text));
    } else if (kind === "number") literals.add(String(Number(text)));
    else if (kind === "name" || kind === "string") {
      const name = text.toLowerCase().replace(/["`[\]]/g, "");
      names.add(name);
      for (const part of name.split(".")) names.add(part);
    } else keywords.add(text.toUpperCase());
    if (text === "NULL" && before?.text === "IS") keywords.add(isNull);
    if (text === "(" && before?.kind === "name") keywords.add(before.text.toUpperCase());
    before = { kind, text };
  }
  return { names, literals, wholes, keywords };
}

export const plainText = (literal: string): string =>
  unquotedText(literal)
    .replace(/^%+|%+$/g, "")
    .toLowerCase();
