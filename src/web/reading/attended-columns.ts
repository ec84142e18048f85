// The columns of the attention heatmap: a place in the conversation each, this turn's first. A value
// that stands for several placeholders is one place; earlier words that no step looked at are left out.
import type { Answer, AttendedWord } from "../../conversation/answer.ts";

export type AttendedColumn = {
  readonly word: AttendedWord;
  /** Of each step, in order. */
  readonly weights: readonly number[];
};

/** Less than this, and the cell would be white anyway. */
const faint = 0.03;

export function attendedColumns({ attended, provenance }: Answer, turn: number): AttendedColumn[] {
  const places = new Map<string, { readonly word: AttendedWord; readonly indices: number[] }>();
  attended.forEach((word, i) => {
    const key = `${word.turn}:${word.start}:${word.end}`;
    const place = places.get(key);
    if (place === undefined) places.set(key, { word, indices: [i] });
    else place.indices.push(i);
  });
  const columns = [...places.values()].map(({ word, indices }) => ({
    word,
    weights: provenance.map(({ attention = [] }) =>
      indices.reduce((sum, i) => sum + (attention[i] ?? 0), 0),
    ),
  }));
  return columns
    .filter(({ word, weights }) => word.turn === turn || Math.max(0, ...weights) >= faint)
    .sort((a, b) => b.word.turn - a.word.turn || a.word.start - b.word.start);
}
