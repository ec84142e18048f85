import { expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { onDevelopment, outcomeOf } from "./outcome.fixture.ts";
import { pairedIntervals } from "./paired.ts";

const [a, b] = [
  { row: "a", which: onDevelopment },
  { row: "b", which: onDevelopment },
];

it("compares the turns that both have, seed by seed", () => {
  const outcomes = [
    outcomeOf("a", 1, { x: "0-1", y: "00" }),
    outcomeOf("a", 2, { x: "1-1", y: "00" }),
    outcomeOf("b", 1, { x: "1-1", y: "01" }),
    outcomeOf("b", 2, { x: "1-1", y: "01" }),
    // No partner: left out.
    outcomeOf("b", 3, { x: "0-0", y: "00" }),
  ];
  const interval = pairedIntervals(outcomes, a, b, createRandom("test"));
  // Of the 8 turns under seeds 1 and 2, three are gained.
  expect(interval?.mean).toBeCloseTo(3 / 8);
  expect(interval?.low).toBeGreaterThanOrEqual(0);
  expect(interval?.high).toBeGreaterThan(3 / 8);
});

it("knows nothing where there is nothing to compare", () => {
  const alone = [outcomeOf("a", 1, { x: "1" })];
  expect(pairedIntervals(alone, a, b, createRandom("test"))).toBeUndefined();
});
