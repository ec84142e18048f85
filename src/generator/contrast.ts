// Replacing what is named: "boston instead of denver", "not on delta but on united"; and letting
// something else in beside it: "or thursday", "both delta and united"; and anything else: "another airline".
import {
  fallingSlots,
  fitAll,
  type Moment,
  type Move,
  slotNamed,
  surroundings,
  trySay,
} from "./context.ts";
import type { Slot, Variant } from "./domain.ts";
import { valuesIn } from "./first.ts";
import { inherit } from "./inherit.ts";
import { readChange } from "./readings.ts";
import {
  type Declared,
  drop,
  type Filled,
  fill,
  retarget,
  sameValue,
  slotsOf,
  splitKey,
} from "./slots.ts";
import { composeTexts, fillSlot, sayAgain, valueText } from "./values.ts";

type Pair = { readonly slot: Slot; readonly old: Filled; readonly fresh: Filled };

/** A held value that has words of its own, and another of its kind. */
function somePair(context: Moment, suits: (slot: Slot, held: Filled) => boolean): Pair | undefined {
  const { query, random } = context;
  if (query === undefined) return undefined;
  const candidates = [...slotsOf(query).values()].flatMap((held) => {
    const slot = slotNamed(context, held.slot);
    const usable = slot !== undefined && slot.moves > 0 && slot.superlative !== true;
    return usable && suits(slot, held) ? [{ slot, held }] : [];
  });
  if (candidates.length === 0) return undefined;
  // Evenly: what people take one for the other is mostly what they named first.
  const { slot, held } = random.pick(candidates);
  const around = surroundings(context);
  const old = held.turn === context.turn ? held : sayAgain(held, around);
  const variant = valueText(held) === undefined ? {} : { variant: held.variant };
  const fresh = fillSlot(slot, around, { avoid: valuesIn(slotsOf(query)), ...variant });
  return sameValue(old, fresh) ? undefined : { slot, old, fresh };
}

export function contrastMove(context: Moment): Move | undefined {
  const { query, random } = context;
  const pair = somePair(context, () => true);
  if (query === undefined || pair === undefined || query.target.passing === true) return undefined;
  const names = wordsOf(context, query, pair, random.next() < 0.6);
  const text = names && trySay(context, "{contrast}", { query, texts: names });
  return text === undefined
    ? undefined
    : changed(context, query, { fresh: [pair.fresh], text, label: "contrast" });
}

/** Both as values ("boston", "denver") or both as phrases ("in the morning", "in the evening"). */
function wordsOf(
  context: Moment,
  query: Declared,
  { old, fresh }: Pair,
  plain: boolean,
): ReadonlyMap<string, string> | undefined {
  const phrase = (one: Filled): string | undefined =>
    trySay(context, "{bare}", { query, express: [one] });
  const values = [valueText(fresh), valueText(old)];
  const bare = plain && values.every((one) => one !== undefined);
  const [said, before] = bare ? values : [phrase(fresh), phrase(old)];
  if (said === undefined || before === undefined || said === before) return undefined;
  return new Map([
    ["new", said],
    ["old", before],
  ]);
}

function changed(
  context: Moment,
  query: Declared,
  {
    fresh,
    text,
    label,
  }: { readonly fresh: readonly Filled[]; readonly text: string; readonly label: string },
): Move {
  const said = { kind: "replace", query, changed: fresh, pointing: false, text } as const;
  const elsewhere = (other: Declared): Declared | undefined =>
    fitAll(context, other, fresh)
      ? readChange(context, { ...said, query: other }).query
      : undefined;
  const labels = ["ellipsis", "replace", "target-ellipsis", label];
  return { act: label, text, ...readChange(context, said), elsewhere, labels };
}

/** Anything but what holds, which is not named again: "on another airline", "who else flies there". */
export function otherMove(context: Moment): Move | undefined {
  const { query, random, machine } = context;
  if (query === undefined) return undefined;
  const ways = (machine.domain.others ?? []).flatMap((way) => {
    const filled = inherit(context, query, [way.take]);
    return filled === undefined ? [] : [{ ...way, filled }];
  });
  if (ways.length === 0) return undefined;
  const { take, target: name, ask, filled } = random.pick(ways);
  const target = machine.domain.targets.find((one) => one.name === name) ?? query.target;
  const [held] = splitKey(take[1]);
  const left = drop(query, name === undefined ? [held] : [held, ...fallingSlots(target)]);
  const next = fill(retarget(left, target), [filled]);
  const text = trySay(context, ask, { query: next });
  const labels = ["ellipsis", "replace", "reference", "other"];
  return text === undefined ? undefined : { act: "other", text, query: next, labels };
}

/** The variant that lets two values in, where the held one has one. */
const widerOf = (slot: Slot, held: Filled): Variant | undefined =>
  slot.variants.find((one) => one.widens === held.variant.name);

export function widenMove(context: Moment): Move | undefined {
  const { query } = context;
  const pair = somePair(context, (slot, held) => widerOf(slot, held) !== undefined);
  if (query === undefined || pair === undefined) return undefined;
  const wider = widerOf(pair.slot, pair.old);
  if (wider === undefined) return undefined;
  const both = joined(context, wider, pair);
  const names = wordsOf(context, query, pair, false);
  const values = wordsOf(context, query, pair, true);
  if (names === undefined || values === undefined) return undefined;
  const template = context.random.next() < 0.35 ? "{either}" : "{widening}";
  const text = trySay(context, template, {
    query,
    texts: template === "{either}" ? values : names,
  });
  return text === undefined
    ? undefined
    : changed(context, query, { fresh: [both], text, label: "widen" });
}

/** The two values under the names that the wider variant has for them. */
function joined(context: Moment, wider: Variant, { slot, old, fresh }: Pair): Filled {
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
  return { kind: "slot", slot: slot.name, variant: wider, params, texts, turn: context.turn };
}
