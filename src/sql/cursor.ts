// A place in a list of tokens, with the questions a parser asks there.

import { capitals, type SqlToken, type SqlTokenKind } from "./lexer.ts";
import { SqlSyntaxError } from "./syntax-error.ts";

/** Deep enough for any query a person means, and far from the end of the call stack. */
const maxDepth = 200;

export class Cursor {
  position = 0;
  private depth = 0;
  private readonly tokens: readonly SqlToken[];

  constructor(tokens: readonly SqlToken[]) {
    this.tokens = tokens;
  }

  token(ahead = 0): SqlToken | undefined {
    return this.tokens[this.position + ahead];
  }

  /** True when the next tokens are exactly these; strings and names never match a keyword. */
  at(first: string, second?: string): boolean {
    return this.isFixed(0, first) && (second === undefined || this.isFixed(1, second));
  }

  private isFixed(ahead: number, text: string): boolean {
    const token = this.token(ahead);
    return token !== undefined && token.text === text && isFixed(token.kind);
  }

  atKind(kind: SqlTokenKind): boolean {
    return this.token()?.kind === kind;
  }

  /** Steps over these tokens if they are next. */
  skip(first: string, second?: string): boolean {
    if (!this.at(first, second)) return false;
    this.position += second === undefined ? 1 : 2;
    return true;
  }

  /** The next tokens are these words, in any case and without quotes; elsewhere they may be names. */
  atWords(...words: readonly string[]): boolean {
    for (let i = 0; i < words.length; i++) if (!this.isWord(i, words[i]!)) return false;
    return true;
  }

  private isWord(ahead: number, word: string): boolean {
    const token = this.token(ahead);
    if (token === undefined || token.text.length !== word.length) return false;
    return (token.kind === "name" || token.kind === "keyword") && capitals(token.text) === word;
  }

  skipWords(...words: readonly string[]): boolean {
    if (!this.atWords(...words)) return false;
    this.position += words.length;
    return true;
  }

  expectWords(...words: readonly string[]): void {
    if (!this.skipWords(...words)) throw this.error(words.join(" "));
  }

  /** One of these words, or nothing. */
  takeWord<W extends string>(...options: readonly W[]): W | undefined {
    return options.find((word) => this.skipWords(word));
  }

  take(): SqlToken {
    const token = this.token();
    if (token === undefined) throw this.error("more of the query");
    this.position++;
    return token;
  }

  expect(text: string): void {
    if (!this.skip(text)) throw this.error(text);
  }

  error(expected: string): SqlSyntaxError {
    const token = this.token();
    const found = token === undefined ? "the end" : JSON.stringify(token.text.slice(0, 40));
    return new SqlSyntaxError(
      `expected ${expected}, found ${found}`,
      token?.start ?? this.tokens.at(-1)?.end ?? 0,
    );
  }

  /** Runs one level of nesting, refusing to go too deep. */
  nested<T>(read: () => T): T {
    this.limit(this.depth);
    this.depth++;
    const result = read();
    this.depth--;
    return result;
  }

  /** Also for chains such as 1 + 1 + ..., which make trees that are deep on their left side. */
  limit(depth: number, most = maxDepth): void {
    if (depth >= most) throw this.error(`at most ${most} levels of nesting`);
  }
}

function isFixed(kind: SqlTokenKind): boolean {
  return kind === "keyword" || kind === "operator" || kind === "punctuation";
}
