// What a person declared of a domain, as ground for conversations: slots are its conditions, phrases say
// them, and what a change means is read as people would.
import { probeSql } from "./condition-sql.ts";
import {
  asking,
  fallingSlots,
  fitAll,
  isAside,
  type Moment,
  mainOf,
  namesThings,
  saySlots,
  slotNamed,
  slotWords,
  surroundings,
  thingsOf,
} from "./context.ts";
import type { Variant } from "./domain.ts";
import type { ReadAs, TalkGround } from "./ground.ts";
import { inherit } from "./inherit.ts";
import { askingAnew, readChange, wishing } from "./readings.ts";
import { dayAgain } from "./same-day.ts";
import { slotAsides, slotCarries, slotResumes } from "./slot-asides.ts";
import { changeWords, forkChange, someChange } from "./slot-change.ts";
import { slotSql } from "./slot-columns.ts";
import { slotEnds, slotLeaving, slotOpening } from "./slot-openings.ts";
import {
  type Declared,
  declared,
  drop,
  type Filled,
  fill,
  holds,
  isAsDeclared,
  retarget,
  sameValue,
  slotsOf,
  splitKey,
} from "./slots.ts";
import { composeTexts, fillSlot, sayAgain, valuesIn, valueText } from "./values.ts";

const all = (query: Declared): readonly Filled[] => [...slotsOf(query).values()];

export const slotGround: TalkGround<Filled, Declared, Moment> = {
  words: slotWords,
  main: mainOf,
  conditions: all,
  held: (context, query) =>
    all(query).filter((held) => {
      const slot = slotNamed(context, held.slot);
      return slot !== undefined && slot.moves > 0 && slot.superlative !== true;
    }),
  droppable: (context, query) =>
    all(query).filter(
      ({ slot }) =>
        slotNamed(context, slot)?.dropped !== undefined &&
        query.target.needs?.includes(slot) !== true,
    ),
  dropping: (context, _, { slot, variant, texts }, often) => {
    const own = variant.dropped;
    const template =
      own !== undefined && context.random.next() < often ? own : slotNamed(context, slot)?.dropped;
    return template === undefined ? undefined : { template, texts };
  },
  valueOf: (_, held) => valueText(held),
  called: (context, { slot }) => slotNamed(context, slot)?.called,
  named: (context, held) => {
    const called = slotNamed(context, held.slot)?.called;
    const value = context.random.next() < 0.3 ? valueText(held) : undefined;
    return value ?? (called && `the (${called})`);
  },
  again: (context, held) => sayAgain(held, surroundings(context)),
  another: (context, query, held) => {
    const slot = slotNamed(context, held.slot);
    const variant = valueText(held) === undefined ? {} : { variant: held.variant };
    const around = { avoid: valuesIn(slotsOf(query)), ...variant };
    const fresh = slot && fillSlot(slot, surroundings(context), around);
    return fresh === undefined || sameValue(held, fresh) ? undefined : fresh;
  },
  wider: (context, held, other) => {
    const variants = slotNamed(context, held.slot)?.variants ?? [];
    const wider = variants.find((one) => one.widens === held.variant.name);
    if (wider === undefined || other === undefined) return wider && held;
    return joined(context, wider, [held, other]);
  },
  isBest: (context, { slot }) => slotNamed(context, slot)?.superlative === true,
  returns: (context, kind) =>
    context.query?.target.passing === true && kind !== "correct" && context.random.next() < 0.7
      ? thingsOf(context, context.query)
      : undefined,
  change: (context, query, kind) =>
    kind === "fork" ? forkChange(context, query) : someChange({ ...context, query }, kind),
  changing: changeWords,
  fits: fitAll,
  read: readChange,
  opening: slotOpening,
  runsOn: ({ where }) => (where.length > 2 ? 0.14 : 0),
  others: function* (context, query) {
    const ways = (context.machine.domain.others ?? []).flatMap(({ take, target: name, ask }) => {
      const filled = inherit(context, query, [take]);
      if (filled === undefined) return [];
      const target = context.machine.domain.targets.find((one) => one.name === name);
      const [held] = splitKey(take[1]);
      const left = drop(query, target === undefined ? [held] : [held, ...fallingSlots(target)]);
      const next = fill(retarget(left, target ?? query.target), [filled]);
      return [{ query: next, template: ask }];
    });
    if (ways.length > 0) yield context.random.pick(ways);
  },
  asides: slotAsides,
  resumes: slotResumes,
  carries: slotCarries,
  ends: slotEnds,
  thatDay: dayAgain,
  leaving: slotLeaving,
  isPlace: isAsDeclared,
  apart: (_, past, query) => {
    if (past.target.topic !== query.target.topic) return undefined;
    const apart = all(past).filter((one) => !holds(query, one));
    return apart.length === 0 || apart.length > 2 ? undefined : apart;
  },
  inFull: (context, query) => {
    if (!isAsDeclared(query)) return undefined;
    const around = surroundings(context);
    const express = all(query).map((filled) =>
      filled.turn === context.turn ? filled : sayAgain(filled, around),
    );
    const asked = declared(query.target, express);
    const template = asking(context, query.target, express);
    const text = saySlots(context, template, { query: asked, express });
    return text === undefined ? undefined : { text, ...goingOn(context, asked, text) };
  },
  isLoose: (context, { slot }) => {
    const { anchors, superlative } = slotNamed(context, slot) ?? {};
    return anchors !== true && superlative !== true;
  },
  // A question of another kind leaves the matter in hand, however it was put.
  suspended: (context, { query }) => {
    const left = context.query;
    const leaves =
      left !== undefined &&
      query !== undefined &&
      isAside(context, query) &&
      !isAside(context, left);
    return leaves ? left : context.suspended;
  },
  print: slotSql,
  probe: (context, query) =>
    isAsDeclared(query) ? probeSql(context.machine, query) : slotSql(context, query),
  isOdd: () => false,
  talk: ({ machine: { lexicon } }) => ({ lexicon }),
};

/**
 * "from memphis with dinner" asks what was asked last; "i am leaving from memphis" asks for a
 * flight, and so does whatever says enough to start anew ("from memphis to boston with dinner").
 */
function goingOn(context: Moment, query: Declared, text: string): ReadAs<Declared> {
  const last = context.query?.target;
  const main = mainOf(context, query);
  if (last === undefined || last === query.target || main.target !== query.target)
    return { query, alternatives: [] };
  if (last.topic !== query.target.topic || namesThings(context, query, text))
    return { query, alternatives: [] };
  if (askingAnew.test(text)) return { query, alternatives: [] };
  const passing = drop(retarget(query, last), fallingSlots(last));
  const topic = context.machine.domain.topics.find((one) => one.name === last.topic);
  const anew = topic?.anew?.every((name) => slotsOf(query).has(name)) === true;
  return anew || wishing.test(text)
    ? { query, alternatives: [passing] }
    : { query: passing, alternatives: [query] };
}

/** The two values under the names that the wider variant has for them. */
function joined(context: Moment, wider: Variant, [old, fresh]: readonly [Filled, Filled]): Filled {
  const single = Object.keys(old.variant.params ?? {})[0] ?? "";
  const [first = "", second = ""] = Object.keys(wider.params ?? {});
  const params = new Map<string, string | number>();
  const texts = new Map<string, string>();
  const copy = (from: Filled, to: string): void => {
    const rename = (key: string): string => to + key.slice(single.length);
    for (const [key, value] of from.params)
      if (key === single || key.startsWith(`${single}.`)) params.set(rename(key), value);
    for (const [key, text] of from.texts)
      if (key === single || key.startsWith(`${single}.`)) texts.set(rename(key), text);
  };
  copy(old, first);
  copy(fresh, second);
  composeTexts(wider, texts, context.random);
  return { kind: "slot", slot: old.slot, variant: wider, params, texts, turn: context.turn };
}
