// What a change may mean: the reading that is taught first, then every other one a careful reader
// could defend. Which comes first follows from the words alone, so that it can be learnt.
import { fallingSlots, type Moment, mainOf, namesThings, slotNamed, thingsOf } from "./context.ts";
import type { Target } from "./domain.ts";
import type { ReadAs, SaidChange } from "./ground.ts";
import {
  type Declared,
  distinct,
  drop,
  type Filled,
  fill,
  retarget,
  sinceOf,
  slotsOf,
} from "./slots.ts";

type ReadChange = SaidChange<Filled, Declared>;

const mostGolds = 4;
/** A question in full that asks for things without naming them: "is there a plane", "list all". */
export const askingAnew =
  /\b(is|are) there\b|\bdo you have\b|\bcan i (take|get)\b|^(\w+ )?(show|list|find|display|give|get)\b/i;
/** "can you try nashville" wishes for no more than "try nashville". */
export const wishing =
  /\b(i|i'd|i'll|i'm|we|my friend|(can|could|do) you(?! (try|make|change|check|do)\b))\b/i;

export function readChange(context: Moment, change: ReadChange): ReadAs<Declared> {
  const { query, changed, asked, text } = change;
  const main = mainOf(context, query).target;
  const things = thingsOf(context, query).target;
  const named = namesThings(context, query, text) || (asked !== undefined && askingAnew.test(text));
  // "on delta" goes on from the last question; "show me delta flights" and "which ones" ask anew.
  const passing = !change.pointing && (asked === undefined || (asked === main && !named));
  const pointed = change.pointing ? (asked ?? things) : (asked ?? main);
  const target = change.pointing || named ? pointed : passing ? query.target : asked!;
  const apply = (held: Declared, to: Target): Declared => {
    const kept = drop(to === held.target ? held : retarget(held, to), change.removed ?? []);
    // What a target does not go with falls on moving there, not on staying.
    return fill(to === held.target ? kept : drop(kept, fallingSlots(to)), changed);
  };
  const best = superlatives(context, query, changed, change.removed);
  const plain = drop(query, best);
  const replacing = change.kind === "replace" || change.kind === "fork";
  const later = replacing ? laterThan(context, query, changed, "anchors") : [];
  // Whatever held before that may have fallen, the taught choice first.
  const choices = passing
    ? [query, drop(query, later), plain, drop(plain, later)]
    : [drop(plain, later), plain];
  if (replacing && !passing) {
    choices.push(...anchorsOnly(context, plain, changed));
    // "all the flights on thursday" may go back to where wednesday was said, as for an anchor.
    choices.push(drop(plain, laterThan(context, plain, changed, "any")));
  }
  if (!passing) choices.push(drop(query, later), query);
  // "i'd like to fly on delta" wants a flight, whatever was asked about flights in between.
  const wish = change.kind !== "remove" && change.kind !== "correct" && wishing.test(text);
  const both = wish ? [main, target] : [target, main];
  // Words that wish for nothing go back to the flights only where flights were asked for.
  const returns = wish || context.history.some((past) => past.target === main);
  const targets = passing && target !== main && returns ? both : [target];
  const queries = distinct(targets.flatMap((to) => choices.map((held) => apply(held, to))));
  const forked = later.length > 0 && !passing;
  return { query: queries[0]!, alternatives: queries.slice(1, mostGolds), forked };
}

function superlatives(
  context: Moment,
  query: Declared,
  changed: readonly Filled[],
  removed: ReadChange["removed"] = [],
): string[] {
  return [...slotsOf(query).keys()].filter(
    (name) =>
      slotNamed(context, name)?.superlative === true &&
      !removed.includes(name) &&
      !changed.some((one) => one.slot === name),
  );
}

const anchors = (context: Moment, name: string): boolean =>
  slotNamed(context, name)?.anchors === true;

/**
 * Replacing what later constraints hung on, these may be meant to fall (the paper's Figure 2).
 * Later is what was not held at all when the replaced was said: a day that was said with it, and
 * has only been changed since, stays.
 */
export function laterThan(
  context: Moment,
  query: Declared,
  changed: readonly Filled[],
  than: "anchors" | "any",
): string[] {
  const replaced = changed.flatMap((one) =>
    than === "any" || anchors(context, one.slot) ? (slotsOf(query).get(one.slot) ?? []) : [],
  );
  const turn = Math.min(...replaced.map((one) => one.turn));
  return [...slotsOf(query).values()]
    .filter((one) => sinceOf(one) > turn && !anchors(context, one.slot))
    .map((one) => one.slot);
}

/** "flights to boston" may begin a new trip, of which only the other end is understood. */
function anchorsOnly(context: Moment, query: Declared, changed: readonly Filled[]): Declared[] {
  if (!changed.some((one) => anchors(context, one.slot))) return [];
  const others = [...slotsOf(query).keys()].filter((name) => !anchors(context, name));
  const rest = drop(query, [...others, ...changed.map((one) => one.slot)]);
  return others.length === 0 || slotsOf(rest).size === 0 ? [] : [drop(query, others)];
}
