// What a light conversation holds on to, and how much memory any conversation takes.
import type { TakenTurn } from "./conversation.ts";
import type { WalkState } from "./following/standing.ts";
import { withoutRows } from "./show.ts";

/**
 * Only the last turn is built on, and the one before where the last asked back: whoever goes on without a
 * choice goes on from there. What the others hold would be kept for going back alone.
 */
export function lightened(turns: readonly TakenTurn[]): TakenTurn[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const standing = lightStanding(last);
  const before = turns.at(-2);
  const asked = last.answer.clarify !== undefined && before !== undefined;
  return turns.map((turn) => {
    const { answer, previous } = turn;
    const own = asked && turn === before ? lightStanding(before) : standing;
    return { answer: withoutRows(answer), previous, standing: own };
  });
}

const lightStanding = ({ standing }: TakenTurn): WalkState => ({
  ...standing,
  context: standing.context.lighten(),
});

/** Measured: a turn's texts and small objects. */
const bytesOfTurn = 2_000;

/** About what these turns take in memory, counting what they share once. */
export function heldBytes(turns: readonly TakenTurn[]): number {
  const held = new Map<object, number>();
  for (const context of new Set(turns.map(({ standing }) => standing.context))) {
    for (const [part, bytes] of context.held()) held.set(part, bytes);
  }
  return [...held.values()].reduce((sum, bytes) => sum + bytes, bytesOfTurn * turns.length);
}
