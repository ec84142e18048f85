// An utterance heard clause by clause where that is plain (clauses.ts): what is taken back first, what is
// wished then; and what stands behind a reason where the whole told the model nothing new.
import type { Context, ReadingOptions, Understanding } from "../conversation/interpreter.ts";
import { behindReason, cutAfterTaking } from "./clauses.ts";

export type Before = {
  /** The query that the utterance goes on from. */
  readonly last: string;
  /** The number of its turn. */
  readonly turn: number;
};

export async function understandClauses(
  context: Context,
  utterance: string,
  options: ReadingOptions,
  { last, turn }: Before,
): Promise<Understanding> {
  const [taken, wished] = cutAfterTaking(utterance) ?? [];
  if (taken !== undefined && wished !== undefined) {
    const { onStep: _, ...quietly } = options;
    const before = await context.understand(taken, quietly);
    if (!before.refused && before.sql !== last) {
      const after = await before.heard.remember(before.sql).understand(wished, options);
      const confidence = Math.min(before.confidence, after.confidence);
      const heard = context.hear(utterance);
      if (!after.refused) return { ...asOneTurn(after, turn), confidence, heard };
    }
  }
  const whole = await context.understand(utterance, options);
  const reason = whole.refused || whole.sql === last ? behindReason(utterance) : undefined;
  if (reason === undefined || whole.heard.values.some(({ start }) => start < reason.at))
    return whole;
  const alone = await context.understand(reason.rest, options);
  return alone.refused ? whole : { ...alone, heard: whole.heard };
}

/** The second clause was heard as a turn after the first. */
const asOneTurn = (understood: Understanding, turn: number): Understanding => ({
  ...understood,
  attended: understood.attended.map((word) => ({ ...word, turn: Math.min(word.turn, turn) })),
  provenance: understood.provenance.map((step) => ({ ...step, turn: Math.min(step.turn, turn) })),
});
