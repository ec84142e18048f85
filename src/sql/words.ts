// The words in which the model speaks SQL, and the way back to text.

import { lexSql } from "./lexer.ts";

/** One word a token: keywords in upper case, table.column and literals whole, no final semicolon. */
export function sqlWords(sql: string): string[] {
  const words = lexSql(sql).map((token) => token.text);
  while (words.at(-1) === ";") words.pop();
  return words;
}

/** Readable, and lexes back to the same words. */
export function joinWords(words: readonly string[]): string {
  return words.join(" ");
}

/** Drops closing parentheses that close nothing and closes at the end what stayed open. */
export function balanceParentheses(words: readonly string[]): string[] {
  const balanced: string[] = [];
  let open = 0;
  for (const word of words) {
    if (word === ")" && open === 0) continue;
    if (word === "(") open++;
    if (word === ")") open--;
    balanced.push(word);
  }
  return [...balanced, ...Array.from({ length: open }, () => ")")];
}
