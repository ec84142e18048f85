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
import { firstQuestion, valuesIn } from "./first.ts";
import { inherit } from "./inherit.ts";
import { readChange } from "./readings.ts";
import { drop, type Filled, fill, retarget, type State, splitKey } from "./state.ts";
import { listing, readTarget, refersTo } from "./targets.ts";
import { fillSlot } from "./values.ts";

/** The same constraints, another attribute: "how much does it cost". */
export function targetMove(context: Moment): Move | undefined {
  const { random } = context;
  if (context.state === undefined) return undefined;
  const waived = random.next() < 0.08 ? waivedIn(context, context.state) : undefined;
  const without = (held: State): State =>
    withImplied(context, waived === undefined ? held : drop(held, [waived.slot]));
  const state = without(context.state);
  const candidates = targetsOf(context, state.target.topic).filter(
    (target) =>
      target !== state.target &&
      target.follow !== undefined &&
      target.moves > 0 &&
      target.after?.includes(state.target.name) !== false &&
      target.notAfter?.includes(state.target.name) !== true &&
      (target.needs ?? []).every((name) => state.slots.has(name)),
  );
  if (candidates.length === 0) return undefined;
  const target = random.pick(
    candidates,
    candidates.map((one) => one.moves * context.scenario.liking(one.name) ** 0.5),
  );
  const kept = retarget(drop(state, fallingSlots(target)), target);
  const wanted = random.next() < 0.2 ? addedTo(context, kept) : [];
  const template = random.next() < 0.6 ? target.follow! : asking(context, target, wanted);
  const listed = listing(context, kept);
  const worded =
    listed === undefined
      ? trySay(context, template, { state: fill(kept, wanted), express: wanted })
      : undefined;
  const added = worded === undefined ? [] : wanted;
  const question = listed ?? worded ?? trySay(context, target.follow!, { state: kept });
  if (question === undefined) return undefined;
  const text = waived === undefined ? question : `${question} ${waived.text}`;
  const labels = ["ellipsis", "target-change"];
  if (waived !== undefined) labels.push("remove", "several");
  if (refersTo(text, nounsOf(context, state).singular) !== undefined) labels.push("reference");
  if (added.length > 0) labels.push("add");
  const change = { target, added, text };
  const [next, ...alternatives] = readTarget(context, state, change);
  const elsewhere = (other: State): State | undefined =>
    fitAll(context, other, added) && (target.needs ?? []).every((name) => other.slots.has(name))
      ? readTarget(context, without(other), change)[0]
      : undefined;
  // What does not go with the question ("what fare codes are there": the price) is not yet given up.
  const main = mainOf(context, state);
  const fell = fallingSlots(target).some((name) => state.slots.has(name));
  const behind = fell && main.target !== target ? [fill(main, added)] : [];
  return { act: "target", text, state: next, alternatives, elsewhere, behind, labels };
}

/** A constraint given up in asking something else: "how many are there regardless of the price". */
function waivedIn(
  context: Moment,
  state: State,
): { readonly slot: string; readonly text: string } | undefined {
  const named = [...state.slots.keys()].flatMap((name) => {
    const { called, dropped } = slotNamed(context, name) ?? {};
    return called === undefined || dropped === undefined ? [] : [{ name, called }];
  });
  if (named.length === 0) return undefined;
  const { name, called } = context.random.pick(named);
  const what = new Map([["what", `the (${called})`]]);
  const text = trySay(context, "{waiving}", { state, texts: what });
  return text === undefined ? undefined : { slot: name, text };
}

/** What a target implies ("the cheapest fare") goes on holding when something else is asked. */
function withImplied(context: Moment, state: State): State {
  if (state.target.implies === undefined) return state;
  const [name, variantName] = splitKey(state.target.implies);
  const variant = slotNamed(context, name)?.variants.find((one) => one.name === variantName);
  if (variant === undefined) return state;
  const filled = { slot: name, variant, params: new Map(), texts: new Map(), turn: context.turn };
  return fill(state, [filled]);
}

/** A word about something near by: ground transport at the destination, what a code means. */
export function focusMove(context: Moment): Move | undefined {
  const { state, random, machine } = context;
  if (state === undefined) return undefined;
  const topics = machine.domain.topics.filter(
    (topic) => topic.aside === true && topic.name !== state.target.topic,
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
  const wasAside = isAside(context, state);
  const suspended = wasAside ? context.suspended : state;
  const inherited = inherit(context, suspended ?? state, topic.inherits ?? []);
  // Straight after another aside, "there" would be the place of that one.
  const understood = wasAside ? undefined : (target.aside ?? target.follow);
  if (inherited !== undefined && understood !== undefined && random.next() < 0.5) {
    const next: State = { target, slots: new Map([[inherited.slot, inherited]]) };
    const extra = somethingMore(context, target, next);
    const text = trySay(context, understood, { state: fill(next, extra), express: extra });
    if (text !== undefined)
      return {
        act: "aside",
        text,
        state: fill(next, extra),
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
  const next: State = { target, slots };
  const text = trySay(context, asking(context, target, said), { state: next, express: said });
  if (text === undefined) return undefined;
  return {
    act: "aside",
    text,
    state: next,
    labels: ["focus-change"],
  };
}

function somethingMore(context: Moment, target: Target, state: State): Filled[] {
  const { random, machine } = context;
  return machine.domain.slots
    .filter(
      (slot) =>
        slot.topics.includes(target.topic) &&
        !state.slots.has(slot.name) &&
        target.never?.includes(slot.name) !== true &&
        slot.excludes?.some((name) => state.slots.has(name)) !== true &&
        random.next() < slot.share * (target.shares?.[slot.name] ?? 1),
    )
    .map((slot) => fillSlot(slot, surroundings(context), { avoid: valuesIn(state.slots) }));
}

/** Back from an aside: what was suspended holds again, with something new perhaps. */
export function resumeMove(context: Moment): Move | undefined {
  const { random, machine } = context;
  if (context.suspended === undefined) return undefined;
  const suspended = mainOf(context, context.suspended);
  const topic = machine.domain.topics.find((one) => one.name === suspended.target.topic);
  if (topic?.resume === undefined) return undefined;
  const left = (context.suspendedOthers ?? []).map((other) => mainOf(context, other));
  const inSuspended = { ...context, state: suspended, empty: false };
  const kind = random.next() < 0.65 ? "add" : "replace";
  const change = random.next() < 0.12 ? undefined : someChange(inSuspended, kind);
  if (change === undefined) {
    const text = trySay(context, topic.resume, { state: suspended });
    if (text === undefined) return firstQuestion(context, "fresh");
    return {
      act: "resume",
      text,
      state: suspended,
      alternatives: left,
      labels: ["focus-return", "ellipsis", "reference"],
    };
  }
  const { changed } = change;
  const resuming = random.next() < 0.6;
  const template = resuming ? topic.resume : asking(context, suspended.target, changed);
  const text = trySay(context, template, { state: suspended, express: changed });
  if (text === undefined) return undefined;
  // "which of the flights go to denver" cannot ask for others than those.
  if (kind === "replace" && /\bof (the|those|these)\b/.test(text)) return undefined;
  // Only words about the suspended matter can lead back to it.
  if (!resuming && !namesThings(context, suspended, text)) return undefined;
  const said = { kind, changed, asked: suspended.target, pointing: false, text } as const;
  const { state, alternatives, forked } = readChange(inSuspended, { ...said, state: suspended });
  const others = left.flatMap((other) =>
    fitAll(context, other, changed) ? readChange(inSuspended, { ...said, state: other }).state : [],
  );
  const labels = ["focus-return", "ellipsis"];
  if (forked) labels.push("fork");
  return { act: "resume", text, labels, state, alternatives: [...alternatives, ...others] };
}
