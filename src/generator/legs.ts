// Between two ends: the way back, the next leg from where the last one ended, and whatever leaves from there.
import type { Standpoint, TalkGround, TalkMove, Way } from "./ground.ts";
import { type Filter, filterKey, type TalkQuery } from "./query.ts";
import { fill } from "./slots.ts";

type WayMove<F extends Filter, Q extends TalkQuery, C> = (
  context: C,
  act: string,
  ways: Iterable<Way<F, Q>>,
  labels: readonly string[],
) => TalkMove<Q> | undefined;

export function createLegs<F extends Filter, Q extends TalkQuery, C extends Standpoint<Q>>(
  ground: TalkGround<F, Q, C>,
  wayMove: WayMove<F, Q, C>,
) {
  return { swapMove, onwardMove, leavingMove };

  /** The way back: two conditions change places; of the rest only what is said now holds. */
  function swapMove(context: C): TalkMove<Q> | undefined {
    const { random, query: held } = context;
    const ends = held && ground.ends(context, held);
    if (held === undefined || ends?.start === undefined) return undefined;
    const from = ends.moved(ends.end, "start");
    const to = ends.moved(ends.start, "end");
    if (from === undefined || to === undefined) return undefined;
    const before = ground.main(context, held);
    const query = { ...before, where: [from, to] };
    const added = withThatDay(context, random.next() < 0.65 ? addedTo(context, query) : []);
    // "the way back from boston": one end, or both, may be named.
    const roll = random.next();
    const named = roll < 0.22 ? [from, to] : roll < 0.45 ? [from] : [];
    const next = fill(query, added);
    // On the same airline and in the same class, perhaps; with everything else too, perhaps.
    const keeping = (kept: readonly Filter[]): Q =>
      fill(fill({ ...before, where: kept }, [from, to]), added);
    const all = ground.conditions(before);
    // Where both ends are said again, so would be the rest.
    const same = named.length < 2 ? [keeping(all)] : [];
    const alternatives = [keeping(all.filter(ends.keeps)), ...same];
    const way = { query: next, template: ends.back, express: [...named, ...added], alternatives };
    const labels = named.length < 2 ? ["return", "ellipsis"] : ["return", "fresh"];
    return wayMove(context, "swap", [way], labels);
  }

  /** Conditions beside the ends, the best of something left out. */
  function addedTo(context: C, query: Q): readonly F[] {
    const changed = ground.change({ ...context, query }, query, "add") ?? [];
    const ends = new Set(query.where.map(filterKey));
    return changed.filter((one) => !ground.isBest(context, one) && !ends.has(filterKey(one)));
  }

  /** "and back on the same day". */
  function withThatDay(context: C, added: readonly F[]): readonly F[] {
    if (context.random.next() >= 0.12) return added;
    const day = ground.thatDay(context);
    if (day === undefined || added.some((one) => filterKey(one) === filterKey(day))) return added;
    return [...added, day];
  }

  /** The place where the last leg ended, as that where the next one begins. */
  function newStart(context: C, query: Q): F | undefined {
    const ends = ground.ends(context, query);
    const start = ends?.moved(ends.end, "start");
    return start && ground.again(context, start);
  }

  /** The next leg: its start is where the last one ended, and is mostly not named again. */
  function onwardMove(context: C): TalkMove<Q> | undefined {
    const { random, query } = context;
    const ends = query && ground.ends(context, query);
    const start = query && newStart(context, query);
    if (query === undefined || ends?.onward === undefined || start === undefined) return undefined;
    const end = ends.another();
    if (end === undefined) return undefined;
    const before = ground.main(context, query);
    const leg = { ...before, where: [start, end] };
    const added = withThatDay(context, random.next() < 0.7 ? addedTo(context, leg) : []);
    const keeping = (kept: readonly Filter[]): Q =>
      fill(fill({ ...before, where: kept }, [start, end]), added);
    const all = ground.conditions(before);
    const way = {
      query: fill(leg, added),
      template: ends.onward,
      express: [end, ...added],
      alternatives: [keeping(all.filter(ends.keeps)), keeping(all)],
    };
    return wayMove(context, "onward", [way], ["onward", "reference", "ellipsis"]);
  }

  /** What leaves from the last leg's end, asked in full: nobody flies from boston to boston. */
  function leavingMove(context: C): TalkMove<Q> | undefined {
    const { query } = context;
    const start = query && newStart(context, query);
    if (query === undefined || start === undefined) return undefined;
    const ways = ground.leaving(context, query, start);
    return wayMove(context, "leaving", ways, ["leaving", "fresh"]);
  }
}
