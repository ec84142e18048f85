// Whole questions: the first of an interaction, and later ones that owe nothing to what came before.
import { asking, type Moment, type Move, slotNamed, surroundings, trySay } from "./context.ts";
import type { Slot, Target } from "./domain.ts";
import { dayAgain } from "./same-day.ts";
import { type Declared, declared, type Filled, slotsOf } from "./slots.ts";
import { fillSlot, valueText } from "./values.ts";

/** In a sparse question the usual slots are mostly left out, and the rare ones have their turn. */
const sparseShare = (usual: number, anew: boolean): number =>
  anew ? usual * 0.12 : 0.8 * usual ** 0.7;

/** Values already given to other slots, so that nobody flies from boston to boston. */
export function valuesIn(slots: ReadonlyMap<string, Filled>): Set<string | number> {
  const values = new Set<string | number>();
  for (const filled of slots.values())
    for (const value of filled.params.values()) if (typeof value === "string") values.add(value);
  return values;
}

export function firstQuestion(context: Moment, act: "first" | "fresh"): Move | undefined {
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
  const query = declared(target, slots.values());
  const express = [...slots.values()];
  const slip = mended(context, query);
  const text =
    slip ??
    runOn(context, query) ??
    trySay(context, asking(context, target, express), { query, express });
  if (text === undefined) return undefined;
  const labels = act === "first" ? ["first"] : ["fresh"];
  if (slip !== undefined) labels.push("mended");
  for (const name of slots.keys())
    if (slotNamed(context, name)?.superlative === true) labels.push("superlative");
  return { act, text, query, labels };
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

export function fits(slot: Slot, slots: ReadonlyMap<string, Filled>): boolean {
  return slot.excludes?.some((name) => slots.has(name)) !== true;
}

/** "on the same day": of another trip, the day that was spoken of before. */
function sometimesThatDay(context: Moment, target: Target, slots: Map<string, Filled>): void {
  const day = context.random.next() < 0.06 ? dayAgain(context) : undefined;
  const slot = day && slotNamed(context, day.slot);
  if (day === undefined || slot === undefined || !fits(slot, slots)) return;
  if (slot.topics.includes(target.topic) && target.never?.includes(slot.name) !== true)
    slots.set(day.slot, day);
}

/** Another value slips out and is mended at once: "on delta no wait make it united". */
function mended(context: Moment, query: Declared): string | undefined {
  const { random } = context;
  if (random.next() >= 0.04) return undefined;
  const express = [...slotsOf(query).values()];
  const meant = random.shuffle(express).find((one) => valueText(one) !== undefined);
  const slot = meant && slotNamed(context, meant.slot);
  if (meant === undefined || slot === undefined) return undefined;
  const around = { avoid: valuesIn(slotsOf(query)), variant: meant.variant };
  const slipped = fillSlot(slot, surroundings(context), around);
  const bare = trySay(context, "{bare}", { query, express: [meant] });
  const spoken = [...express.filter((one) => one !== meant), slipped];
  const question = trySay(context, asking(context, query.target, spoken), {
    query,
    express: spoken,
  });
  if (bare === undefined || question === undefined) return undefined;
  const correction = trySay(context, "{mended}", { query, texts: new Map([["new", bare]]) });
  return correction && `${question}${random.pick([" ", ", "], [3, 1])}${correction}`;
}

/** Two sentences in one: the question, then what it should also be. */
function runOn(context: Moment, query: Declared): string | undefined {
  const { random } = context;
  const express = [...slotsOf(query).values()];
  if (express.length < 3 || random.next() >= 0.14) return undefined;
  const later = random.shuffle(express).find((one) => {
    const slot = slotNamed(context, one.slot);
    return slot?.anchors !== true && slot?.superlative !== true;
  });
  if (later === undefined) return undefined;
  const rest = express.filter((one) => one !== later);
  const question = trySay(context, asking(context, query.target, rest), { query, express: rest });
  const more = trySay(context, "{runon}", { query, express: [later] });
  if (question === undefined || more === undefined) return undefined;
  return question + random.pick([" ", ". ", ", ", " and "], [5, 3, 2, 1]) + more;
}
