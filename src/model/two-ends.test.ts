import { expect, test } from "vitest";
import { twoEnds } from "./two-ends.ts";

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
