// How an utterance is brought into the words that talk about the conversation is told by: short forms
// written out, and slips of the pen in just these words.
import { createSpeller } from "../../entities/spelling.ts";

/** What people write for what they say. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/g, "you"],
  [/\br\b/g, "are"],
  [/\bur\b/g, "your"],
  [/\b(?:wat|wot|waht|wht)\b/g, "what"],
  [/\b(?:pls|plz)\b/g, "please"],
  [/\bwhats\b|\bwhat's\b/g, "what is"],
  [/\bwhere's\b/g, "where is"],
  [/\bwhy's\b/g, "why is"],
  [/\bthankyou\b|\bthank u\b|\bty\b|\btysm\b/g, "thank you"],
  [/\b(?:hwy|whyy+)\b/g, "why"],
  [/\b(?:cna|acn)\b/g, "can"],
  [/\b(?:yuo|yo|yu)\b/g, "you"],
  [/\b(?:ovr|oevr)\b/g, "over"],
  [/\b(?:bak|bck)\b/g, "back"],
  [/\bhallo\b/g, "hello"],
];

export function plainly(utterance: string): string {
  const said = utterance
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[.!?;:,\s]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  return shortForms.reduce((text, [written, meant]) => text.replace(written, meant), said);
}

/** The utterance with every word that is one slip away from one of these put right; "suze" by itself is no "sure". */
export function createMender(words: Iterable<string>): (said: string) => string {
  const speller = createSpeller(words, []);
  return (said) =>
    said.replace(
      said.split(" ").length > 2 ? /\p{L}{4,}/gu : /\p{L}{5,}/gu,
      (word) => speller.correct(word).find(({ edits }) => edits === 1)?.word ?? word,
    );
}
