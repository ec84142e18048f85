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
const longestKeyword = "INTERSECT".length;
const aggregates = new Set(["COUNT", "SUM", "MIN", "MAX", "AVG"]);

const namePart = /(?:[\p{L}_$][\p{L}\p{N}_$]*|"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/u
  .source;
const dotted = `${namePart}(?:\\s*\\.\\s*${namePart})+(?:\\s*\\.\\s*\\*)?|${namePart}\\s*\\.\\s*\\*`;
const sticky = (source: string): RegExp => new RegExp(source, "uy");

// Tried in this order. A double-quoted piece before or after a dot is part of a name; alone it is what
// SQLite makes of it: text.
const kinds: readonly (readonly [SqlTokenKind | "blank", RegExp])[] = [
  // Only blanks that every database takes for one; a comment that some would execute is none.
  ["blank", /(?:[ \t\r\n\f\v]|--[^\n]*|\/\*(?!!|\+|M!)[\s\S]*?\*\/)+/uy],
  // What most tokens are, found at one look: a plain name that neither a dot nor a # can follow.
  ["name", /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?(?= [^\s.]|[(),;=<>]|$)/y],
  ["punctuation", /[(),;]/y],
  ["placeholder", /[\p{L}_][\p{L}\p{N}_]*#\d+|:[\p{L}_][\p{L}\p{N}_]*/uy],
  ["name", sticky(dotted)],
  ["string", /'[^']*(?:''[^']*)*'|"[^"]*(?:""[^"]*)*"/uy],
  ["name", sticky(namePart)],
  // 0x41 and 1_000 are other numbers to some databases, and no numbers to others.
  ["number", /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_$])/uy],
  // A comment without an end is none: looked for once, not again at every "/*" after it.
  ["operator", /==|!=|<>|<=|>=|\|\||::|\/(?!\*)|[=<>+\-*%]/uy],
];

/** Undefined for what does not lex: predictions, drafts, what a person typed. */
export function tryLex(sql: string): SqlToken[] | undefined {
  try {
    return lexSql(sql);
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined;
    throw error;
  }
}

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
    const [kind, { lastIndex: end }] = found;
    if (kind !== "blank") {
      const token = classify(kind, sql.slice(position, end), position, end);
      if (token.text === "(") nameFunction(tokens);
      tokens.push(token);
    }
    position = end;
  }
  return tokens;
}

const tokensOfWords = new Map<string, SqlToken | undefined>();
/** Far more words than a model speaks; what people type must not fill the memory. */
const mostWords = 20_000;

/**
 * The tokens of words that are one each; undefined where some word is not. Words come again and again, so each
 * is cut once, and a token's place is that in its word.
 */
export function lexWords(words: readonly string[]): SqlToken[] | undefined {
  const tokens: SqlToken[] = [];
  for (const word of words) {
    const token = tokensOfWords.get(word) ?? onlyToken(word);
    if (token === undefined) return undefined;
    if (word === "(") nameFunction(tokens);
    tokens.push(token);
  }
  return tokens;
}

function onlyToken(word: string): SqlToken | undefined {
  if (tokensOfWords.size >= mostWords) tokensOfWords.clear();
  const tokens = tryLex(word);
  const token = tokens?.length === 1 ? tokens[0] : undefined;
  tokensOfWords.set(word, token);
  return token;
}

/** The kind, and its pattern, which now knows where the token ends. */
function matchAt(sql: string, position: number) {
  for (const found of kinds) {
    const pattern = found[1];
    pattern.lastIndex = position;
    if (pattern.test(sql)) return found;
  }
  return undefined;
}

function classify(kind: SqlTokenKind, raw: string, start: number, end: number): SqlToken {
  if (kind !== "name") return { text: raw, start, end, kind };
  const upper = raw.length <= longestKeyword ? capitals(raw) : raw;
  if (keywords.has(upper)) return { text: upper, start, end, kind: "keyword" };
  // "t . c" is written t.c; blanks inside quotes stay.
  const text = /\s/u.test(raw)
    ? raw.replace(/("[^"]*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])|\s+/gu, "$1")
    : raw;
  return { text, start, end, kind };
}

const ascii = /^[\x20-\x7e]*$/;

/** The letters A to Z only: "ſelect" is no keyword to a database. */
export function capitals(text: string): string {
  return ascii.test(text)
    ? text.toUpperCase()
    : text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** `count` is a function before a parenthesis and may be a column elsewhere. */
function nameFunction(tokens: SqlToken[]): void {
  const token = tokens.at(-1);
  if (token?.kind !== "name") return;
  const text = token.text.toUpperCase();
  if (aggregates.has(text)) tokens[tokens.length - 1] = { ...token, text, kind: "function" };
}
