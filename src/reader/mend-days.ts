// Misspelt days and months as they are meant: "on wendesday" is on wednesday. Only behind a word that
// leads to a day, and never a word of the database: "a letter of mundy" is somebody's.
import { createSpeller } from "../entities/spelling.ts";
import { monthWords, weekdayWords } from "../text/counted-words.ts";
import type { Token } from "../text/token.ts";

/** Short months are too easily a name: "marc", "augusta". */
const days = [
  ...weekdayWords,
  ...monthWords.filter((name) => name.length > 6),
  "tomorrow",
  "yesterday",
];
const leading: ReadonlySet<string> = new Set("on next this last every until since".split(" "));

const speller = createSpeller(days, []);

const letters = (word: string): string => [...word].sort().join("");
/** The letters of a weekday in another order are nobody's name: "firday", "satruday". */
const ofMixedLetters: ReadonlyMap<string, string> = new Map(
  weekdayWords.map((day) => [letters(day), day]),
);

/** `isName`: is it a value of the database? */
export function mendDays(
  tokens: readonly Token[],
  isName: (word: string) => boolean,
): readonly Token[] {
  return tokens.map((token, i) => {
    if (isName(token.text)) return token;
    const mixed = ofMixedLetters.get(letters(token.text));
    if (mixed?.[0] === token.text[0]) return { ...token, text: mixed ?? "" };
    if (!leading.has(tokens[i - 1]?.text ?? "")) return token;
    const [best, other] = speller.correct(token.text);
    return best === undefined || best.edits === other?.edits
      ? token
      : { ...token, text: best.word };
  });
}
