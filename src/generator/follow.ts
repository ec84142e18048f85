// Where a conversation goes on from: the taught reading, and the others that counted as right.
import type { Standpoint, TalkGround, TalkMove } from "./ground.ts";
import type { Filter, TalkQuery } from "./query.ts";
import { distinct, drop, keysOf, sameQuery } from "./slots.ts";

/** Ways of having taken the conversation so far that are followed besides the taught one. */
const mostOthers = 3;

/** Whoever took an earlier turn in another way that counted as right goes on from there. */
export function withOthers<Q extends TalkQuery>(
  context: Standpoint<Q>,
  move: TalkMove<Q>,
): TalkMove<Q> {
  const { elsewhere } = move;
  if (elsewhere === undefined || context.others === undefined) return move;
  const further = context.others.flatMap((other) => elsewhere(other) ?? []);
  return { ...move, alternatives: [...(move.alternatives ?? []), ...further] };
}

/** Where the conversation stands once a move is made. */
export function goOn<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
  context: C,
  move: TalkMove<Q>,
  empty: boolean,
): C {
  const next = { ...context, turn: context.turn + 1, empty };
  const { query } = move;
  if (query === undefined) return next;
  // The cheapest of an earlier turn, once the conversation asked for all: that is soon far-fetched.
  const holdsMoreBest = (other: Q): boolean =>
    ground.conditions(drop(other, keysOf(query.where))).some((one) => ground.isBest(context, one));
  const others = distinct([...(move.alternatives ?? []), ...(move.behind ?? [])])
    .filter((one) => !sameQuery(one, query) && !holdsMoreBest(one))
    .slice(0, mostOthers);
  const suspended = ground.suspended(context, move);
  const leaves = suspended !== undefined && suspended !== context.suspended;
  const left = leaves ? (context.others ?? []) : (context.suspendedOthers ?? []);
  const history = [...context.history, query];
  return { ...next, query, others, history, suspended, suspendedOthers: left };
}
