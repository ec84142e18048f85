import { expect, test } from "vitest";
import { turnedBack, twoEnds } from "./two-ends.ts";

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
