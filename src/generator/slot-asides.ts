// What people turn aside to in a declared domain, how they come back, and what they bring along.
import {
  asking,
  fitAll,
  isAside,
  type Moment,
  mainOf,
  namesThings,
  slotNamed,
  surroundings,
  targetsOf,
} from "./context.ts";
import type { Slot, Target, Topic } from "./domain.ts";
import type { Way } from "./ground.ts";
import { inherit } from "./inherit.ts";
import { readChange } from "./readings.ts";
import { addedTo, someChange } from "./slot-change.ts";
import { type Declared, declared, drop, type Filled, fill, slotsOf } from "./slots.ts";
import { fillSlot, valuesIn } from "./values.ts";

type SlotWay = Way<Filled, Declared>;

/** A word about something near by: ground transport at the destination, what a code means. */
export function* slotAsides(context: Moment, query: Declared): Iterable<SlotWay> {
  const { random, machine } = context;
  const topics = machine.domain.topics.filter(
    (topic) => topic.aside === true && topic.name !== query.target.topic,
  );
  if (topics.length === 0) return;
  const topic = random.pick(
    topics,
    topics.map((one) => one.weight),
  );
  const targets = targetsOf(context, topic.name).filter((one) => one.moves > 0);
  if (targets.length === 0) return;
  const target = random.pick(
    targets,
    targets.map((one) => one.weight * one.moves),
  );
  const wasAside = isAside(context, query);
  const suspended = wasAside ? context.suspended : query;
  const inherited = inherit(context, suspended ?? query, topic.inherits ?? []);
  // Straight after another aside, "there" would be the place of that one.
  const template = wasAside ? undefined : (target.aside ?? target.follow);
  if (inherited !== undefined && template !== undefined && random.next() < 0.5) {
    const next = declared(target, [inherited]);
    const express = somethingMore(context, target, next);
    yield { query: fill(next, express), template, express, labels: ["ellipsis"] };
  }
  yield { query: saidInFull(context, target, inherited) };
}

/** May that be said with the question? */
const goesWith = (target: Target, slot: Slot): boolean =>
  slot.topics.includes(target.topic) && target.never?.includes(slot.name) !== true;

/** The question with what it needs, what it takes over and what else people say of it. */
function saidInFull(context: Moment, target: Target, inherited: Filled | undefined): Declared {
  const { random, machine } = context;
  const slots = new Map<string, Filled>();
  for (const slot of machine.domain.slots) {
    if (!goesWith(target, slot)) continue;
    if (inherited?.slot === slot.name && target.needs?.includes(slot.name) !== false) {
      slots.set(slot.name, inherited);
      continue;
    }
    const needed = target.needs?.includes(slot.name) === true;
    if (!needed && random.next() >= slot.share * (target.shares?.[slot.name] ?? 1)) continue;
    if (slot.excludes?.some((name) => slots.has(name)) === true) continue;
    slots.set(slot.name, fillSlot(slot, surroundings(context), { avoid: valuesIn(slots) }));
  }
  return declared(target, slots.values());
}

function somethingMore(context: Moment, target: Target, query: Declared): Filled[] {
  const { random, machine } = context;
  const held = slotsOf(query);
  return machine.domain.slots
    .filter(
      (slot) =>
        goesWith(target, slot) &&
        !held.has(slot.name) &&
        slot.excludes?.some((name) => held.has(name)) !== true &&
        random.next() < slot.share * (target.shares?.[slot.name] ?? 1),
    )
    .map((slot) => fillSlot(slot, surroundings(context), { avoid: valuesIn(held) }));
}

/** Back from an aside: what was suspended holds again, with something new perhaps. */
export function* slotResumes(context: Moment, query: Declared): Iterable<SlotWay> {
  const { random, machine } = context;
  const resume = machine.domain.topics.find((one) => one.name === query.target.topic)?.resume;
  if (resume === undefined) return;
  const left = (context.suspendedOthers ?? []).map((other) => mainOf(context, other));
  const there = { ...context, query, empty: false };
  const kind = random.next() < 0.65 ? "add" : "replace";
  const changed = random.next() < 0.12 ? undefined : someChange(there, kind);
  if (changed === undefined) {
    yield { query, template: resume, alternatives: left, labels: ["ellipsis", "reference"] };
    return;
  }
  const resuming = random.next() < 0.6;
  const template = resuming ? resume : asking(context, query.target, changed);
  const read: SlotWay["read"] = (text) => {
    // "which of the flights go to denver" cannot ask for others than those.
    if (kind === "replace" && /\bof (the|those|these)\b/.test(text)) return undefined;
    // Only words about the suspended matter can lead back to it.
    if (!resuming && !namesThings(context, query, text)) return undefined;
    const said = { kind, changed, asked: query.target, pointing: false, text } as const;
    const taught = readChange(there, { ...said, query });
    const others = left.flatMap((other) =>
      fitAll(context, other, changed) ? readChange(there, { ...said, query: other }).query : [],
    );
    return { ...taught, alternatives: [...taught.alternatives, ...others] };
  };
  yield { query, template, express: changed, labels: ["ellipsis"], read };
}

/** Out of an aside into the main thread, with its place: "show me flights there on monday". */
export function* slotCarries(context: Moment, aside: Declared): Iterable<SlotWay> {
  const { random, machine } = context;
  if (!isAside(context, aside)) return;
  const topic = machine.domain.topics.find((one) => (one.lends ?? []).length > 0);
  const main = machine.domain.targets.find((one) => one.name === topic?.main);
  if (topic?.lends === undefined || main === undefined) return;
  const { take, ask } = random.pick(topic.lends);
  const carried = inherit(context, aside, [take]);
  if (carried === undefined) return;
  const left = context.suspended;
  const before = left?.target.topic === topic.name ? mainOf(context, left) : undefined;
  const base = fill(before ?? declared(main), [carried]);
  const others = before === undefined ? otherEnds(context, topic, base) : [];
  const more = random.next() < 0.7 ? addedTo(context, fill(base, others)) : [];
  const express = [...others, ...more];
  // A new trip to that place may owe the old one nothing but its other end.
  const anew = fill(ends(context, base), express);
  const query = fill(base, express);
  yield {
    query,
    template: ask,
    express,
    read: () => (sameEnds(base) ? undefined : { query, alternatives: [anew] }),
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
