// Doubt is inherited: what stands on a doubtful turn is doubtful, until a person confirms that turn.
import type { Answer } from "../answer.ts";
import { piecesOf } from "../words/query-pieces.ts";
import type { Understanding } from "./interpreter.ts";

/** An earlier turn that a later one may stand on. */
export type Ground = Pick<Answer, "turn" | "sql" | "confidence">;

/** How sure the whole of it is: as sure as the turn itself, and as what it stands on. */
export function inheritedConfidence(
  { confidence, provenance, sql }: Pick<Understanding, "confidence" | "provenance" | "sql">,
  earlier: readonly Ground[],
): number {
  const grounds = groundsOf({ provenance, sql }, earlier);
  return confidence * Math.min(1, ...grounds.map((ground) => ground.confidence));
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
