// Kinds of talk beside plain changes: slips mended at once, things listed after a count, places of an
// aside with the other end of a trip, constraints named in being taken back.
import { describe, expect, it } from "vitest";
import { carryMove } from "../../../generator/carry.ts";
import { removeMove } from "../../../generator/change.ts";
import type { Context, Move } from "../../../generator/context.ts";
import { firstQuestion } from "../../../generator/first.ts";
import { targetMove } from "../../../generator/focus.ts";
import { createRandom } from "../../../random.ts";
import { context, filled, stateOf } from "./readings.fixture.ts";

const many = (make: (context: Context) => Move | undefined, base: Context): Move[] =>
  Array.from({ length: 400 }, (_, seed) => make({ ...base, random: createRandom(seed) })).flatMap(
    (move) => move ?? [],
  );

describe("a slip mended in the same breath", () => {
  it("asks for what was said last", () => {
    const mended = many((c) => firstQuestion(c, "first"), context).filter((move) =>
      move.labels.includes("mended"),
    );
    expect(mended.length).toBeGreaterThan(3);
    for (const { text, state } of mended) {
      const said = [...(state?.slots.values() ?? [])].flatMap((one) => [...one.texts.values()]);
      const last = text.slice(text.search(/\b(no|sorry|oops|wait|or rather|actually|i mean)\b/));
      expect(said.some((value) => last.includes(value))).toBe(true);
    }
  });
});

describe("after a count", () => {
  it("lists what was counted", () => {
    const counted = stateOf("count", filled("from", "city", 1, "MEMPHIS"));
    const listed = many(targetMove, { ...context, state: counted }).filter(({ text }) =>
      /\b(show|see|list) (them|those)\b/.test(text),
    );
    expect(listed.length).toBeGreaterThan(3);
    expect(new Set(listed.map((move) => move.state?.target.name))).toEqual(new Set(["flights"]));
  });
});

describe("from an aside", () => {
  it("goes to its place from another that is said", () => {
    const aside = stateOf("ground", filled("where", "city", 2, "DENVER"));
    const there = many(carryMove, { ...context, state: aside }).filter(
      ({ state }) => state?.slots.get("to")?.params.get("place") === "DENVER",
    );
    expect(there.length).toBeGreaterThan(20);
    const said = there.filter(({ state }) => state?.slots.has("from"));
    expect(said.length / there.length).toBeGreaterThan(0.5);
    for (const { text } of there) expect(text).not.toContain("DENVER");
  });
});

describe("taking back by name", () => {
  it("drops the constraint and nothing else", () => {
    const held = stateOf(
      "flights",
      filled("from", "city", 1, "MEMPHIS"),
      filled("stops", "nonstop", 1),
    );
    const named = many(removeMove, { ...context, state: held }).filter(({ text }) =>
      /anymore|after all|no longer/.test(text),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const { state } of named) expect([...(state?.slots.keys() ?? [])]).toEqual(["from"]);
  });
});
