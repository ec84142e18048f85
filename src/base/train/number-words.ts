// Threads get the table of words once: every word that can be read must have its number before.
import type { Interaction } from "../../dataset/interaction.ts";
import { tryLex } from "../../sql/lexer.ts";
import { unquotedText } from "../../sql/quote-name.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { WordBook } from "../encoding/word-book.ts";

/** One of each shape that numbers are known by. */
const numbers = ["1.5", "2020", "10", "100", ..."0123456789"];

export function numberWords(interactions: Iterable<Interaction>, book: WordBook): void {
  for (const word of ["?", ...numbers]) book.number(word);
  for (const { turns } of interactions) {
    for (const { utterance, sql } of turns) {
      for (const text of [utterance, ...sql.flatMap(textsIn)]) {
        for (const token of tokenize(text)) book.number(token.text);
      }
    }
  }
}

/** What a query compares with, as the next turn may mean it. */
function textsIn(sql: string): string[] {
  const texts = (tryLex(sql) ?? []).filter(({ kind }) => kind === "string");
  return texts.map(({ text }) => unquotedText(text).replaceAll("%", " "));
}
