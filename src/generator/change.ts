// Narrowing, changing, correcting and widening what is asked for.
import {
  asking,
  fitAll,
  type Moment,
  type Move,
  mainOf,
  slotNamed,
  surroundings,
  thingsOf,
  trySay,
} from "./context.ts";
import type { Slot } from "./domain.ts";
import { fits, valuesIn } from "./first.ts";
import { laterThan, readChange } from "./readings.ts";
import { type Filled, fill, type State, sameValue } from "./state.ts";
import { fillSlot, sayAgain } from "./values.ts";

export type ChangeKind = "add" | "replace" | "correct";

export function changeMove(context: Moment, kind: ChangeKind): Move | undefined {
  const { random } = context;
  if (context.state === undefined) return undefined;
  // A count or a meal was asked in passing: what follows is mostly about the flights again.
  const returning =
    context.state.target.passing === true && kind !== "correct" && random.next() < 0.7;
  const state = returning ? thingsOf(context, context.state) : context.state;
  const change = someChange({ ...context, state }, kind);
  return change && worded(context, state, { ...change, kind, returning });
}

/** Anew from where an anchor was named: "show me delta flights", of whatever was narrowed since. */
export function forkMove(context: Moment): Move | undefined {
  if (context.state === undefined) return undefined;
  const state = mainOf(context, context.state);
  const forks = [...state.slots.values()].flatMap((held) => {
    const slot = slotNamed(context, held.slot);
    const narrowed = laterThan(context, state, [held], "anchors").length > 0;
    return slot !== undefined && slot.moves > 0 && narrowed ? [slot] : [];
  });
  if (forks.length === 0) return undefined;
  const slot = pickSlot(forks, context);
  const changed = [freshValue(slot, context, state)];
  if (changed.every((one) => sameValue(one, state.slots.get(one.slot)!))) return undefined;
  const move = worded(context, state, { slot, changed, kind: "replace", returning: true });
  return move?.labels.includes("fork") === true ? move : undefined;
}

export type SlotChange = { readonly slot: Slot; readonly changed: readonly Filled[] };

/** Which slots are to be filled anew, and with what. */
export function someChange(context: Moment, kind: ChangeKind): SlotChange | undefined {
  const { random, machine, state } = context;
  if (state === undefined) return undefined;
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
  return { slot, changed };
}

/** What was narrowed since is changed more often: people go back to the fork, not to the last step. */
function pickSlot(candidates: readonly Slot[], context: Moment): Slot {
  // Prices are listed to be compared.
  const compares = context.state?.target.things !== undefined;
  const compared = (slot: Slot): number => (compares && slot.superlative === true ? 3 : 1);
  const filled = context.state?.slots;
  const latest = Math.max(0, ...[...(filled?.values() ?? [])].map(({ turn }) => turn));
  const narrowed = (slot: Slot): number => {
    const turn = filled?.get(slot.name)?.turn;
    return turn !== undefined && turn < latest ? 2 : 1;
  };
  return context.random.pick(
    candidates,
    candidates.map(
      (one) => one.moves * context.scenario.liking(one.name) * narrowed(one) * compared(one),
    ),
  );
}

function freshValue(slot: Slot, context: Moment, state: State): Filled {
  return fillSlot(slot, surroundings(context), { avoid: valuesIn(state.slots) });
}

/** Slots that a change adds to a state, superlatives left out. */
export function addedTo(context: Moment, state: State): Filled[] {
  const change = someChange({ ...context, state }, "add");
  return (change?.changed ?? []).filter(
    (one) => slotNamed(context, one.slot)?.superlative !== true,
  );
}

function worded(
  context: Moment,
  before: State,
  change: SlotChange & { readonly kind: ChangeKind; readonly returning: boolean },
): Move | undefined {
  const { slot, changed, kind, returning } = change;
  const picked = pickStyle(context, slot, kind);
  const pointing = picked === "reference" || picked === "best";
  const style = returning && !pointing ? "explicit" : picked;
  const state = pointing ? thingsOf(context, before) : before;
  const template = style === "explicit" ? asking(context, state.target, changed) : `{${style}}`;
  const text = trySay(context, template, { state, express: changed });
  if (text === undefined) return undefined;
  const asked = style === "explicit" ? { asked: state.target } : {};
  const said = { kind, state: context.state ?? before, changed, ...asked, pointing, text };
  const readings = readChange(context, said);
  const elsewhere = (other: State): State | undefined =>
    fitAll(context, other, changed)
      ? readChange(context, { ...said, state: other }).state
      : undefined;
  const labels = [
    "ellipsis",
    kind === "add" ? "add" : kind === "replace" ? "replace" : "correction",
  ];
  if (style === "ellipsis" || style === "replacing" || style === "correction")
    labels.push("target-ellipsis");
  if (pointing) labels.push("reference");
  if (readings.forked) labels.push("fork");
  if (changed.some((one) => slotNamed(context, one.slot)?.superlative === true))
    labels.push("superlative");
  return { act: kind, text, labels, ...readings, elsewhere };
}

function pickStyle(context: Moment, slot: Slot, kind: ChangeKind): string {
  const { random } = context;
  if (kind === "correct") return "correction";
  const roll = random.next();
  if (slot.superlative === true) return roll < 0.6 ? "best" : "explicit";
  if (kind === "replace") return roll < 0.22 ? "ellipsis" : roll < 0.4 ? "replacing" : "explicit";
  return roll < 0.26 ? "ellipsis" : roll < 0.5 ? "reference" : "explicit";
}

/** Says not what is taken back: that can only be what was said last. */
const unnamed =
  /\bthe others\b|^(no |or )?(either|any|anything|whichever|both|it|that)( one| of them| way)?('s| is| are| would be| will be| will do| works| doesn't| does not)?( not| all)?( okay| ok| fine| good| matter| important| necessary)?$/;

/** Some name what they take back: "i don't need nonstop anymore". */
export function unneeded(context: Moment, state: State, filled: Filled): string | undefined {
  if (slotNamed(context, filled.slot)?.superlative === true || context.random.next() >= 0.25)
    return undefined;
  return trySay(context, "{unneeded}", {
    state,
    express: [sayAgain(filled, surroundings(context))],
  });
}

/** Taking a constraint back: "any airline is fine". */
export function removeMove(context: Moment): Move | undefined {
  const { random, state } = context;
  if (state === undefined) return undefined;
  const candidates = [...state.slots.values()].flatMap((filled) => {
    const slot = slotNamed(context, filled.slot);
    const needed = state.target.needs?.includes(filled.slot) === true;
    return slot?.dropped === undefined || needed ? [] : [{ slot, filled }];
  });
  if (candidates.length === 0) return undefined;
  const { slot, filled } = random.pick(candidates);
  const isLast = filled.turn === context.turn - 1;
  const own = filled.variant.dropped;
  const template = own !== undefined && random.next() < 0.5 ? own : slot.dropped!;
  const text =
    unneeded(context, state, filled) ?? trySay(context, template, { state, texts: filled.texts });
  if (text === undefined || (unnamed.test(text) && !isLast)) return undefined;
  const removed = slot.name;
  const said = {
    kind: "remove",
    state,
    changed: [],
    removed: [removed],
    pointing: false,
    text,
  } as const;
  const elsewhere = (other: State): State | undefined =>
    other.slots.has(removed) ? readChange(context, { ...said, state: other }).state : undefined;
  return {
    act: "remove",
    text,
    ...readChange(context, said),
    elsewhere,
    labels: ["ellipsis", "remove", "target-ellipsis"],
  };
}
