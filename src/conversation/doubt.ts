// Doubt is inherited: what stands on a doubtful turn is doubtful, until a person confirms that turn.
// Words that nothing in the query accounts for are doubt as well.
import type { Answer } from "../answer.ts";
import type { WordUse } from "../words/account.ts";
import { piecesOf } from "../words/query-pieces.ts";
import type { DoubtWeights, Understanding } from "./interpreter.ts";

/** An earlier turn that a later one may stand on. */
export type Ground = Pick<Answer, "turn" | "sql" | "confidence">;

/**
 * What a model's confidence, and words left over, are worth in talk unlike what it was trained on: a
 * logistic fit over held-out conversations (docs/results.md, "When to ask back").
 */
const ordinary: DoubtWeights = { bias: 0.98, own: 0.55, unknown: -1.07, known: -0.33 };

/** How sure the whole of it is: as sure as the turn itself, what it stands on, and its words. */
export function wholeConfidence(
  { confidence, provenance, sql }: Pick<Understanding, "confidence" | "provenance" | "sql">,
  earlier: readonly Ground[],
  words: readonly WordUse[],
  weights: DoubtWeights = ordinary,
): number {
  const grounds = groundsOf({ provenance, sql }, earlier);
  const product = confidence * Math.min(1, ...grounds.map((ground) => ground.confidence));
  const count = (use: WordUse["use"], most: number): number =>
    Math.min(most, words.filter((word) => word.use === use).length);
  const own = Math.min(0.999, Math.max(0.001, product));
  const score =
    weights.bias +
    weights.own * Math.log(own / (1 - own)) +
    weights.unknown * count("unknown", 2) +
    weights.known * count("known", 3);
  return 1 / (1 + Math.exp(-score));
}

/** The turns that pieces were copied from; where that is not known, one whose values are kept. */
function groundsOf(
  { provenance, sql }: Pick<Understanding, "provenance" | "sql">,
  earlier: readonly Ground[],
): readonly Ground[] {
  const copied = new Set(
    provenance.flatMap(({ from, turn }) => (from === "segment" ? [turn] : [])),
  );
  if (copied.size > 0) return earlier.filter(({ turn }) => copied.has(turn));
  const last = earlier.findLast((ground) => ground.sql !== "");
  if (last === undefined || provenance.some(({ from }) => from === "placeholder")) return [];
  const { literals } = piecesOf(sql);
  const kept = [...piecesOf(last.sql).literals].some((literal) => literals.has(literal));
  return kept ? [last] : [];
}
