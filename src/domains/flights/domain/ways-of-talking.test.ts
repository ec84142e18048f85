// Kinds of talk beside plain changes: slips mended at once, things listed after a count, places of an
// aside with the other end of a trip, constraints named in being taken back, trips that go on from where
// the last one ended, others than what was named.
import { describe, expect, it } from "vitest";
import type { Moment, Move } from "../../../generator/context.ts";
import { slotActs } from "../../../generator/slot-talk.ts";
import { slotsOf } from "../../../generator/slots.ts";
import { targetMove } from "../../../generator/targets.ts";
import { createRandom } from "../../../random.ts";
import { context, filled, queryOf } from "./readings.fixture.ts";

const many = (make: (context: Moment) => Move | undefined, base: Moment): Move[] =>
  Array.from({ length: 400 }, (_, seed) => make({ ...base, random: createRandom(seed) })).flatMap(
    (move) => move ?? [],
  );

describe("a slip mended in the same breath", () => {
  it("asks for what was said last", () => {
    const mended = many((c) => slotActs.firstMove(c, "first"), context).filter((move) =>
      move.labels.includes("mended"),
    );
    expect(mended.length).toBeGreaterThan(3);
    for (const { text, query } of mended) {
      const said = [...(slotsOf(query).values() ?? [])].flatMap((one) => [...one.texts.values()]);
      const last = text.slice(text.search(/\b(no|sorry|oops|wait|or rather|actually|i mean)\b/));
      expect(said.some((value) => last.includes(value))).toBe(true);
    }
  });
});

describe("after a count", () => {
  it("lists what was counted", () => {
    const counted = queryOf("count", filled("from", "city", 1, "MEMPHIS"));
    const listed = many(targetMove, { ...context, query: counted }).filter(({ text }) =>
      /\b(show|see|list) (them|those)\b(?! flights)/.test(text),
    );
    expect(listed.length).toBeGreaterThan(3);
    expect(new Set(listed.map((move) => move.query?.target.name))).toEqual(new Set(["flights"]));
  });

  it("points at fares where fares were counted", () => {
    const counted = queryOf("count-fares", filled("from", "city", 1, "MEMPHIS"));
    const pointing = many((c) => slotActs.changeMove(c, "add"), {
      ...context,
      query: counted,
    }).filter(({ text }) => /\b(which|the \w+) ones?\b/.test(text));
    expect(pointing.length).toBeGreaterThan(3);
    for (const { text, query } of pointing) expect(query?.target.name, text).toBe("fares");
  });
});

describe("back to where it forked", () => {
  it("lets fall what was narrowed since, as in the paper's Figure 1", () => {
    const query = queryOf(
      "flights",
      filled("from", "city", 1, "SEATTLE"),
      filled("to", "city", 1, "BOSTON"),
      filled("airline", "one", 2, "AA"),
      filled("arrive", "at", 3),
    );
    const forks = many(slotActs.forkMove, { ...context, query, turn: 4 });
    expect(forks.length).toBeGreaterThan(100);
    for (const { text, query: next } of forks)
      expect(slotsOf(next).has("arrive"), text).toBe(false);
    const delta = forks.filter((one) => slotsOf(one.query).get("airline")?.turn === 4);
    expect(delta.length).toBeGreaterThan(20);
    for (const { text, query: next } of delta) expect(slotsOf(next).has("to"), text).toBe(true);
  });
});

describe("giving something up in passing", () => {
  it("drops what another question waives", () => {
    const query = queryOf(
      "flights",
      filled("from", "city", 1, "MEMPHIS"),
      filled("price", "under", 1, "300"),
    );
    const waived = many(targetMove, { ...context, query }).filter(({ text }) =>
      /regardless of the (price|cost|budget)/.test(text),
    );
    expect(waived.length).toBeGreaterThan(0);
    for (const { text, query: next } of waived)
      expect(slotsOf(next).has("price"), text).toBe(false);
  });

  it("names two values in one breath only to give up both", () => {
    const value = (slot: string, name: string, param: string) => {
      const one = filled(slot, name, 1, "X");
      return { ...one, texts: new Map([[param, `my ${slot}`]]) };
    };
    const query = queryOf(
      "flights",
      filled("from", "city", 1, "MEMPHIS"),
      value("airline", "one", "airline"),
      value("date", "day", "date"),
    );
    const both = many(slotActs.compoundMove, { ...context, query }).filter(({ text }) =>
      /(forget|never mind|drop) my (airline|date) and /.test(text),
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { text, labels } of both) expect(labels, text).not.toContain("add");
  });
});

describe("from an aside", () => {
  it("goes to its place from another that is said", () => {
    const aside = queryOf("ground", filled("where", "city", 2, "DENVER"));
    const there = many(slotActs.carryMove, { ...context, query: aside }).filter(
      ({ query }) => slotsOf(query).get("to")?.params.get("place") === "DENVER",
    );
    expect(there.length).toBeGreaterThan(20);
    const said = there.filter(({ query }) => slotsOf(query).has("from"));
    expect(said.length / there.length).toBeGreaterThan(0.5);
    for (const { text } of there) expect(text).not.toContain("DENVER");
  });
});

describe("taking back by name", () => {
  it("drops the constraint and nothing else", () => {
    const held = queryOf(
      "flights",
      filled("from", "city", 1, "MEMPHIS"),
      filled("stops", "nonstop", 1),
    );
    const named = many(slotActs.removeMove, { ...context, query: held }).filter(({ text }) =>
      /anymore|after all|no longer/.test(text),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const { query } of named) expect([...(slotsOf(query).keys() ?? [])]).toEqual(["from"]);
  });
});

describe("from where the last trip ended", () => {
  const query = queryOf(
    "flights",
    filled("from", "city", 1, "MEMPHIS"),
    filled("to", "city", 1, "DENVER"),
    filled("airline", "one", 1, "DL"),
  );
  const place = (move: Move, slot: string) => slotsOf(move.query).get(slot)?.params.get("place");

  it("goes on to somewhere else, and only what is said holds", () => {
    const onward = many(slotActs.onwardMove, { ...context, query });
    expect(onward.length).toBeGreaterThan(100);
    for (const move of onward) {
      expect(place(move, "from")).toBe("DENVER");
      expect(place(move, "to")).not.toBe("DENVER");
      const airline = slotsOf(move.query).get("airline");
      expect(airline === undefined || airline.turn === context.turn).toBe(true);
    }
  });

  it("asks what leaves there without keeping where it went", () => {
    const leaving = many(slotActs.leavingMove, { ...context, query });
    expect(leaving.length).toBeGreaterThan(100);
    for (const move of leaving) {
      expect([...(slotsOf(move.query).keys() ?? [])]).toEqual(["from"]);
      expect(place(move, "from")).toBe("DENVER");
      for (const other of move.alternatives ?? []) expect(slotsOf(other).has("to")).toBe(false);
    }
  });
});

describe("others than what was named", () => {
  it("are those of any other airline", () => {
    const query = queryOf(
      "flights",
      filled("from", "city", 1, "MEMPHIS"),
      filled("airline", "one", 1, "DL"),
    );
    const others = many(slotActs.otherMove, { ...context, query });
    expect(others.length).toBeGreaterThan(100);
    for (const { text, query: next } of others) {
      const key = next?.target.name === "airlines" ? "besides" : "airline";
      expect([...(slotsOf(next).keys() ?? [])].sort(), text).toEqual([key, "from"].sort());
      expect(slotsOf(next).get(key)?.variant.name).toMatch(/^(not|one)$/);
      expect(text).not.toContain("delta");
    }
  });
});
