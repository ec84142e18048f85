// Reads words that may be no query: predictions, training queries, what a person typed.

import { lexWords, type SqlToken, tryLex } from "./lexer.ts";
import { parseTokens } from "./parse.ts";
import { SqlSyntaxError } from "./syntax-error.ts";
import type { Query, Select } from "./tree.ts";

/** Undefined for what does not parse. */
export function tryParse(sql: string): Query | undefined {
  const tokens = tryLex(sql);
  return tokens && tryTokens(tokens);
}

/** Undefined also for what is more than one SELECT. */
export function trySelect(sql: string): Select | undefined {
  const query = tryParse(sql);
  return query?.kind === "select" ? query : undefined;
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
