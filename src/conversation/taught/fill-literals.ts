// The values in a query: which there are, which of them differ between two queries of one shape, and
// the query with others in their places.
import { type SqlToken, tryLex } from "../../sql/lexer.ts";
import { unquotedText } from "../../sql/quote-name.ts";

/** A value that was in a query, and the one that stands there now. */
export type Meant = { readonly was: string; readonly is: string };

/** As people say them: without quotes, and without the signs of a search in a text. */
export function literalsOf(sql: string): string[] {
  return findLiterals(sql).map(({ text }) => bare(text));
}

/** Undefined where it cannot be told which value belongs where. */
export function fillLiterals(sql: string, meant: readonly Meant[]): string | undefined {
  const by = new Map<string, string>();
  for (const { was, is } of meant) {
    if ((by.get(was) ?? is) !== is) return undefined;
    by.set(was, is);
  }
  let filled = sql;
  for (const literal of findLiterals(sql).toReversed()) {
    const now = by.get(bare(literal.text));
    if (now === undefined) continue;
    const [open = ""] = literal.text.match(/^'%?/) ?? [];
    const [close = ""] = literal.text.match(/%?'$/) ?? [];
    if (open === "" && !/^-?\d+(\.\d+)?$/.test(now)) return undefined;
    const written = open + (open === "" ? now : now.replaceAll("'", "''")) + close;
    filled = filled.slice(0, literal.start) + written + filled.slice(literal.end);
  }
  return filled;
}

/** The values in which two queries differ; undefined where they differ in more. */
export function sameShape(then: string, now: string): Meant[] | undefined {
  if (blank(then) !== blank(now)) return undefined;
  const values = literalsOf(now);
  return literalsOf(then).map((value, i) => ({ was: value, is: values[i] ?? value }));
}

function blank(sql: string): string {
  let text = sql;
  for (const { start, end } of findLiterals(sql).toReversed())
    text = `${text.slice(0, start)}?${text.slice(end)}`;
  return text.replace(/\s+/g, " ");
}

/** In the order of the text. */
function findLiterals(sql: string): SqlToken[] {
  return (tryLex(sql) ?? []).filter(({ kind }) => kind === "string" || kind === "number");
}

const bare = (text: string): string => unquotedText(text).replace(/^%|%$/g, "");
