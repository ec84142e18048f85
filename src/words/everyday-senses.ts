// Everyday words whose sense the query has in another form: what is free costs 0, what somebody is dear by is a price,
// "this person" points back. English alone; a word that the query does not do stays what it was.
import type { WordFate } from "./account.ts";
import { operationOf } from "./operations.ts";
import type { QueryPieces } from "./query-pieces.ts";

type Place = {
  readonly text: string;
  /** The two words before, with a space between. */
  readonly near: string;
  readonly next: string;
  readonly pieces: QueryPieces;
};

export function everydaySense(place: Place): WordFate | null | undefined {
  const { text, near, next, pieces } = place;
  if (text === "free" && pieces.literals.has("0")) return { use: "used", by: "0" };
  const turn = turnsOfSpeech.find(
    (one) =>
      one.words.test(text) && (one.near?.test(near) ?? true) && (one.next?.test(next) ?? true),
  );
  if (turn !== undefined) return turn.is;
  // "high to low": which way it is sorted.
  const isWay =
    /^(?:high|low|small|large|big)$/.test(text) && (next === "to" || /\bto$/.test(near));
  const order = isWay ? operationOf("sorted", pieces.keywords) : undefined;
  return order == null ? undefined : { use: "used", by: order };
}

type Turn = {
  readonly words: RegExp;
  readonly near?: RegExp;
  readonly next?: RegExp;
  readonly is: WordFate | null;
};

const polite: WordFate = { use: "polite" };

/** Words that ask for nothing where they stand beside these. */
const turnsOfSpeech: readonly Turn[] = [
  { words: /^person$/, near: /(?:^|\s)(?:this|that|same)$/, is: null },
  // "the oldest van we run"
  { words: /^run$/, near: /(?:^|\s)(?:we|you|they|i)$/, is: polite },
  { words: /^present$/, near: /(?:^|\s)at$/, is: polite },
  // "the dear ones", where nobody is addressed.
  { words: /^dear$/, next: /^(?:ones?|first|things?)$/, is: { use: "unknown" } },
  { words: /^years?$/, next: /^old$/, is: null },
  {
    words: /^square$/,
    next: /^(?:met(?:re|er)s?|f(?:oo|ee)t|inch(?:es)?|yards?|(?:kilo)?met(?:re|er)s?|miles?|m|km)$/,
    is: null,
  },
  // "do you mean" asks for no average.
  { words: /^mean$/, near: /\b(?:you|i|we)$/, is: null },
  // "in the system": where everything is that can be asked for.
  {
    words: /^(?:system|file|files|record|records|database|dataset|table|tables)$/,
    near: /(?:^|\s)(?:in|on)(?: the)?$/,
    is: polite,
  },
  // "on the farm", "in our catalogue": what the database is about, as a whole.
  {
    words:
      /^(?:catalogue|catalog|collection|register|roster|archive|inventory|fleet|farm|company|firm|business|world|universe)$/,
    near: /(?:^|\s)(?:in|on|at|across) (?:the|our|my|this|your)$/,
    is: polite,
  },
  { words: /^far$/, near: /^(?!how\b)(?:.*\s)?so$/, is: null },
  { words: /^general$/, near: /(?:^|\s)in$/, is: null },
  { words: /^longer$/, near: /(?:^|\s)no$/, is: null },
  {
    words: /^people$/,
    near: /(?:^|\s)(?:these|those|such|do|did|can|could|would|should)$/,
    is: null,
  },
  { words: /^date$/, next: /^(?:from|back)$/, is: polite },
  { words: /^leave$/, next: /^(?:out|off)$/, is: polite },
  { words: /^place$/, near: /(?:^|\s)(?:take|takes|taken|taking|took)$/, is: null },
];
