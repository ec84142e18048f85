// Small hand-made queries of a conversation about flights, for tests of how turns are read.

import type { Moment } from "../../../generator/context.ts";
import type { Target } from "../../../generator/domain.ts";
import { createLinks } from "../../../generator/links.ts";
import { lexiconOf } from "../../../generator/realise/lexicon.ts";
import { type Declared, declared, type Filled, slotsOf } from "../../../generator/slots.ts";
import { mannerOf, spoken } from "../../../generator/voice.ts";
import { stockOf } from "../../../generator/word-stock.ts";
import { createRandom } from "../../../random.ts";
import { flightsDomain } from "./index.ts";

export const context: Moment = {
  machine: {
    domain: flightsDomain,
    slots: new Map(flightsDomain.slots.map((slot) => [slot.name, slot])),
    links: createLinks(flightsDomain.links),
    lexicon: lexiconOf(flightsDomain),
    manner: mannerOf(stockOf(flightsDomain), spoken),
  },
  today: { year: 1993, month: 2, day: 5 },
  random: createRandom(1),
  scenario: { liking: () => 1, items: new Map() },
  turn: 3,
  history: [],
  empty: false,
};

export function filled(slot: string, variant: string, turn: number, value = ""): Filled {
  const found = flightsDomain.slots
    .find((one) => one.name === slot)!
    .variants.find((one) => one.name === variant)!;
  const params = new Map(Object.keys(found.params ?? {}).map((name) => [name, value]));
  return { kind: "slot", slot, variant: found, params, texts: new Map(), turn };
}

export const targetNamed = (name: string): Target =>
  flightsDomain.targets.find((one) => one.name === name)!;

export const queryOf = (target: string, ...slots: Filled[]): Declared =>
  declared(targetNamed(target), slots);

export const says = (query: Declared): string =>
  [query.target.name, ...[...slotsOf(query).keys()].sort()].join(" ");
