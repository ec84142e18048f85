// The way back: two slots change places.
import { addedTo } from "./change.ts";
import { type Moment, type Move, mainOf, slotNamed, trySay } from "./context.ts";
import { dayAgain } from "./same-day.ts";
import { type Declared, declared, type Filled, fill, slotsOf } from "./slots.ts";

/** The way back: two slots change places; of the rest only what is said now holds. */
export function swapMove(context: Moment): Move | undefined {
  const { machine, random } = context;
  const swap = machine.domain.swap;
  if (swap === undefined || context.query === undefined) return undefined;
  const [a, b] = swap.slots;
  const from = slotsOf(context.query).get(a);
  const to = slotsOf(context.query).get(b);
  if (from === undefined || to === undefined) return undefined;
  const ends = [movedTo(context, a, to), movedTo(context, b, from)].flatMap((one) => one ?? []);
  if (ends.length < 2) return undefined;
  const before = mainOf(context, context.query);
  const query = declared(before.target, ends);
  const added = sometimesThatDay(context, random.next() < 0.65 ? addedTo(context, query) : []);
  // "the way back from boston": one end, or both, may be named.
  const roll = random.next();
  const named = roll < 0.22 ? ends : roll < 0.45 ? ends.slice(0, 1) : [];
  const spoken = [...named, ...added];
  const next = fill(query, added);
  const text = trySay(context, swap.ask, { query: next, express: spoken });
  if (text === undefined) return undefined;
  const labels = named.length < 2 ? ["return", "ellipsis"] : ["return", "fresh"];
  // On the same airline and in the same class, perhaps; with everything else too, perhaps.
  const held = (names: Iterable<string>): Declared => {
    const slots = [...names].flatMap((name) => slotsOf(before).get(name) ?? []);
    return fill(fill(declared(before.target, slots), ends), added);
  };
  // Where both ends are said again, so would be the rest.
  const same = named.length < 2 ? [held(slotsOf(before).keys())] : [];
  const alternatives = [held(swap.keeps ?? []), ...same];
  return { act: "swap", text, query: next, alternatives, labels };
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
