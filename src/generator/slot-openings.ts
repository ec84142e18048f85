// What there is to ask in a declared domain that owes nothing to what was said, and where ways lead.
import { asking, type Moment, slotNamed, surroundings, targetsOf } from "./context.ts";
import type { Target } from "./domain.ts";
import type { Ends, Way } from "./ground.ts";
import { dayAgain } from "./same-day.ts";
import { type Declared, declared, drop, type Filled, fill, retarget, slotsOf } from "./slots.ts";
import { fillSlot, fits, valuesIn } from "./values.ts";

/** In a sparse question the usual slots are mostly left out, and the rare ones have their turn. */
const sparseShare = (usual: number, anew: boolean): number =>
  anew ? usual * 0.12 : 0.8 * usual ** 0.7;

export function slotOpening(context: Moment, act: "first" | "fresh"): Declared | undefined {
  const { machine, random } = context;
  const target = someTarget(context, machine.domain.targets);
  const topic = machine.domain.topics.find((one) => one.name === target.topic);
  const anew = topic?.anew ?? [];
  const sparse = act === "first" && random.next() < (topic?.sparse ?? 0);
  const slots = new Map<string, Filled>();
  for (const slot of machine.domain.slots) {
    if (!slot.topics.includes(target.topic) || target.never?.includes(slot.name) === true) continue;
    const needed =
      target.needs?.includes(slot.name) === true || (act === "fresh" && anew.includes(slot.name));
    const liking = context.scenario.liking(slot.name) ** 0.5;
    const usual = slot.share * (target.shares?.[slot.name] ?? 1) * liking;
    const share = sparse ? sparseShare(usual, anew.includes(slot.name)) : usual;
    if (!needed && random.next() >= share) continue;
    if (!fits(slot, slots)) continue;
    slots.set(slot.name, fillSlot(slot, surroundings(context), { avoid: valuesIn(slots) }));
  }
  // A later question that says nothing ("what airlines are there") would be taken as a follow-up.
  if (act === "fresh" && slots.size === 0) return undefined;
  if (act === "fresh") sometimesThatDay(context, target, slots);
  return declared(target, slots.values());
}

function someTarget(context: Moment, targets: readonly Target[]): Target {
  const topics = context.machine.domain.topics;
  const topic = context.random.pick(
    topics,
    topics.map((one) => one.weight),
  );
  const own = targets.filter((target) => target.topic === topic.name);
  return context.random.pick(
    own,
    own.map((target) => target.weight * context.scenario.liking(target.name) ** 0.5),
  );
}

/** "on the same day": of another trip, the day that was spoken of before. */
function sometimesThatDay(context: Moment, target: Target, slots: Map<string, Filled>): void {
  const day = context.random.next() < 0.06 ? dayAgain(context) : undefined;
  const slot = day && slotNamed(context, day.slot);
  if (day === undefined || slot === undefined || !fits(slot, slots)) return;
  if (slot.topics.includes(target.topic) && target.never?.includes(slot.name) !== true)
    slots.set(day.slot, day);
}

/** Two slots that the domain says a way leads between. */
export function slotEnds(context: Moment, query: Declared): Ends<Filled> | undefined {
  const { swap } = context.machine.domain;
  const held = slotsOf(query);
  const end = swap && held.get(swap.slots[1]);
  if (swap === undefined || end === undefined) return undefined;
  const [first, second] = swap.slots;
  return {
    start: held.get(first),
    end,
    moved: (one, to) => movedTo(context, to === "start" ? first : second, one),
    another: () => {
      const slot = slotNamed(context, second);
      return slot && fillSlot(slot, surroundings(context), { avoid: valuesIn(held) });
    },
    back: swap.ask,
    onward: swap.onward,
    keeps: ({ slot }) => swap.keeps?.includes(slot) === true,
  };
}

/** The same value in another slot, where that has a like variant. */
function movedTo(context: Moment, name: string, other: Filled): Filled | undefined {
  const variant = slotNamed(context, name)?.variants.find((one) => one.name === other.variant.name);
  return variant && { ...other, slot: name, variant, turn: context.turn };
}

/** What may be asked of all that leaves from there. */
export function* slotLeaving(
  context: Moment,
  query: Declared,
  start: Filled,
): Iterable<Way<Filled, Declared>> {
  const { machine, random } = context;
  const targets = targetsOf(context, query.target.topic).filter(
    ({ moves, needs, never }) =>
      moves > 0 && needs === undefined && never?.includes(start.slot) !== true,
  );
  if (targets.length === 0) return;
  const target = random.pick(
    targets,
    targets.map((one) => one.moves),
  );
  const end = machine.domain.swap?.slots[1] ?? "";
  yield {
    query: declared(target, [start]),
    template: asking(context, target, [start]),
    express: [start],
    alternatives: [fill(drop(retarget(query, target), [end]), [start])],
  };
}
