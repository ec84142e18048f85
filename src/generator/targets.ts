// Asking something else about the same things, and what that may mean, the reading that is taught first.
import {
  asking,
  fallingSlots,
  fitAll,
  type Moment,
  type Move,
  mainOf,
  nounsOf,
  saySlots,
  slotNamed,
  targetsOf,
} from "./context.ts";
import type { Target } from "./domain.ts";
import { addedTo } from "./slot-change.ts";
import {
  type Declared,
  distinct,
  drop,
  type Filled,
  fill,
  retarget,
  slotsOf,
  splitKey,
  tableAsked,
} from "./slots.ts";

type TargetChange = {
  readonly target: Target;
  /** Constraints said with the question. */
  readonly added: readonly Filled[];
  readonly text: string;
};

// Not "this wednesday", "one way" or "airlines that fly": only what stands for something said.
const one =
  /\b(it|its)\b|\b(this|that) one\b|\b(one|this|that)$|\b(is|does|on|for|of|would|will) (that|this)\b(?! \w+day\b)/;
const several = /\b(they|them|those|these|ones)\b/;

/** Does the text stand on what was found, and on how many? */
export function refersTo(text: string, singular: string): "one" | "several" | undefined {
  if (one.test(text) || new RegExp(`\\b(this|that) ${singular}\\b`).test(text)) return "one";
  return several.test(text) ? "several" : undefined;
}

/**
 * A question that says nothing more ("what airlines are there") is about what was found, the
 * cheapest too; one with a constraint of its own ("what airlines go on wednesday") is about all.
 */
export function readTarget(
  context: Moment,
  query: Declared,
  { target, added, text }: TargetChange,
): [Declared, ...Declared[]] {
  const refers = refersTo(text, nounsOf(context, query).singular);
  const best = [...slotsOf(query).values()].filter(
    (filled) => slotNamed(context, filled.slot)?.superlative === true,
  );
  const held = fill(retarget(drop(query, fallingSlots(target)), target), added);
  const bestNames = best.map((filled) => filled.slot);
  const without = drop(held, bestNames);
  const readings = [held];
  if (best.length > 0 && refers !== "one") {
    if (added.length > 0 && refers === undefined) readings.unshift(without);
    else readings.push(without);
    // The cheapest fare of the earliest flight is more than anyone means.
    if (target.implies === undefined) readings.push(fill(held, best));
  }
  // "what airports do they fly to", said of flights to denver: everywhere they go, or in denver.
  if (refers !== undefined) {
    const fallen = fallingSlots(target).filter((name) => !bestNames.includes(name));
    const kept = fallen.flatMap((name) => slotsOf(query).get(name) ?? []);
    if (kept.length > 0) readings.push(fill(held, kept));
  }
  const [first, ...rest] = distinct(readings);
  return [first ?? held, ...rest];
}

/** "let me see them": what was counted, or something asked of it, and is the topic's main matter. */
function listing(context: Moment, { target }: Declared): string | undefined {
  const { query, random } = context;
  const passing = query?.target.passing === true && tableAsked(query.target) === tableAsked(target);
  if (query === undefined || !passing || mainOf(context, query).target !== target) return undefined;
  return random.next() < 0.45
    ? saySlots(context, "{listing}", { query: mainOf(context, query) })
    : undefined;
}

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
      ? saySlots(context, template, { query: fill(kept, wanted), express: wanted })
      : undefined;
  const added = worded === undefined ? [] : wanted;
  const question = listed ?? worded ?? saySlots(context, target.follow!, { query: kept });
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
  const text = saySlots(context, "{waiving}", { query, texts: what });
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
