// Where a query says the opposite of the words: an exception nobody spoke of, the other side of a bound, a
// range without both its ends. Such a reading falls behind one that does not.
import { comparisonWords, type OutlineSymbol, type OutlineWord } from "../../outline/symbols.ts";
import { sidesIn, timeSideIn } from "../../text/sides.ts";

export type Spoken = {
  /** This utterance, in small letters, without marks. */
  readonly text: string;
  /** With the one before. */
  readonly sight: string;
  /** The query before: what it says already needs no word. */
  readonly before: readonly OutlineSymbol[];
};

type Words = ReadonlySet<OutlineWord>;
type Contradiction = (query: Words, before: Words, spoken: Spoken) => boolean;

/** A word for what is not, or is other than something: nearly every exception that people ask for has one. */
const negative =
  /\b(?:not?|non\w*|none|nor|neither|never|nobody|nothing|cannot|n t|(?:do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)n t?|without|but|except\w*|exclud\w*|other|others|another|else|different|opposite|rest|remain\w*|besides|beside|outside|rather|instead|only|any|zero|0|lack\w*|missing|absent|unlike|un\w+|in\w{5,}|dis\w{4,}|yet|less|fewer|minus|drop|skip|leave|left|omit|avoid\w*|fail\w*|free|remove\w*|second|2nd|third|3rd|2|3)\b/;
const range = /\bbetween\b.*\band\b/;

const has = (query: Words, ...words: readonly OutlineWord[]): boolean =>
  words.some((word) => query.has(word));

const contradictions: readonly Contradiction[] = [
  (query, before, { sight }) =>
    has(query, "except", "not", "!=") &&
    !has(before, "except", "not", "!=") &&
    !negative.test(sight),
  (query, before, { text }) => {
    // "before" and "after" may be what happened first; with their end they are sides.
    const time = timeSideIn(text);
    const sides = [...sidesIn(text), ...(time?.endsWith("=") ? [time] : [])];
    const low = sides.some((side) => side.startsWith("<"));
    const high = sides.some((side) => side.startsWith(">"));
    if (low === high || has(query, "between")) return false;
    const [asked, other] = low
      ? ([["<", "<="] as const, [">", ">="] as const] as const)
      : ([[">", ">="] as const, ["<", "<="] as const] as const);
    return !has(query, ...asked) && has(query, ...other) && !has(before, ...other);
  },
  (query, before, { text }) =>
    range.test(text) &&
    !has(query, "between", "during") &&
    !has(before, "between") &&
    !(has(query, ">", ">=") && has(query, "<", "<=")),
];

/** How many of them a query is guilty of. */
export function contradictionsOf(query: readonly OutlineWord[], spoken: Spoken): number {
  const words = new Set(query);
  const before = new Set(spoken.before.flatMap((one) => (one.kind === "word" ? [one.word] : [])));
  return contradictions.filter((holds) => holds(words, before, spoken)).length;
}

const worked: ReadonlySet<string> = new Set(["+", "-", "*", "/", "(", ")"]);

/** `discount > price * discount`: a column against itself, or what is worked out of it, tells no rows apart. */
export function comparesItself(outline: readonly OutlineSymbol[]): boolean {
  return outline.some((one, at) => {
    const sign = outline[at + 1];
    if (one.kind !== "item" || sign?.kind !== "word" || !comparisonWords.has(sign.word))
      return false;
    const behind = outline.slice(at + 2);
    const end = behind.findIndex((next) => next.kind === "word" && !worked.has(next.word));
    const other = end < 0 ? behind : behind.slice(0, end);
    return other.some((next) => next.kind === "item" && next.item === one.item);
  });
}
