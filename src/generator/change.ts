// Narrowing, changing, correcting and widening what is asked for.
import {
  asking,
  type Context,
  type Move,
  mainOf,
  slotNamed,
  surroundings,
  trySay,
} from "./context.ts";
import type { Slot } from "./domain.ts";
import { fits, valuesIn } from "./first.ts";
import { drop, type Filled, fill, type State, sameValue } from "./state.ts";
import { fillSlot } from "./values.ts";

export function changeMove(
  context: Context,
  kind: "add" | "replace" | "correct",
): Move | undefined {
  const { random, machine } = context;
  if (context.state === undefined) return undefined;
  // A count or a meal was asked in passing: what follows is about the flights again.
  const passing =
    context.state.target.passing === true && kind !== "correct" && random.next() < 0.85;
  const state = passing ? mainOf(context, context.state) : context.state;
  const candidates = machine.domain.slots.filter(
    (slot) =>
      slot.topics.includes(state.target.topic) &&
      slot.moves > 0 &&
      state.target.never?.includes(slot.name) !== true &&
      (kind === "add"
        ? !state.slots.has(slot.name) && fits(slot, state.slots)
        : state.slots.has(slot.name) &&
          (kind === "replace" || state.slots.get(slot.name)?.turn === context.turn - 1)),
  );
  if (candidates.length === 0) return undefined;
  const slot = pickSlot(candidates, context);
  const changed = [freshValue(slot, context, state)];
  if (kind === "add" && random.next() < 0.16) {
    const second = candidates.filter(
      (one) => one !== slot && fits(one, fill(state, changed).slots),
    );
    if (second.length > 0) {
      const other = pickSlot(second, context);
      if (other.excludes?.includes(slot.name) !== true)
        changed.push(freshValue(other, context, fill(state, changed)));
    }
  }
  if (kind !== "add" && changed.every((one) => sameValue(one, state.slots.get(one.slot)!)))
    return undefined;
  return worded(context, state, slot, changed, kind, passing);
}

function pickSlot(candidates: readonly Slot[], context: Context): Slot {
  return context.random.pick(
    candidates,
    candidates.map((one) => one.moves),
  );
}

function freshValue(slot: Slot, context: Context, state: State): Filled {
  return fillSlot(slot, surroundings(context), { avoid: valuesIn(state.slots) });
}

function worded(
  context: Context,
  before: State,
  slot: Slot,
  changed: readonly Filled[],
  kind: "add" | "replace" | "correct",
  passing: boolean,
): Move | undefined {
  const picked = pickStyle(context, slot, kind);
  const style = passing && picked !== "reference" && picked !== "best" ? "explicit" : picked;
  const state = style === "reference" || style === "best" ? mainOf(context, before) : before;
  const template = style === "explicit" ? asking(context, state.target, changed) : `{${style}}`;
  const text = trySay(context, template, changed, state);
  if (text === undefined) return undefined;
  // Asked for in the plural ("show me delta flights", "which ones"), the best is no longer meant.
  const keepsBest = (style !== "explicit" && style !== "reference") || slot.superlative === true;
  const superlatives = [...state.slots.keys()].filter(
    (name) =>
      slotNamed(context, name)?.superlative === true && !changed.some((one) => one.slot === name),
  );
  const base = keepsBest ? state : drop(state, superlatives);
  // Replacing what later constraints hung on: asked for anew, these fall (the paper's Figure 2);
  // in passing ("how about delta"), they stay. The other reading is accepted too.
  const kept = fill(base, changed);
  const reduced = kind === "replace" ? withoutLater(context, base, slot, changed) : undefined;
  const next = style === "explicit" && reduced !== undefined ? reduced : kept;
  const labels = [
    "ellipsis",
    kind === "add" ? "add" : kind === "replace" ? "replace" : "correction",
  ];
  if (style === "ellipsis" || style === "replacing" || style === "correction")
    labels.push("target-ellipsis");
  if (style === "reference" || style === "best") labels.push("reference");
  if (changed.some((one) => slotNamed(context, one.slot)?.superlative === true))
    labels.push("superlative");
  const alternatives = reduced === undefined ? [] : [next === kept ? reduced : kept];
  return {
    act: kind,
    text,
    state: next,
    labels,
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}

function pickStyle(context: Context, slot: Slot, kind: "add" | "replace" | "correct"): string {
  const { random } = context;
  if (kind === "correct") return "correction";
  const roll = random.next();
  if (slot.superlative === true) return roll < 0.6 ? "best" : "explicit";
  if (kind === "replace")
    return roll < 0.2
      ? "ellipsis"
      : roll < 0.36
        ? "replacing"
        : roll < 0.42
          ? "reference"
          : "explicit";
  return roll < 0.26 ? "ellipsis" : roll < 0.5 ? "reference" : "explicit";
}

function withoutLater(
  context: Context,
  state: State,
  slot: Slot,
  changed: readonly Filled[],
): State | undefined {
  const replaced = state.slots.get(slot.name);
  if (slot.anchors !== true || replaced === undefined) return undefined;
  const later = [...state.slots.values()].filter(
    (one) => one.turn > replaced.turn && slotNamed(context, one.slot)?.anchors !== true,
  );
  const names = later.map((one) => one.slot);
  return names.length === 0 ? undefined : fill(drop(state, names), changed);
}

export function removeMove(context: Context): Move | undefined {
  const { random } = context;
  if (context.state === undefined) return undefined;
  const state =
    context.state.target.passing === true ? mainOf(context, context.state) : context.state;
  const candidates = [...state.slots.values()].flatMap((filled) => {
    const slot = slotNamed(context, filled.slot);
    return slot?.dropped === undefined ? [] : [slot];
  });
  if (candidates.length === 0) return undefined;
  const slot = random.pick(candidates);
  if (state.target.needs?.includes(slot.name) === true) return undefined;
  const text = trySay(context, slot.dropped!, [], state);
  if (text === undefined) return undefined;
  return {
    act: "remove",
    text,
    state: drop(state, [slot.name]),
    labels: ["ellipsis", "remove", "target-ellipsis"],
  };
}
