import { expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { onDevelopment, outcomeOf } from "../jobs/outcome.fixture.ts";
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
    // Nothing is known of its turns: left out.
    outcomeOf("b", 3, {}),
  ];
  const interval = pairedIntervals(outcomes, a, b, createRandom("test"));
  // Of the 8 turns under seeds 1 and 2, three are gained.
  expect(interval?.mean).toBeCloseTo(3 / 8);
  expect(interval?.low).toBeGreaterThanOrEqual(0);
  expect(interval?.high).toBeGreaterThan(3 / 8);
});

it("takes seeds that only one row has, and draws each row's own", () => {
  const outcomes = [
    outcomeOf("a", 1, { x: "01", y: "00" }),
    outcomeOf("b", 2, { x: "11", y: "00" }),
    outcomeOf("b", 3, { x: "11", y: "11" }),
  ];
  const interval = pairedIntervals(outcomes, a, b, createRandom("test"));
  expect(interval).toMatchObject({ mean: 0.5, seeds: 1, runs: { base: [1], other: [2, 3] } });
  // Both draws of seed 2 and conversation y: nothing gained; both of seed 3 and y: everything.
  expect(interval).toMatchObject({ low: 0, high: 1 });
});

it("is the same whatever order conversations were measured in", () => {
  const run = (x: string, y: string, z: string) => [
    outcomeOf("a", 1, { x: "0", y: "00", z: "010" }),
    outcomeOf("b", 1, { x, y, z }),
  ];
  const turned = run("1", "01", "011").map((one) => ({
    ...one,
    measured: one.measured.map((m) => ({
      ...m,
      outcomes: Object.fromEntries(Object.entries(m.outcomes).reverse()),
    })),
  }));
  const of = (outcomes: readonly ReturnType<typeof outcomeOf>[]) =>
    pairedIntervals(outcomes, a, b, createRandom("test"));
  expect(of(turned)).toEqual(of(run("1", "01", "011")));
});

it("knows nothing where there is nothing to compare", () => {
  const alone = [outcomeOf("a", 1, { x: "1" })];
  expect(pairedIntervals(alone, a, b, createRandom("test"))).toBeUndefined();
});
