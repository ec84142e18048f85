// The order of what was found: most probable first, but a query that leaves out a value of this very
// utterance, or says the opposite of its words, falls behind one that does not, and a refusal that is not
// sure goes last.
import { outlineWords } from "../../outline/symbols.ts";
import { isSenseless } from "../../sql/senseless.ts";
import { orderDistance } from "../../words/superlatives.ts";
import type { EncodedQuestion } from "../encoding/encode-turn.ts";
import { contradictionsOf, type Spoken } from "./contradictions.ts";
import type { OutlineHypothesis } from "./search.ts";

/** Mentions that are there to be used, unlike a word that only might be a value. */
const telling: ReadonlySet<string> = new Set([
  "whole",
  "quoted",
  "number",
  "day",
  "month",
  "year",
  "span",
  "misspelt",
]);
/** In log probability, for each value left out; measured on databases kept aside. */
const leftOutCosts = 1.5;
const contradictionCosts = 2.5;
/** Below this a refusal gives way to the next reading: real questions are often put in odd words. */
const surelyRefused = 0.9;
const refuse = outlineWords.indexOf("refuse");
const unsaid = outlineWords.indexOf("unsaid");

/** `score`: its log probability, less what it leaves out and gainsays. */
export type Ranked = OutlineHypothesis & { readonly score: number };

export function rankHypotheses(
  found: readonly OutlineHypothesis[],
  turn: EncodedQuestion,
  spoken: Spoken,
): Ranked[] {
  return found
    .map((one) => ({ ...one, score: scoreOf(one, turn, spoken) }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(one: OutlineHypothesis, turn: EncodedQuestion, spoken: Spoken): number {
  const { symbols, logProbability } = one;
  if (symbols[0] === refuse || symbols.includes(unsaid))
    return Math.exp(logProbability) >= surelyRefused ? 0 : Number.NEGATIVE_INFINITY;
  const words = symbols.flatMap((symbol) => outlineWords[symbol] ?? []);
  return (
    logProbability -
    leftOutCosts * leftOut(symbols, turn) -
    contradictionCosts * contradictionsOf(words, spoken)
  );
}

/** Once they are written: one that takes the most of something else than was said, makes no sense,
 * or compares with what `isUnfit`, falls behind. */
export function bySaidOrder<T extends { readonly sql: string; readonly hypothesis: Ranked }>(
  written: readonly T[],
  text: string,
  isUnfit: (sql: string) => boolean,
): T[] {
  const ranked = written.map((one): T => {
    const { hypothesis, sql } = one;
    const isOther = orderDistance(text, sql) === Number.POSITIVE_INFINITY;
    if (!isOther && !isSenseless(sql) && !isUnfit(sql)) return one;
    return { ...one, hypothesis: { ...hypothesis, score: hypothesis.score - contradictionCosts } };
  });
  return ranked.sort((a, b) => b.hypothesis.score - a.hypothesis.score);
}

/** How many values said in the current utterance no part of the query stands for. */
function leftOut(symbols: readonly number[], { example, candidates }: EncodedQuestion): number {
  const { spans } = example.candidates;
  const firstValue = outlineWords.length + example.schema.types.length;
  const said = example.ages.lastIndexOf(0) + 1;
  const placesOf = (value: number): number[] =>
    [...Array(said).keys()].filter((at) => spans[at * candidates.length + value] === 1);
  const covered = new Set(
    symbols.flatMap((symbol) => (symbol < firstValue ? [] : placesOf(symbol - firstValue))),
  );
  let count = 0;
  candidates.forEach(({ age, kind }, value) => {
    if (age !== 0 || !telling.has(kind)) return;
    const places = placesOf(value);
    if (places.length === 0 || places.some((at) => covered.has(at))) return;
    count += 1;
    for (const at of places) covered.add(at);
  });
  return count;
}
