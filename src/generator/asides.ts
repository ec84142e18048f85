// Queries that are asked for in given words: anything but what holds, a word about something near by, back
// to what was left, what an aside spoke of carried over; and whole questions, with their slips.
import type { SaidNext, Standpoint, TalkGround, TalkMove, Way } from "./ground.ts";
import type { Filter, TalkQuery } from "./query.ts";
import { sayingOn } from "./realise/realise.ts";

/** How a whole question may come out of somebody's mouth. */
type Slips<Q, C> = {
  readonly mended: (context: C, query: Q) => string | undefined;
  readonly runOn: (context: C, query: Q) => string | undefined;
};

export function createAsides<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
  { mended, runOn }: Slips<Q, C>,
) {
  const say = sayingOn(ground);
  return { firstMove, otherMove, asideMove, resumeMove, carryMove, wayMove };

  /** The first of these ways that can be said. */
  function wayMove(
    context: C,
    act: string,
    ways: Iterable<Way<F, Q>>,
    labels: readonly string[],
  ): TalkMove<Q> | undefined {
    for (const way of ways) {
      const text = worded(context, way);
      if (text === undefined) continue;
      const read = way.read === undefined ? way : way.read(text);
      if (read === undefined) return undefined;
      const { query, alternatives = [] } = read;
      const forked = "forked" in read && read.forked === true ? ["fork"] : [];
      const all = [...labels, ...(way.labels ?? []), ...forked];
      return { act, text, query, alternatives, labels: all };
    }
    return undefined;
  }

  function worded(context: C, way: Way<F, Q>): string | undefined {
    const { query, template, texts = new Map(), express = [], around } = way;
    const text =
      template === undefined
        ? ground.inFull(context, query)?.text
        : say(context, template, { query, express, texts });
    if (text === undefined || around === undefined) return text;
    return say(context, around, { query, texts: new Map([["question", text]]) });
  }

  /** The first question, or a later one that owes nothing to what came before. */
  function firstMove(context: C, act: "first" | "fresh"): TalkMove<Q> | undefined {
    const { random } = context;
    const query = ground.opening(context, act);
    if (query === undefined) return undefined;
    const slip = random.next() < 0.04 ? mended(context, query) : undefined;
    const often = slip === undefined ? ground.runsOn(query) : 0;
    const long = often > 0 && random.next() < often ? runOn(context, query) : undefined;
    const text = slip ?? long ?? ground.inFull(context, query)?.text;
    if (text === undefined) return undefined;
    const best = ground.conditions(query).filter((one) => ground.isBest(context, one));
    const labels = [
      act,
      ...(slip === undefined ? [] : ["mended"]),
      ...best.map(() => "superlative"),
    ];
    return { act, text, query, labels };
  }

  /** Anything but what holds, which is not named again: "on another airline", "who else flies there". */
  function otherMove(context: C): TalkMove<Q> | undefined {
    const { query } = context;
    const ways = query === undefined ? [] : ground.others(context, query);
    return wayMove(context, "other", ways, ["ellipsis", "replace", "reference", "other"]);
  }

  /** A word about something near by: ground transport at the destination, the customers of those orders. */
  function asideMove(context: C): TalkMove<Q> | undefined {
    const { query } = context;
    const ways = query === undefined ? [] : ground.asides(context, query);
    return wayMove(context, "aside", ways, ["focus-change"]);
  }

  /** Back from an aside: what was left holds again, with something new perhaps. */
  function resumeMove(
    context: C,
    change: SaidNext<Q, C> = () => undefined,
  ): TalkMove<Q> | undefined {
    const { suspended } = context;
    if (suspended === undefined) return undefined;
    const ways = ground.resumes(context, ground.main(context, suspended), change);
    return wayMove(context, "resume", ways, ["focus-return"]);
  }

  /** Out of an aside into the main thread, with what it spoke of: "show me flights there on monday". */
  function carryMove(context: C): TalkMove<Q> | undefined {
    const { query } = context;
    const ways = query === undefined ? [] : ground.carries(context, query);
    return wayMove(context, "carry", ways, ["focus-return", "reference", "carry"]);
  }
}
