// What is carried over from an aside without being named: its place, "i want to fly there".

import { someChange } from "./change.ts";
import {
  isAside,
  type Moment,
  type Move,
  mainOf,
  slotNamed,
  surroundings,
  trySay,
} from "./context.ts";
import type { Topic } from "./domain.ts";
import { inherit } from "./inherit.ts";
import { type Declared, declared, drop, type Filled, fill, slotsOf } from "./slots.ts";
import { fillSlot, valuesIn } from "./values.ts";

/** Out of an aside into the main thread, with its place: "show me flights there on monday". */
export function carryMove(context: Moment): Move | undefined {
  const { query, random, machine } = context;
  if (query === undefined || !isAside(context, query)) return undefined;
  const topic = machine.domain.topics.find((one) => (one.lends ?? []).length > 0);
  const main = machine.domain.targets.find((one) => one.name === topic?.main);
  if (topic?.lends === undefined || main === undefined) return undefined;
  const { take, ask } = random.pick(topic.lends);
  const carried = inherit(context, query, [take]);
  if (carried === undefined) return undefined;
  const left = context.suspended;
  const before = left?.target.topic === topic.name ? mainOf(context, left) : undefined;
  const base: Declared = fill(before ?? declared(main), [carried]);
  const others = before === undefined ? otherEnds(context, topic, base) : [];
  const held = fill(base, others);
  const change = random.next() < 0.7 ? someChange({ ...context, query: held }, "add") : undefined;
  const more = (change?.changed ?? []).filter(
    (one) => slotNamed(context, one.slot)?.superlative !== true,
  );
  const added = [...others, ...more];
  const text = trySay(context, ask, { query: base, express: added });
  if (text === undefined || sameEnds(base)) return undefined;
  // A new trip to that place may owe the old one nothing but its other end.
  const anew = ends(context, base);
  return {
    act: "carry",
    text,
    query: fill(base, added),
    alternatives: [fill(anew, added)],
    labels: ["focus-return", "reference", "carry"],
  };
}

/** Where no trip was spoken of before, its other end is mostly said: "flights there from chicago". */
function otherEnds(context: Moment, { anew }: Topic, base: Declared): readonly Filled[] {
  if (context.random.next() < 0.2) return [];
  const missing = (anew ?? []).filter((name) => !slotsOf(base).has(name));
  return missing.flatMap((name) => {
    const slot = slotNamed(context, name);
    const avoid = valuesIn(slotsOf(base));
    return slot === undefined ? [] : [fillSlot(slot, surroundings(context), { avoid })];
  });
}

const ends = (context: Moment, query: Declared): Declared =>
  drop(
    query,
    [...slotsOf(query).keys()].filter((name) => slotNamed(context, name)?.anchors !== true),
  );

/** Nobody flies from boston to boston. */
function sameEnds(query: Declared): boolean {
  const values = [...slotsOf(query).values()].flatMap((one) => [...one.params.values()]);
  const names = values.filter((value) => typeof value === "string");
  return new Set(names).size < names.length;
}
