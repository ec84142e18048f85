// Rules of single acts, over many ways of saying them.
import { describe, expect, it } from "vitest";
import type { Moment, Move } from "../../../generator/context.ts";
import { acts, slotActs } from "../../../generator/slot-talk.ts";
import { slotsOf } from "../../../generator/slots.ts";
import { createRandom } from "../../../random.ts";
import { context, filled, queryOf } from "./readings.fixture.ts";

const from = filled("from", "city", 1, "MEMPHIS");
const round = filled("trip", "round", 1);

const many = (make: (context: Moment) => Move | undefined, base: Moment): Move[] =>
  Array.from({ length: 300 }, (_, seed) => make({ ...base, random: createRandom(seed) })).flatMap(
    (move) => move ?? [],
  );

describe("taking back", () => {
  const texts = (turn: number): string[] =>
    many(slotActs.removeMove, { ...context, turn, query: queryOf("flights", round) }).map(
      (move) => move.text,
    );

  it("names what it takes back, unless that was said last", () => {
    const unnamed = (text: string): boolean => /^either is (fine|okay)$/.test(text);
    expect(texts(2).some(unnamed)).toBe(true);
    expect(texts(5).some(unnamed)).toBe(false);
    expect(texts(5).length).toBeGreaterThan(100);
  });
});

describe("saying everything once more", () => {
  const restate = acts.find((act) => act.name === "restate")!.make;

  it("goes on with the last question where it asks and wishes for nothing", () => {
    const bare = many(restate, { ...context, query: queryOf("fares", from) }).filter(
      ({ text, query }) =>
        /^(leaving|departing|from|out of) /.test(text) &&
        !/\b(i|flights?|fares?|what|which|how|you)\b/.test(text) &&
        slotsOf(query).has("to") !== true,
    );
    expect(new Set(bare.map((move) => move.query?.target.name))).toEqual(
      new Set(bare.length === 0 ? [] : ["fares"]),
    );
  });
});
