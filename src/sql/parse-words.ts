// Reads words that may be no query: predictions, training queries, what a person typed.

import { parseSql } from "./parse.ts";
import { SqlSyntaxError } from "./syntax-error.ts";
import type { Query } from "./tree.ts";
import { joinWords } from "./words.ts";

/** Undefined for what does not parse. */
export function tryParse(sql: string): Query | undefined {
  try {
    return parseSql(sql);
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined;
    throw error;
  }
}

/** Undefined also where the words are not one token each: a node's place is its place among them. */
export function parseWords(words: readonly string[]): Query | undefined {
  const query = tryParse(joinWords(words));
  return query?.end === words.length ? query : undefined;
}
