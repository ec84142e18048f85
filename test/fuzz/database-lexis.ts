// How each database cuts a statement into words, by its own manual and in the mode that Segue sets:
// the measure of whether what the door sends is read as it was meant.
import type { Dialect } from "../../src/database/database.ts";

export type DatabaseWord = {
  readonly kind: "word" | "name" | "text" | "number" | "symbol" | "comment" | "prefixed";
  readonly text: string;
};

const blank = /[ \t\r\n\f\v]+/y;
const number = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const symbol = /<>|!=|<=|>=|==|\|\||::|[^\p{L}\p{N}_$\s]/uy;
const word = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const text = /'(?:[^']|'')*'/y;

const comments: Readonly<Record<Dialect, RegExp>> = {
  sqlite: /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  postgres: /--[^\n]*|\/\*[\s\S]*/y,
  duckdb: /--[^\n]*|\/\*[\s\S]*/y,
  mysql: /--(?=[\s]|$)[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
};

const names: Readonly<Record<Dialect, RegExp>> = {
  sqlite: /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]/y,
  postgres: /"(?:[^"]|"")*"/y,
  duckdb: /"(?:[^"]|"")*"/y,
  mysql: /`(?:[^`]|``)*`|"(?:[^"]|"")*"/y,
};

/** Texts with a letter before them, and between dollars: the door sends none. */
const prefixed: Readonly<Record<Dialect, RegExp>> = {
  sqlite: /[xX]'[^']*'/y,
  postgres: /[eEbBxXnN]'|[uU]&['"]|\$\w*\$/y,
  duckdb: /[eExX]'|\$\w*\$/y,
  mysql: /[nNxXbB]'|_\w+\s*'/y,
};

/** Undefined where the database itself could not cut it. */
export function databaseWords(sql: string, dialect: Dialect): DatabaseWord[] | undefined {
  const kinds = [
    ["blank", blank],
    ["comment", comments[dialect]],
    ["prefixed", prefixed[dialect]],
    ["text", text],
    ["name", names[dialect]],
    ["number", number],
    ["word", word],
    ["symbol", symbol],
  ] as const;
  const words: DatabaseWord[] = [];
  for (let at = 0; at < sql.length; ) {
    const found = kinds.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(sql)?.[0];
      return match ? [{ kind, text: match }] : [];
    })[0];
    if (found === undefined) return undefined;
    at += found.text.length;
    if (found.kind !== "blank") words.push({ kind: found.kind, text: found.text });
  }
  return words;
}
