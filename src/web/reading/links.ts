// Which words a piece of SQL attended to, and which pieces a word was attended by.
import type { Answer, ProvenanceStep } from "../../conversation/answer.ts";

/** A stretch of the utterance of a turn. */
export type WordPlace = { readonly turn: number; readonly start: number; readonly end: number };
/** Lit words carry a weight from 0 to 1, relative to the one looked at most. */
export type LitWord = WordPlace & { readonly weight: number };
type StepPlace = { readonly turn: number; readonly step: number };
export type LitStep = StepPlace & { readonly weight: number };

/** Below this share of the strongest link nothing lights up. */
const faint = 0.15;
const clear = 0.3;

export function wordsOf(answer: Answer, step: number): LitWord[] {
  const attention = answer.provenance[step]?.attention;
  if (attention === undefined) return [];
  const top = Math.max(...attention, Number.MIN_VALUE);
  return answer.attended.flatMap(({ turn, start, end }, i) => {
    const weight = (attention[i] ?? 0) / top;
    return weight >= faint && end > start ? [{ turn, start, end, weight }] : [];
  });
}

export function stepsOf(answers: readonly Answer[], place: WordPlace): LitStep[] {
  return answers.flatMap((answer) => {
    const columns = answer.attended.flatMap((word, i) => (overlaps(word, place) ? [i] : []));
    if (columns.length === 0) return [];
    return answer.provenance.flatMap(({ attention }, step) => {
      if (attention === undefined) return [];
      const top = Math.max(...attention, Number.MIN_VALUE);
      const weight = Math.max(...columns.map((column) => attention[column] ?? 0)) / top;
      return weight >= clear ? [{ turn: answer.turn, step, weight }] : [];
    });
  });
}

export const overlaps = (a: WordPlace, b: WordPlace): boolean =>
  a.turn === b.turn && a.start < b.end && b.start < a.end;

/** The turn whose colour a piece of SQL has: the one that first brought it in. */
export const originTurn = (step: ProvenanceStep): number => step.first_turn ?? step.turn;

/** "copied from turn 1, 98% sure". */
export function describeOrigin(step: ProvenanceStep, turn: number): string {
  const sure = `${Math.round(step.probability * 100)}% sure`;
  switch (step.from) {
    case "segment":
      return `copied from the query of turn ${originTurn(step)}, ${sure}`;
    case "placeholder":
      return step.turn === turn
        ? `a value named in this turn, ${sure}`
        : `a value named in turn ${step.turn}, ${sure}`;
    case "vocabulary":
      return `written in this turn, ${sure}`;
    default:
      return step.from satisfies never;
  }
}
