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
import { laterThan, readChange } from "./readings.ts";
import { type Declared, type Filled, fill, sameValue, slotsOf } from "./slots.ts";
import { fillSlot, fits, valuesIn } from "./values.ts";

export type ChangeKind = "add" | "replace" | "correct";

export function changeMove(context: Moment, kind: ChangeKind): Move | undefined {
  const { random } = context;
  if (context.query === undefined) return undefined;
  // A count or a meal was asked in passing: what follows is mostly about the flights again.
  const returning =
    context.query.target.passing === true && kind !== "correct" && random.next() < 0.7;
  const query = returning ? thingsOf(context, context.query) : context.query;
  const change = someChange({ ...context, query }, kind);
  return change && worded(context, query, { ...change, kind, returning });
}

/** Anew from where an anchor was named: "show me delta flights", of whatever was narrowed since. */
export function forkMove(context: Moment): Move | undefined {
  if (context.query === undefined) return undefined;
  const query = mainOf(context, context.query);
  const forks = [...slotsOf(query).values()].flatMap((held) => {
    const slot = slotNamed(context, held.slot);
    const narrowed = laterThan(context, query, [held], "anchors").length > 0;
    return slot !== undefined && slot.moves > 0 && narrowed ? [slot] : [];
  });
  if (forks.length === 0) return undefined;
  const slot = pickSlot(forks, context);
  const changed = [freshValue(slot, context, query)];
  if (changed.every((one) => sameValue(one, slotsOf(query).get(one.slot)!))) return undefined;
  const move = worded(context, query, { slot, changed, kind: "replace", returning: true });
  return move?.labels.includes("fork") === true ? move : undefined;
}

export type SlotChange = { readonly slot: Slot; readonly changed: readonly Filled[] };

/** Which slots are to be filled anew, and with what. */
export function someChange(context: Moment, kind: ChangeKind): SlotChange | undefined {
  const { random, machine, query } = context;
  if (query === undefined) return undefined;
  const candidates = machine.domain.slots.filter(
    (slot) =>
      slot.topics.includes(query.target.topic) &&
      slot.moves > 0 &&
      query.target.never?.includes(slot.name) !== true &&
      (kind === "add"
        ? !slotsOf(query).has(slot.name) && fits(slot, slotsOf(query))
        : slotsOf(query).has(slot.name) &&
          (kind === "replace" || slotsOf(query).get(slot.name)?.turn === context.turn - 1)),
  );
  if (candidates.length === 0) return undefined;
  const slot = pickSlot(candidates, context);
  const changed = [freshValue(slot, context, query)];
  if (kind === "add" && random.next() < 0.16) {
    const second = candidates.filter(
      (one) => one !== slot && fits(one, slotsOf(fill(query, changed))),
    );
    if (second.length > 0) {
      const other = pickSlot(second, context);
      if (other.excludes?.includes(slot.name) !== true)
        changed.push(freshValue(other, context, fill(query, changed)));
    }
  }
  if (kind !== "add" && changed.every((one) => sameValue(one, slotsOf(query).get(one.slot)!)))
    return undefined;
  return { slot, changed };
}

/** What was narrowed since is changed more often: people go back to the fork, not to the last step. */
function pickSlot(candidates: readonly Slot[], context: Moment): Slot {
  // Prices are listed to be compared.
  const compares = context.query?.target.things !== undefined;
  const compared = (slot: Slot): number => (compares && slot.superlative === true ? 3 : 1);
  const filled = slotsOf(context.query);
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

function freshValue(slot: Slot, context: Moment, query: Declared): Filled {
  return fillSlot(slot, surroundings(context), { avoid: valuesIn(slotsOf(query)) });
}

/** Slots that a change adds to a state, superlatives left out. */
export function addedTo(context: Moment, query: Declared): Filled[] {
  const change = someChange({ ...context, query }, "add");
  return (change?.changed ?? []).filter(
    (one) => slotNamed(context, one.slot)?.superlative !== true,
  );
}

function worded(
  context: Moment,
  before: Declared,
  change: SlotChange & { readonly kind: ChangeKind; readonly returning: boolean },
): Move | undefined {
  const { slot, changed, kind, returning } = change;
  const picked = pickStyle(context, slot, kind);
  const pointing = picked === "reference" || picked === "best";
  const style = returning && !pointing ? "explicit" : picked;
  const query = pointing ? thingsOf(context, before) : before;
  const template = style === "explicit" ? asking(context, query.target, changed) : `{${style}}`;
  const text = trySay(context, template, { query, express: changed });
  if (text === undefined) return undefined;
  const asked = style === "explicit" ? { asked: query.target } : {};
  const said = { kind, query: context.query ?? before, changed, ...asked, pointing, text };
  const readings = readChange(context, said);
  const elsewhere = (other: Declared): Declared | undefined =>
    fitAll(context, other, changed)
      ? readChange(context, { ...said, query: other }).query
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
