// What of a turn is large, and how much of it a conversation keeps. Rows can be asked for again; what
// was said and which query answered it is kept for good.
import type { Answer } from "../conversation/answer.ts";

/** The large part of an answer. */
export type Bulk = Pick<Answer, "rows" | "key_rows" | "attended"> & {
  readonly attention: readonly (readonly number[] | undefined)[];
};

/** Bytes of large parts in a conversation; the latest turn keeps its own whatever its size. */
const maxBulkBytes = 8 * 1024 * 1024;

export function splitAnswer(answer: Answer): { readonly slim: Answer; readonly bulk: Bulk } {
  const { rows, key_rows: keys, attended, provenance } = answer;
  const slim = {
    ...answer,
    rows: [],
    attended: [],
    provenance: provenance.map(({ attention: _, ...step }) => step),
  };
  const attention = provenance.map((step) => step.attention);
  if (keys === undefined) return { slim, bulk: { rows, attended, attention } };
  return { slim: { ...slim, key_rows: [] }, bulk: { rows, key_rows: keys, attended, attention } };
}

/** The answer as it was; without its large part, it says that rows are missing. */
export function joinAnswer(slim: Answer, bulk: Bulk | undefined): Answer {
  if (bulk === undefined) {
    return { ...slim, truncated: slim.truncated || slim.row_count > slim.rows.length };
  }
  const { attention, ...rest } = bulk;
  const provenance = slim.provenance.map((step, i) => {
    const weights = attention[i];
    return weights ? { ...step, attention: weights } : step;
  });
  return { ...slim, ...rest, provenance };
}

/** The same turns, the older ones without their large parts where all together are beyond the bound. */
export function withinBulkBound<T extends { readonly turn: number; readonly answer: Answer }>(
  turns: readonly T[],
): readonly T[] {
  const sizes = turns.map(({ turn, answer }) => ({
    turn,
    bytes: JSON.stringify(splitAnswer(answer).bulk).length,
  }));
  const last = lastWithoutBulk(sizes.reverse());
  if (last === 0) return turns;
  return turns.map((turn) =>
    turn.turn > last
      ? turn
      : { ...turn, answer: joinAnswer(splitAnswer(turn.answer).slim, undefined) },
  );
}

/** The latest turn whose large part, with all before it, no longer has room; 0 where all have. */
export function lastWithoutBulk(
  newestFirst: readonly { readonly turn: number; readonly bytes: number }[],
): number {
  let total = 0;
  for (const [i, { turn, bytes }] of newestFirst.entries()) {
    total += bytes;
    if (i > 0 && total > maxBulkBytes) return turn;
  }
  return 0;
}
