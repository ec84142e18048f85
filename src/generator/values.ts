// Gives slots their values: which one, and the words for it.

import { addDays, type CivilDate } from "../dates/civil.ts";
import { addMinutes } from "../dates/clock.ts";
import { oncePer } from "../once-per.ts";
import type { Random } from "../random.ts";
import { nameSomeDay, nameSomeWeekend } from "./calendar.ts";
import { sayTime, sayTimes, someTime } from "./clock.ts";
import type { Domain, Slot, ValueItem, Variant } from "./domain.ts";
import { expandText } from "./realise/grammar.ts";
import type { Scenario } from "./scenario.ts";
import type { Filled } from "./slots.ts";

export type Surroundings = {
  readonly domain: Domain;
  readonly today: CivilDate;
  readonly random: Random;
  readonly scenario: Scenario;
  readonly turn: number;
};

/** A slot filled in some way, its parameters different from those to avoid. */
export function fillSlot(
  slot: Slot,
  around: Surroundings,
  options: { readonly avoid?: ReadonlySet<string | number>; readonly variant?: Variant } = {},
): Filled {
  const { random } = around;
  const variant =
    options.variant ??
    random.pick(
      slot.variants,
      slot.variants.map((one) => one.weight * around.scenario.liking(`${slot.name}:${one.name}`)),
    );
  for (let attempt = 0; ; attempt++) {
    const params = new Map<string, string | number>();
    const texts = new Map<string, string>();
    const taken = new Set<string | number>();
    for (const [param, source] of Object.entries(variant.params ?? {}))
      sample(param, source, around, {
        params,
        texts,
        taken,
        avoid: options.avoid,
        again: variant.again === true,
      });
    const ordered = variant.ordered;
    const inOrder =
      ordered === undefined || Number(params.get(ordered[0])) < Number(params.get(ordered[1]));
    sayTogether(variant, params, texts, around);
    composeTexts(variant, texts, random);
    if (inOrder || attempt > 50)
      return { kind: "slot", slot: slot.name, variant, params, texts, turn: around.turn };
  }
}

/** Words made of other parameters: "{first} or {second}". */
export function composeTexts(variant: Variant, texts: Map<string, string>, random: Random): void {
  for (const [name, text] of Object.entries(variant.texts ?? {}))
    texts.set(
      name,
      expandText(text, random, (part) =>
        texts.has(part) ? { text: texts.get(part)! } : undefined,
      ),
    );
}

/** The words for the value of a slot that has just one: "boston", "friday". */
export function valueText(filled: Filled): string | undefined {
  const [name, ...more] = Object.keys(filled.variant.params ?? {});
  return name === undefined || more.length > 0 ? undefined : filled.texts.get(name);
}

/** The two ends of a span of time are said with an eye on each other. */
function sayTogether(
  variant: Variant,
  params: ReadonlyMap<string, string | number>,
  texts: Map<string, string>,
  { domain, random }: Surroundings,
): void {
  if (variant.ordered === undefined) return;
  const [low, high] = variant.ordered;
  const source = domain.values[variant.params?.[low] ?? ""];
  if (source?.kind !== "time") return;
  const said = sayTimes([Number(params.get(low)), Number(params.get(high))], random);
  texts.set(low, said[0]).set(high, said[1]);
}

/** A slot while it is being filled. */
type Filling = {
  readonly params: Map<string, string | number>;
  readonly texts: Map<string, string>;
  readonly taken: Set<string | number>;
  readonly avoid: ReadonlySet<string | number> | undefined;
  /** Of what is to be avoided one is said once more. */
  readonly again: boolean;
};

function sample(
  param: string,
  sourceName: string,
  around: Surroundings,
  { params, texts, avoid, taken, again }: Filling,
): void {
  const { domain, random } = around;
  const source = domain.values[sourceName];
  if (source === undefined) throw new RangeError(`values: no source "${sourceName}"`);
  switch (source.kind) {
    case "items": {
      // The task's own values first; where these are used up, or one strays from it, any other.
      const given = around.scenario.items.get(sourceName) ?? source.items;
      const own = random.next() < 0.85 ? given : source.items;
      const before = again ? source.items.filter((one) => avoid?.has(one.value) === true) : [];
      const used = ({ value }: ValueItem): boolean =>
        taken.has(value) || (before.length === 0 && avoid?.has(value) === true);
      let item = pickItem(before.length > 0 ? before : own, random);
      for (let i = 0; i < 12 && used(item); i++)
        item = pickItem(i < 4 ? own : source.items, random);
      taken.add(item.value);
      withItem(params, param, item);
      for (const [name, value] of Object.entries(item.with ?? {}))
        texts.set(name, String(value).toLowerCase());
      texts.set(param, sayItem(item, random, domain));
      return;
    }
    case "date": {
      const named = nameSomeDay(around.today, random);
      setDay(params, param, named.day);
      texts.set(param, named.bare);
      texts.set(`${param}.on`, named.on);
      return;
    }
    case "weekend": {
      const { first, bare } = nameSomeWeekend(around.today, random);
      setTwoDays(params, param, first);
      texts.set(param, bare);
      return;
    }
    case "time": {
      const time = someTime(random);
      setMoment(params, param, time);
      texts.set(param, sayTime(time, random));
      return;
    }
    case "number": {
      const steps = Math.floor((source.max - source.min) / source.step) + 1;
      const value = source.min + random.below(steps) * source.step;
      params.set(param, value);
      texts.set(
        param,
        source.unit === undefined
          ? String(value)
          : random.pick(
              [`${value} dollars`, `$${value}`, `${value} bucks`, `${value}`],
              [12, 5, 0.5, 2],
            ),
      );
      return;
    }
    default:
      source satisfies never;
  }
}

type Params = Map<string, string | number>;

/** A value, with what comes with it. */
export function withItem(params: Params, name: string, item: ValueItem): void {
  params.set(name, item.value);
  for (const [other, value] of Object.entries(item.with ?? {})) params.set(other, value);
}

/** A time, with half an hour on either side. */
export function setMoment(params: Params, name: string, time: number): void {
  params.set(name, time);
  params.set(`${name}.low`, addMinutes(time, -30));
  params.set(`${name}.high`, addMinutes(time, 30));
}

export function setDay(params: Params, name: string, day: CivilDate): void {
  params.set(`${name}.year`, day.year);
  params.set(`${name}.month`, day.month);
  params.set(`${name}.day`, day.day);
}

/** A day and the next one: a weekend, by its Saturday. */
export function setTwoDays(params: Params, name: string, first: CivilDate): void {
  setDay(params, `${name}.first`, first);
  setDay(params, `${name}.second`, addDays(first, 1));
}

const weightsOf = oncePer((items: readonly ValueItem[]) => items.map((item) => item.weight ?? 1));

const pickItem = (items: readonly ValueItem[], random: Random): ValueItem =>
  random.pick(items, weightsOf(items));

const sayItem = ({ text }: ValueItem, random: Random, { grammar }: Domain): string =>
  expandText(text, random, (name) =>
    grammar[name] === undefined ? undefined : { rule: grammar[name] },
  );

/** The same value said anew: another alias of the city, the same day. */
export function sayAgain(filled: Filled, around: Surroundings): Filled {
  const texts = new Map(filled.texts);
  for (const [param, sourceName] of Object.entries(filled.variant.params ?? {})) {
    const source = around.domain.values[sourceName];
    if (source?.kind === "items") {
      const item = source.items.find((one) => one.value === filled.params.get(param));
      if (item !== undefined) texts.set(param, sayItem(item, around.random, around.domain));
    } else if (source?.kind === "time")
      texts.set(param, sayTime(Number(filled.params.get(param)), around.random));
  }
  sayTogether(filled.variant, filled.params, texts, around);
  composeTexts(filled.variant, texts, around.random);
  return { ...filled, texts };
}

/** Values already given to other slots, so that nobody flies from boston to boston. */
export function valuesIn(slots: ReadonlyMap<string, Filled>): Set<string | number> {
  const values = new Set<string | number>();
  for (const filled of slots.values())
    for (const value of filled.params.values()) if (typeof value === "string") values.add(value);
  return values;
}

export function fits(slot: Slot, slots: ReadonlyMap<string, Filled>): boolean {
  return slot.excludes?.some((name) => slots.has(name)) !== true;
}
