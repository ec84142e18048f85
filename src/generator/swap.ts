// The way back: two slots change places.
import { addedTo } from "./change.ts";
import { type Moment, type Move, mainOf, slotNamed, trySay } from "./context.ts";
import { dayAgain } from "./same-day.ts";
import { type Filled, fill, type State } from "./state.ts";

/** The way back: two slots change places; of the rest only what is said now holds. */
export function swapMove(context: Moment): Move | undefined {
  const { machine, random } = context;
  const swap = machine.domain.swap;
  if (swap === undefined || context.state === undefined) return undefined;
  const [a, b] = swap.slots;
  const from = context.state.slots.get(a);
  const to = context.state.slots.get(b);
  if (from === undefined || to === undefined) return undefined;
  const ends = [movedTo(context, a, to), movedTo(context, b, from)].flatMap((one) => one ?? []);
  if (ends.length < 2) return undefined;
  const before = mainOf(context, context.state);
  const state = fill({ ...before, slots: new Map() }, ends);
  const added = sometimesThatDay(context, random.next() < 0.65 ? addedTo(context, state) : []);
  // "the way back from boston": one end, or both, may be named.
  const roll = random.next();
  const named = roll < 0.22 ? ends : roll < 0.45 ? ends.slice(0, 1) : [];
  const spoken = [...named, ...added];
  const next = fill(state, added);
  const text = trySay(context, swap.ask, { state: next, express: spoken });
  if (text === undefined) return undefined;
  const labels = named.length < 2 ? ["return", "ellipsis"] : ["return", "fresh"];
  // On the same airline and in the same class, perhaps; with everything else too, perhaps.
  const held = (names: Iterable<string>): State => {
    const slots = [...names].flatMap((name) => before.slots.get(name) ?? []);
    return fill(
      fill({ ...before, slots: new Map(slots.map((one) => [one.slot, one])) }, ends),
      added,
    );
  };
  // Where both ends are said again, so would be the rest.
  const same = named.length < 2 ? [held(before.slots.keys())] : [];
  const alternatives = [held(swap.keeps ?? []), ...same];
  return { act: "swap", text, state: next, alternatives, labels };
}

/** The same value in another slot, where that has a like variant. */
export function movedTo(context: Moment, name: string, other: Filled): Filled | undefined {
  const variant = slotNamed(context, name)?.variants.find((one) => one.name === other.variant.name);
  return variant && { ...other, slot: name, variant, turn: context.turn };
}

/** "and back on the same day". */
export function sometimesThatDay(context: Moment, added: readonly Filled[]): readonly Filled[] {
  if (context.random.next() >= 0.12) return added;
  const day = dayAgain(context);
  if (day === undefined || added.some((one) => one.slot === day.slot)) return added;
  return [...added, day];
}
