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
  if (text === "person" && /(?:^|\s)(?:this|that|same)$/.test(near)) return null;
  // "the oldest van we run"
  if (text === "run" && /(?:^|\s)(?:we|you|they|i)$/.test(near)) return { use: "polite" };
  // "the dear ones", where nobody is addressed.
  if (text === "dear" && /^(?:ones?|first|things?)$/.test(next)) return { use: "unknown" };
  if (/^years?$/.test(text) && next === "old") return null;
  if (text === "square" && areal.test(next)) return null;
  // "high to low": which way it is sorted.
  const isWay =
    /^(?:high|low|small|large|big)$/.test(text) && (next === "to" || /\bto$/.test(near));
  const order = isWay ? operationOf("sorted", pieces.keywords) : undefined;
  return order == null ? undefined : { use: "used", by: order };
}

const areal =
  /^(?:met(?:re|er)s?|f(?:oo|ee)t|inch(?:es)?|yards?|(?:kilo)?met(?:re|er)s?|miles?|m|km)$/;
