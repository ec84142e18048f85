// How sure a base model may be of a query: a logistic over what decoding showed.
import type { DoubtWeights } from "../../conversation/interpreter.ts";
import { outlineWords } from "../../outline/symbols.ts";
import type { Example } from "../network/example.ts";
import type { OutlineHypothesis } from "./search.ts";

export type Evidence = {
  readonly logProbability: number;
  readonly lowest: number;
  /** Log odds to the next other query. */
  readonly margin: number;
  readonly forbidden: number;
  readonly length: number;
  /** Columns of the query that no word said so far names or says a value of. */
  readonly unfounded: number;
  /** Typed short: less probable by sentences that people wrote out, and as often right. */
  readonly typed: boolean;
};

export function evidenceOf(
  best: OutlineHypothesis,
  other: OutlineHypothesis | undefined,
  example: Example,
  typed: boolean,
): Evidence {
  return {
    logProbability: best.logProbability,
    lowest: Math.min(1, ...best.probabilities),
    margin: other === undefined ? 6 : best.logProbability - other.logProbability,
    forbidden: best.forbidden,
    length: best.symbols.length,
    unfounded: unfounded(best.symbols, example),
    typed,
  };
}

/** Kind of match by which nothing is matched: of a column, and of a table. */
const unmatched: ReadonlySet<number> = new Set([0, 8]);

function unfounded(symbols: readonly number[], { matches, words, schema }: Example): number {
  const items = schema.types.length;
  const isNamed = (item: number): boolean =>
    [...words.keys()].some((at) => !unmatched.has(matches[at * items + item] ?? 0));
  const used = new Set(symbols.map((symbol) => symbol - outlineWords.length));
  const columns = [...used].filter((item) => item >= 0 && schema.types[item] !== undefined);
  return columns.filter((item) => !isTable(item, matches, items) && !isNamed(item)).length;
}

/** A table's matches are numbers of their own. */
function isTable(item: number, matches: Uint8Array, items: number): boolean {
  return (matches[item] ?? 0) >= 8 && item < items;
}

function featuresOf(evidence: Evidence): number[] {
  const { likely, margin, typed } = signsOf(evidence);
  return [
    1,
    likely,
    Math.log(Math.max(evidence.lowest, 1e-3)),
    margin,
    evidence.forbidden,
    evidence.length / 20,
    Math.min(3, evidence.unfounded),
    typed,
  ];
}

/** What of it is weighed anew beside the words and the conversation (conversation/doubt/doubt.ts). */
export function signsOf({ logProbability, margin, typed }: Evidence) {
  return {
    likely: Math.max(-8, logProbability),
    margin: Math.min(6, Math.max(-2, margin)),
    typed: typed ? 1 : 0,
  };
}

/** Fitted on real conversations about databases that the weights had not seen; the last on typed ones of analysts. */
const ordinary: readonly number[] = [0.53, 1.272, -0.647, 0.23, -0.232, -0.182, -1.127, 1];

/** What that, the turns it stands on and words left over are worth together; fitted on the same. */
export const baseDoubt: DoubtWeights = {
  bias: 0.73,
  own: 0.82,
  unknown: -0.11,
  known: -0.35,
  recovery: 0.2,
};

export function confidenceOf(evidence: Evidence, weights: readonly number[] | null): number {
  const features = featuresOf(evidence);
  const used = weights ?? ordinary;
  const score = features.reduce((sum, feature, i) => sum + feature * (used[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
