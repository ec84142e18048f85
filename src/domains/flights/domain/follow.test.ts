// How a conversation goes on from readings that counted as right, and after an aside.
import { describe, expect, it } from "vitest";
import { goOn, withOthers } from "../../../generator/follow.ts";
import { slotGround } from "../../../generator/slot-ground.ts";
import { type Declared, fill } from "../../../generator/slots.ts";
import { synthesize } from "../../../generator/synthesize.ts";
import { flightsDomain } from "./index.ts";
import { context, filled, queryOf, says } from "./readings.fixture.ts";

const from = filled("from", "city", 1, "DENVER");
const to = filled("to", "city", 3, "CLEVELAND");
const morning = filled("depart", "morning", 2);
const cheapest = filled("best", "cheapest", 2);
const query = queryOf("flights", from, to);
const move = { act: "replace", text: "flights to cleveland", query, labels: [] };

describe("going on", () => {
  it("follows a reading that kept the morning where the taught one did not", () => {
    const other = queryOf("flights", from, to, morning);
    const next = goOn(slotGround, context, { ...move, alternatives: [other] }, false);
    expect(next.others?.map(says)).toEqual(["flights depart from to"]);
    const to2 = filled("to", "city", 4, "BALTIMORE");
    const elsewhere = (held: Declared): Declared => fill(held, [to2]);
    const turn = withOthers(next, { ...move, query: elsewhere(query), elsewhere });
    expect(turn.alternatives?.map(says)).toEqual(["flights depart from to"]);
  });

  it("does not follow the cheapest once all were asked for", () => {
    const other = queryOf("flights", from, to, cheapest);
    expect(goOn(slotGround, context, { ...move, alternatives: [other] }, false).others).toEqual([]);
  });

  it("comes back from any aside to what was asked last", () => {
    const earlier = { ...context, query, suspended: queryOf("flights", from, morning) };
    const aside = queryOf("ground", filled("where", "city", 4, "BOSTON"));
    const next = goOn(slotGround, earlier, { ...move, act: "fresh", query: aside }, false);
    expect(next.suspended).toBe(query);
    const again = goOn(slotGround, next, { ...move, act: "fresh", query: aside }, false);
    expect(again.suspended).toBe(query);
  });

  it("says something at every turn", () => {
    for (const { turns } of synthesize(flightsDomain, { interactions: 300, seed: 3 }))
      for (const { utterance } of turns) expect(utterance).toMatch(/[a-z0-9]/i);
  });
});
