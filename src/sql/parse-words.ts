// Reads words that may be no query: predictions, training queries, what a person typed.

import { lexWords, type SqlToken, tryLex } from "./lexer.ts";
import { parseTokens } from "./parse.ts";
import { SqlSyntaxError } from "./syntax-error.ts";
import type { Query } from "./tree.ts";

/** Undefined for what does not parse. */
export function tryParse(sql: string): Query | undefined {
  const tokens = tryLex(sql);
  return tokens && tryTokens(tokens);
}

/** Undefined also where the words are not one token each: a node's place is its place among them. */
export function parseWords(words: readonly string[]): Query | undefined {
  const tokens = lexWords(words);
  const query = tokens && tryTokens(tokens);
  return query?.end === words.length ? query : undefined;
}

function tryTokens(tokens: readonly SqlToken[]): Query | undefined {
  try {
    return parseTokens(tokens);
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined;
    throw error;
  }
}
