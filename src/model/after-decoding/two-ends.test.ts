import { expect, test } from "vitest";
import { otherEnd, turnedBack, twoEnds } from "./two-ends.ts";

const way = (from: string, to: string, more = ""): string =>
  `SELECT DISTINCT trip.id FROM trip WHERE trip.origin = '${from}' AND trip.goal = '${to}'${more}`;

test("what would go from a place to itself is turned round", () => {
  expect(twoEnds(way("YORK", "YORK", " AND trip.hour > 17"), way("LEEDS", "YORK"))).toBe(
    way("YORK", "LEEDS", " AND trip.hour > 17"),
  );
  expect(twoEnds(way("LEEDS", "LEEDS"), way("LEEDS", "YORK"))).toBe(way("YORK", "LEEDS"));
});

test("other ways stay", () => {
  expect(twoEnds(way("HULL", "YORK"), way("LEEDS", "YORK"))).toBe(way("HULL", "YORK"));
  expect(twoEnds(way("YORK", "YORK"), way("YORK", "YORK"))).toBe(way("YORK", "YORK"));
  expect(twoEnds(way("YORK", "YORK"), "")).toBe(way("YORK", "YORK"));
});

test.each(["what about the way back on sunday", "and back on sunday", "coming back on sunday"])(
  "%s: the ends change places, and of the rest what is new holds",
  (said) => {
    const before = [
      way("LEEDS", "YORK", " AND trip.line = 'A'"),
      way("LEEDS", "YORK", " AND trip.line = 'B'"),
    ];
    const read = way("LEEDS", "YORK", " AND trip.line = 'A' AND trip.day = 7");
    expect(turnedBack(read, before, said)).toBe(way("YORK", "LEEDS", " AND trip.day = 7"));
    const turned = way("YORK", "LEEDS", " AND trip.line = 'B'");
    expect(turnedBack(turned, before, said)).toBe(turned);
  },
);

test("what is not the way back stays", () => {
  const read = way("LEEDS", "YORK", " AND trip.day = 7");
  expect(turnedBack(read, [way("LEEDS", "YORK")], "back to the trips on sunday")).toBe(read);
});

test("a place alone is the end that nothing was said of", () => {
  const to = (town: string) => `SELECT DISTINCT trip.id FROM trip WHERE trip.goal = '${town}'`;
  const placed = (utterance: string) => {
    const start = utterance.indexOf("leeds");
    const value = { kind: "entity", text: "leeds", value: "LEEDS", start, end: start + 5 } as const;
    return [{ ...value, placeholders: [], score: 1 }];
  };
  const filled = (utterance: string, alternatives: readonly string[], last = to("YORK")) =>
    otherEnd(utterance, to("LEEDS"), {
      last,
      values: placed(utterance),
      alternatives: alternatives.map((sql) => ({ sql })),
    })?.sql;
  const whole = `${to("YORK")} AND trip.origin = 'LEEDS'`;
  expect(filled("leeds", [to("HULL"), whole])).toBe(whole);
  expect(filled("leeds please", [whole])).toBe(whole);
  expect(filled("what about leeds", [whole])).toBeUndefined();
  expect(filled("leeds", [`${to("YORK")} AND trip.hour = 3`])).toBeUndefined();
  expect(filled("leeds", [`${to("LEEDS")} AND trip.origin = 'HULL'`])).toBeUndefined();
  expect(filled("leeds", [whole], "SELECT DISTINCT trip.id FROM trip")).toBeUndefined();
});
