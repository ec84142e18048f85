// Asking something else about the same things, turning aside, and coming back.

import { addedTo, someChange } from "./change.ts";
import {
  asking,
  fallingSlots,
  fitAll,
  isAside,
  type Moment,
  type Move,
  mainOf,
  namesThings,
  nounsOf,
  slotNamed,
  surroundings,
  targetsOf,
  trySay,
} from "./context.ts";
import type { Target } from "./domain.ts";
import { firstQuestion } from "./first.ts";
import { inherit } from "./inherit.ts";
import { readChange } from "./readings.ts";
import {
  type Declared,
  declared,
  drop,
  type Filled,
  fill,
  retarget,
  slotsOf,
  splitKey,
} from "./slots.ts";
import { listing, readTarget, refersTo } from "./targets.ts";
import { fillSlot, valuesIn } from "./values.ts";

/** The same constraints, another attribute: "how much does it cost". */
export function targetMove(context: Moment): Move | undefined {
  const { random } = context;
  if (context.query === undefined) return undefined;
  const waived = random.next() < 0.08 ? waivedIn(context, context.query) : undefined;
  const without = (held: Declared): Declared =>
    withImplied(context, waived === undefined ? held : drop(held, [waived.slot]));
  const query = without(context.query);
  const candidates = targetsOf(context, query.target.topic).filter(
    (target) =>
      target !== query.target &&
      target.follow !== undefined &&
      target.moves > 0 &&
      target.after?.includes(query.target.name) !== false &&
      target.notAfter?.includes(query.target.name) !== true &&
      (target.needs ?? []).every((name) => slotsOf(query).has(name)),
  );
  if (candidates.length === 0) return undefined;
  const target = random.pick(
    candidates,
    candidates.map((one) => one.moves * context.scenario.liking(one.name) ** 0.5),
  );
  const kept = retarget(drop(query, fallingSlots(target)), target);
  const wanted = random.next() < 0.2 ? addedTo(context, kept) : [];
  const template = random.next() < 0.6 ? target.follow! : asking(context, target, wanted);
  const listed = listing(context, kept);
  const worded =
    listed === undefined
      ? trySay(context, template, { query: fill(kept, wanted), express: wanted })
      : undefined;
  const added = worded === undefined ? [] : wanted;
  const question = listed ?? worded ?? trySay(context, target.follow!, { query: kept });
  if (question === undefined) return undefined;
  const text = waived === undefined ? question : `${question} ${waived.text}`;
  const labels = ["ellipsis", "target-change"];
  if (waived !== undefined) labels.push("remove", "several");
  if (refersTo(text, nounsOf(context, query).singular) !== undefined) labels.push("reference");
  if (added.length > 0) labels.push("add");
  const change = { target, added, text };
  const [next, ...alternatives] = readTarget(context, query, change);
  const elsewhere = (other: Declared): Declared | undefined =>
    fitAll(context, other, added) && (target.needs ?? []).every((name) => slotsOf(other).has(name))
      ? readTarget(context, without(other), change)[0]
      : undefined;
  // What does not go with the question ("what fare codes are there": the price) is not yet given up.
  const main = mainOf(context, query);
  const fell = fallingSlots(target).some((name) => slotsOf(query).has(name));
  const behind = fell && main.target !== target ? [fill(main, added)] : [];
  return { act: "target", text, query: next, alternatives, elsewhere, behind, labels };
}

/** A constraint given up in asking something else: "how many are there regardless of the price". */
function waivedIn(
  context: Moment,
  query: Declared,
): { readonly slot: string; readonly text: string } | undefined {
  const named = [...slotsOf(query).keys()].flatMap((name) => {
    const { called, dropped } = slotNamed(context, name) ?? {};
    return called === undefined || dropped === undefined ? [] : [{ name, called }];
  });
  if (named.length === 0) return undefined;
  const { name, called } = context.random.pick(named);
  const what = new Map([["what", `the (${called})`]]);
  const text = trySay(context, "{waiving}", { query, texts: what });
  return text === undefined ? undefined : { slot: name, text };
}

/** What a target implies ("the cheapest fare") goes on holding when something else is asked. */
function withImplied(context: Moment, query: Declared): Declared {
  if (query.target.implies === undefined) return query;
  const [name, variantName] = splitKey(query.target.implies);
  const variant = slotNamed(context, name)?.variants.find((one) => one.name === variantName);
  if (variant === undefined) return query;
  const words = { params: new Map(), texts: new Map() };
  const filled = { kind: "slot", slot: name, variant, ...words, turn: context.turn } as const;
  return fill(query, [filled]);
}

/** A word about something near by: ground transport at the destination, what a code means. */
export function focusMove(context: Moment): Move | undefined {
  const { query, random, machine } = context;
  if (query === undefined) return undefined;
  const topics = machine.domain.topics.filter(
    (topic) => topic.aside === true && topic.name !== query.target.topic,
  );
  if (topics.length === 0) return undefined;
  const topic = random.pick(
    topics,
    topics.map((one) => one.weight),
  );
  const targets = targetsOf(context, topic.name).filter((one) => one.moves > 0);
  if (targets.length === 0) return undefined;
  const target = random.pick(
    targets,
    targets.map((one) => one.weight * one.moves),
  );
  const wasAside = isAside(context, query);
  const suspended = wasAside ? context.suspended : query;
  const inherited = inherit(context, suspended ?? query, topic.inherits ?? []);
  // Straight after another aside, "there" would be the place of that one.
  const understood = wasAside ? undefined : (target.aside ?? target.follow);
  if (inherited !== undefined && understood !== undefined && random.next() < 0.5) {
    const next = declared(target, [inherited]);
    const extra = somethingMore(context, target, next);
    const text = trySay(context, understood, { query: fill(next, extra), express: extra });
    if (text !== undefined)
      return {
        act: "aside",
        text,
        query: fill(next, extra),
        labels: ["focus-change", "ellipsis"],
      };
  }
  const slots = new Map<string, Filled>();
  const said: Filled[] = [];
  for (const slot of machine.domain.slots) {
    if (!slot.topics.includes(topic.name) || target.never?.includes(slot.name) === true) continue;
    if (inherited?.slot === slot.name && target.needs?.includes(slot.name) !== false) {
      slots.set(slot.name, inherited);
      said.push(inherited);
      continue;
    }
    const needed = target.needs?.includes(slot.name) === true;
    if (!needed && random.next() >= slot.share * (target.shares?.[slot.name] ?? 1)) continue;
    if (slot.excludes?.some((name) => slots.has(name)) === true) continue;
    const filled = fillSlot(slot, surroundings(context), { avoid: valuesIn(slots) });
    slots.set(slot.name, filled);
    said.push(filled);
  }
  const next = declared(target, slots.values());
  const text = trySay(context, asking(context, target, said), { query: next, express: said });
  if (text === undefined) return undefined;
  return {
    act: "aside",
    text,
    query: next,
    labels: ["focus-change"],
  };
}

function somethingMore(context: Moment, target: Target, query: Declared): Filled[] {
  const { random, machine } = context;
  return machine.domain.slots
    .filter(
      (slot) =>
        slot.topics.includes(target.topic) &&
        !slotsOf(query).has(slot.name) &&
        target.never?.includes(slot.name) !== true &&
        slot.excludes?.some((name) => slotsOf(query).has(name)) !== true &&
        random.next() < slot.share * (target.shares?.[slot.name] ?? 1),
    )
    .map((slot) => fillSlot(slot, surroundings(context), { avoid: valuesIn(slotsOf(query)) }));
}

/** Back from an aside: what was suspended holds again, with something new perhaps. */
export function resumeMove(context: Moment): Move | undefined {
  const { random, machine } = context;
  if (context.suspended === undefined) return undefined;
  const suspended = mainOf(context, context.suspended);
  const topic = machine.domain.topics.find((one) => one.name === suspended.target.topic);
  if (topic?.resume === undefined) return undefined;
  const left = (context.suspendedOthers ?? []).map((other) => mainOf(context, other));
  const inSuspended = { ...context, query: suspended, empty: false };
  const kind = random.next() < 0.65 ? "add" : "replace";
  const change = random.next() < 0.12 ? undefined : someChange(inSuspended, kind);
  if (change === undefined) {
    const text = trySay(context, topic.resume, { query: suspended });
    if (text === undefined) return firstQuestion(context, "fresh");
    return {
      act: "resume",
      text,
      query: suspended,
      alternatives: left,
      labels: ["focus-return", "ellipsis", "reference"],
    };
  }
  const { changed } = change;
  const resuming = random.next() < 0.6;
  const template = resuming ? topic.resume : asking(context, suspended.target, changed);
  const text = trySay(context, template, { query: suspended, express: changed });
  if (text === undefined) return undefined;
  // "which of the flights go to denver" cannot ask for others than those.
  if (kind === "replace" && /\bof (the|those|these)\b/.test(text)) return undefined;
  // Only words about the suspended matter can lead back to it.
  if (!resuming && !namesThings(context, suspended, text)) return undefined;
  const said = { kind, changed, asked: suspended.target, pointing: false, text } as const;
  const { query, alternatives, forked } = readChange(inSuspended, { ...said, query: suspended });
  const others = left.flatMap((other) =>
    fitAll(context, other, changed) ? readChange(inSuspended, { ...said, query: other }).query : [],
  );
  const labels = ["focus-return", "ellipsis"];
  if (forked) labels.push("fork");
  return { act: "resume", text, labels, query, alternatives: [...alternatives, ...others] };
}
