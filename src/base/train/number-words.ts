// Threads get the table of words once: every word that can be read must have its number before.
import type { Interaction } from "../../dataset/interaction.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { WordBook } from "../word-book.ts";

export function numberWords(interactions: Iterable<Interaction>, book: WordBook): void {
  for (const { turns } of interactions) {
    for (const { utterance, sql } of turns) {
      for (const text of [utterance, ...sql]) {
        for (const token of tokenize(text)) book.number(token.text);
      }
    }
  }
  book.number("?");
}
