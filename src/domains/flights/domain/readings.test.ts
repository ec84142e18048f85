// Which query a change is taken to ask for first, and which others are accepted.
import { describe, expect, it } from "vitest";
import { parseDay } from "../../../generator/calendar.ts";
import type { Context } from "../../../generator/context.ts";
import { readChange } from "../../../generator/readings.ts";
import { createRealiser } from "../../../generator/realise.ts";
import { createLinks } from "../../../generator/sql-builder.ts";
import type { Filled, State } from "../../../generator/state.ts";
import { createRandom } from "../../../random.ts";
import { flightsDomain } from "./index.ts";

const context: Context = {
  machine: {
    domain: flightsDomain,
    slots: new Map(flightsDomain.slots.map((slot) => [slot.name, slot])),
    links: createLinks(flightsDomain.links),
    realiser: createRealiser(flightsDomain),
  },
  today: parseDay("1993-02-05"),
  random: createRandom(1),
  scenario: { liking: () => 1, items: new Map() },
  turn: 3,
  history: [],
  empty: false,
};

function filled(slot: string, variant: string, turn: number, value = ""): Filled {
  const found = flightsDomain.slots
    .find((one) => one.name === slot)!
    .variants.find((one) => one.name === variant)!;
  const params = new Map(Object.keys(found.params ?? {}).map((name) => [name, value]));
  return { slot, variant: found, params, texts: new Map(), turn };
}

function stateOf(target: string, ...slots: Filled[]): State {
  return {
    target: flightsDomain.targets.find((one) => one.name === target)!,
    slots: new Map(slots.map((one) => [one.slot, one])),
  };
}

const says = (state: State): string =>
  [state.target.name, ...[...state.slots.keys()].sort()].join(" ");

const from = filled("from", "city", 1, "SEATTLE");
const to = filled("to", "city", 1, "BOSTON");
const cheapest = filled("best", "cheapest", 2);
const american = filled("airline", "one", 1, "AA");
const delta = filled("airline", "one", 3, "DL");
const arrives = filled("arrive", "at", 2);
const night = filled("depart", "night", 3);

describe("what a change may mean", () => {
  it("keeps the best where only the change is said, and accepts that it falls", () => {
    const { state, alternatives } = readChange(context, {
      kind: "add",
      state: stateOf("flights", from, to, cheapest),
      changed: [night],
      pointing: false,
      text: "at night",
    });
    expect([state, ...alternatives].map(says)).toEqual([
      "flights best depart from to",
      "flights depart from to",
    ]);
  });

  it("drops the best where many are asked for, and accepts that it stays", () => {
    const { state, alternatives } = readChange(context, {
      kind: "add",
      state: stateOf("flights", from, to, cheapest),
      changed: [night],
      pointing: true,
      text: "show me the night ones",
    });
    expect([state, ...alternatives].map(says)).toEqual([
      "flights depart from to",
      "flights best depart from to",
    ]);
  });

  it("drops what came after a replaced airline where flights are asked for (Figure 2)", () => {
    const before = stateOf("flights", from, to, american, arrives);
    const change = { kind: "replace", state: before, changed: [delta], pointing: false } as const;
    const anew = readChange(context, {
      ...change,
      asked: before.target,
      text: "show me delta flights",
    });
    expect([anew.state, ...anew.alternatives].map(says)).toEqual([
      "flights airline from to",
      "flights airline arrive from to",
    ]);
    const passing = readChange(context, { ...change, text: "how about delta" });
    expect(says(passing.state)).toBe("flights airline arrive from to");
  });

  it("goes on with what was asked, unless the words wish for a flight", () => {
    const before = stateOf("fares", from, to);
    const change = { kind: "add", state: before, changed: [delta], pointing: false } as const;
    expect(says(readChange(context, { ...change, text: "on delta" }).state)).toBe(
      "fares airline from to",
    );
    expect(says(readChange(context, { ...change, text: "i want to fly on delta" }).state)).toBe(
      "flights airline from to",
    );
  });

  it("takes a constraint back", () => {
    const { state } = readChange(context, {
      kind: "remove",
      state: stateOf("flights", from, to, american),
      changed: [],
      removed: "airline",
      pointing: false,
      text: "any airline is fine",
    });
    expect(says(state)).toBe("flights from to");
  });
});
