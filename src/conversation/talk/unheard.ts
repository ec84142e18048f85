// What no model has to look at: too much at once, no letter at all, one word over and over, small talk, an answer
// to what nobody asked.
import type { Clarify } from "../answer.ts";
import { isSmallTalk } from "./small-talk.ts";

/** Some two hundred words: no question is longer, and reading takes longer than words add. */
const mostLetters = 1_000;

/** Why it is declined; undefined for whatever may be a question. */
export function unheard(utterance: string, asked: Clarify | undefined): string | undefined {
  const { length } = utterance;
  if (length > mostLetters)
    return `That is too long for one question: ${length} characters. Please say it in at most ${mostLetters}.`;
  if (!/[\p{L}\p{N}]/u.test(utterance)) return "I heard no question in that.";
  if (overAndOver.test(utterance) || isSmallTalk(utterance)) return "I heard no question in that.";
  const choice = /^\s*:\d+\s*$/.test(utterance);
  if (choice && asked === undefined) return "There is nothing to choose from. Please ask in words.";
  return undefined;
}

/** "la la la la", and not "no, no, no". */
const overAndOver = /^\W*(?!(?:no|yes|more|next|help|undo|back)\b)(\p{L}+)(?:\W+\1\b){2,}\W*$/iu;

/** What was said, as far as it is worth telling again. */
export const shortened = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`;
