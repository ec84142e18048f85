// What asking something else about the same things may mean, the reading that is taught first.
import { fallingSlots, type Moment, mainOf, nounsOf, slotNamed, trySay } from "./context.ts";
import type { Target } from "./domain.ts";
import { type Declared, distinct, drop, type Filled, fill, retarget, slotsOf } from "./slots.ts";

export type TargetChange = {
  readonly target: Target;
  /** Constraints said with the question. */
  readonly added: readonly Filled[];
  readonly text: string;
};

// Not "this wednesday", "one way" or "airlines that fly": only what stands for something said.
const one =
  /\b(it|its)\b|\b(this|that) one\b|\b(one|this|that)$|\b(is|does|on|for|of|would|will) (that|this)\b(?! \w+day\b)/;
const several = /\b(they|them|those|these|ones)\b/;

/** Does the text stand on what was found, and on how many? */
export function refersTo(text: string, singular: string): "one" | "several" | undefined {
  if (one.test(text) || new RegExp(`\\b(this|that) ${singular}\\b`).test(text)) return "one";
  return several.test(text) ? "several" : undefined;
}

/**
 * A question that says nothing more ("what airlines are there") is about what was found, the
 * cheapest too; one with a constraint of its own ("what airlines go on wednesday") is about all.
 */
export function readTarget(
  context: Moment,
  query: Declared,
  { target, added, text }: TargetChange,
): [Declared, ...Declared[]] {
  const refers = refersTo(text, nounsOf(context, query).singular);
  const best = [...slotsOf(query).values()].filter(
    (filled) => slotNamed(context, filled.slot)?.superlative === true,
  );
  const held = fill(retarget(drop(query, fallingSlots(target)), target), added);
  const bestNames = best.map((filled) => filled.slot);
  const without = drop(held, bestNames);
  const readings = [held];
  if (best.length > 0 && refers !== "one") {
    if (added.length > 0 && refers === undefined) readings.unshift(without);
    else readings.push(without);
    // The cheapest fare of the earliest flight is more than anyone means.
    if (target.implies === undefined) readings.push(fill(held, best));
  }
  // "what airports do they fly to", said of flights to denver: everywhere they go, or in denver.
  if (refers !== undefined) {
    const fallen = fallingSlots(target).filter((name) => !bestNames.includes(name));
    const kept = fallen.flatMap((name) => slotsOf(query).get(name) ?? []);
    if (kept.length > 0) readings.push(fill(held, kept));
  }
  const [first, ...rest] = distinct(readings);
  return [first ?? held, ...rest];
}

/** "let me see them": what was counted, or something asked of it, and is the topic's main matter. */
export function listing(context: Moment, { target }: Declared): string | undefined {
  const { query, random } = context;
  const passing = query?.target.passing === true && query.target.table === target.table;
  if (query === undefined || !passing || mainOf(context, query).target !== target) return undefined;
  return random.next() < 0.45
    ? trySay(context, "{listing}", { query: mainOf(context, query) })
    : undefined;
}
