// A query without its values: what two questions share that differ only in what they name.
import { type SqlToken, tryLex } from "../sql/lexer.ts";

const literals = new Set(["string", "number"]);

/** `SELECT a.b FROM a WHERE a.c = 'X'` and `... = 'Y'` have one template. */
export function queryTemplate(sql: string): string {
  return tokensOf(sql)
    .map((token) => (literals.has(token.kind) ? "?" : token.text))
    .filter((word) => word !== ";")
    .join(" ");
}

/** Its words; white space decides where the lexer gives up. */
export function queryWords(sql: string): string[] {
  const words = tokensOf(sql).map((token) => token.text);
  while (words.at(-1) === ";") words.pop();
  return words.length === 1 ? sql.trim().split(/\s+/) : words;
}

/** The values a query compares with, as written. */
export function queryValues(sql: string): string[] {
  return tokensOf(sql)
    .filter((token) => literals.has(token.kind))
    .map((token) => token.text);
}

/** A query that cannot be read is one opaque token: itself its template, without values. */
function tokensOf(sql: string): readonly Pick<SqlToken, "kind" | "text">[] {
  return tryLex(sql) ?? [{ kind: "name", text: sql }];
}
