// Cuts SQL into tokens with their positions. A qualified name (table.column) is one token.

import { SqlSyntaxError } from "./syntax-error.ts";

export type SqlTokenKind =
  | "keyword"
  | "function"
  | "name"
  | "string"
  | "number"
  | "placeholder"
  | "operator"
  | "punctuation";

export type SqlToken = {
  /** As written, except that keywords and aggregate functions are in upper case. */
  readonly text: string;
  /** Start in the query, inclusive, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly kind: SqlTokenKind;
};

const keywords = new Set(
  (
    "SELECT DISTINCT FROM WHERE AND OR NOT IN IS NULL LIKE BETWEEN EXISTS ALL ANY GROUP BY HAVING " +
    "ORDER ASC DESC LIMIT OFFSET UNION INTERSECT EXCEPT JOIN ON USING AS INNER LEFT RIGHT FULL " +
    "OUTER CROSS NATURAL"
  ).split(" "),
);
const aggregates = new Set(["COUNT", "SUM", "MIN", "MAX", "AVG"]);

// One sticky pattern, one group a kind, so that every position is looked at once. A double-quoted
// piece before or after a dot is part of a name; alone it is what SQLite makes of it: text.
const namePart = /(?:[\p{L}_$][\p{L}\p{N}_$]*|"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/u
  .source;
const kinds: readonly (readonly [SqlTokenKind | "blank", string])[] = [
  // Only blanks that every database takes for one; a comment that some would execute is none.
  ["blank", /(?:[ \t\r\n\f\v]|--[^\n]*|\/\*(?!!|\+|M!)[\s\S]*?\*\/)+/u.source],
  ["placeholder", /[\p{L}_][\p{L}\p{N}_]*#\d+|:[\p{L}_][\p{L}\p{N}_]*/u.source],
  ["name", `${namePart}(?:\\s*\\.\\s*${namePart})+(?:\\s*\\.\\s*\\*)?|${namePart}\\s*\\.\\s*\\*`],
  ["string", /'[^']*(?:''[^']*)*'|"[^"]*(?:""[^"]*)*"/u.source],
  ["name", namePart],
  ["number", /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/u.source],
  ["operator", /==|!=|<>|<=|>=|\|\||::|[=<>+\-*/%]/u.source],
  ["punctuation", /[(),;]/u.source],
];
const pattern = new RegExp(kinds.map(([, source]) => `(${source})`).join("|"), "uy");

/** Throws SqlSyntaxError at the first character that starts no token. */
export function lexSql(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let position = 0;
  while (position < sql.length) {
    const found = matchAt(sql, position);
    if (found === undefined) {
      const rest = sql.slice(position, position + 20);
      throw new SqlSyntaxError(`expected SQL, found ${JSON.stringify(rest)}`, position);
    }
    const end = position + found.raw.length;
    if (found.kind !== "blank") tokens.push(classify(found.kind, found.raw, position, end));
    position = end;
  }
  return tokens.map((token, i) => (isAggregate(token, tokens[i + 1]) ? asFunction(token) : token));
}

function matchAt(sql: string, position: number) {
  pattern.lastIndex = position;
  const match = pattern.exec(sql);
  if (match === null) return undefined;
  const kind = kinds[match.findIndex((group, i) => i > 0 && group !== undefined) - 1]?.[0];
  return kind && { kind, raw: match[0] };
}

function classify(kind: SqlTokenKind, raw: string, start: number, end: number): SqlToken {
  if (kind !== "name") return { text: raw, start, end, kind };
  const upper = capitals(raw);
  if (keywords.has(upper)) return { text: upper, start, end, kind: "keyword" };
  // "t . c" is written t.c; blanks inside quotes stay.
  const text = /\s/u.test(raw)
    ? raw.replace(/("[^"]*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])|\s+/gu, "$1")
    : raw;
  return { text, start, end, kind };
}

/** The letters A to Z only: "ſelect" is no keyword to a database. */
export function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** `count` is a function before a parenthesis and may be a column elsewhere. */
function isAggregate(token: SqlToken, next: SqlToken | undefined): boolean {
  return token.kind === "name" && next?.text === "(" && aggregates.has(token.text.toUpperCase());
}

function asFunction(token: SqlToken): SqlToken {
  return { ...token, text: token.text.toUpperCase(), kind: "function" };
}
