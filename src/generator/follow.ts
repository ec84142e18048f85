// Where a conversation goes on from: the taught reading, and the others that counted as right.
import { isAside, type Moment, type Move, slotNamed } from "./context.ts";
import { type Declared, distinct, sameQuery, slotsOf } from "./slots.ts";

/** Ways of having taken the conversation so far that are followed besides the taught one. */
const mostOthers = 3;

/** Whoever took an earlier turn in another way that counted as right goes on from there. */
export function withOthers(context: Moment, move: Move): Move {
  const { elsewhere } = move;
  if (elsewhere === undefined || context.others === undefined) return move;
  const further = context.others.flatMap((other) => elsewhere(other) ?? []);
  return { ...move, alternatives: [...(move.alternatives ?? []), ...further] };
}

/** The cheapest of an earlier turn, once the conversation asked for all: that is soon far-fetched. */
function holdsMoreBest(context: Moment, other: Declared, query: Declared): boolean {
  return [...slotsOf(other).keys()].some(
    (name) => slotNamed(context, name)?.superlative === true && !slotsOf(query).has(name),
  );
}

/** Where the conversation stands once a move is made. */
export function goOn(context: Moment, move: Move, empty: boolean): Moment {
  const next = { ...context, turn: context.turn + 1, empty };
  const { query } = move;
  if (query === undefined) return next;
  const left = context.query;
  // A question of another kind leaves the matter in hand, however it was put.
  const leaves = left !== undefined && isAside(context, query) && !isAside(context, left);
  const others = distinct([...(move.alternatives ?? []), ...(move.behind ?? [])])
    .filter((one) => !sameQuery(one, query) && !holdsMoreBest(context, one, query))
    .slice(0, mostOthers);
  return {
    ...next,
    query,
    others,
    history: [...context.history, query],
    ...(leaves ? { suspended: left, suspendedOthers: context.others ?? [] } : {}),
  };
}
