// Whole questions: the first of an interaction, and later ones that owe nothing to what came before.
import { asking, type Moment, type Move, slotNamed, surroundings, trySay } from "./context.ts";
import type { Target } from "./domain.ts";
import { dayAgain } from "./same-day.ts";
import { slotActs } from "./slot-acts.ts";
import { declared, type Filled } from "./slots.ts";
import { fillSlot, fits, valuesIn } from "./values.ts";

/** In a sparse question the usual slots are mostly left out, and the rare ones have their turn. */
const sparseShare = (usual: number, anew: boolean): number =>
  anew ? usual * 0.12 : 0.8 * usual ** 0.7;

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
  const slip = random.next() < 0.04 ? slotActs.mended(context, query) : undefined;
  const long = slip === undefined && express.length > 2 && random.next() < 0.14;
  const text =
    slip ??
    (long ? slotActs.runOn(context, query) : undefined) ??
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

/** "on the same day": of another trip, the day that was spoken of before. */
function sometimesThatDay(context: Moment, target: Target, slots: Map<string, Filled>): void {
  const day = context.random.next() < 0.06 ? dayAgain(context) : undefined;
  const slot = day && slotNamed(context, day.slot);
  if (day === undefined || slot === undefined || !fits(slot, slots)) return;
  if (slot.topics.includes(target.topic) && target.never?.includes(slot.name) !== true)
    slots.set(day.slot, day);
}
