// The short way out of a half-made query.

import type { Word } from "./lexicon.ts";

/** Where allowed, these come first: they end something. */
const closing: readonly string[] = [")", "FROM", "NULL", "IS"];
/** Then values and names; then these, which open least first. */
const opening: readonly string[] =
  "GROUP BY ON SELECT = AND , JOIN IN COUNT MIN MAX AVG SUM ( BETWEEN LIKE".split(" ");

type Step = {
  readonly complete: boolean;
  allows(word: string): boolean;
  next(word: string): Step | undefined;
};

/** Far beyond what completing takes; a bound, so that a mistake here cannot hang. */
const maxWords = 500;

export function finishWords(
  start: Step,
  candidates: readonly string[],
  classify: (word: string) => Word,
): string[] {
  const kinds = ["literal", "placeholder", "column", "table"] as const;
  const ranked = [
    ...closing,
    ...kinds.flatMap((kind) => candidates.filter((word) => classify(word).kind === kind)),
    ...opening,
    ...candidates,
  ];
  const sayable = new Set(candidates);
  const words: string[] = [];
  let state: Step | undefined = start;
  while (state !== undefined && !state.complete && words.length < maxWords) {
    const here: Step = state;
    const word = ranked.find((option) => sayable.has(option) && here.allows(option));
    if (word === undefined) break;
    words.push(word);
    state = here.next(word);
  }
  return words;
}
