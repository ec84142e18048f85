import { expect, it } from "vitest";
import { createRandom } from "../random.ts";
import type { JobOutcome } from "./job-outcome.ts";
import { pairedIntervals } from "./paired.ts";

const which = { part: "dev", previous: "predicted" } as const;
const [a, b] = [
  { row: "a", which },
  { row: "b", which },
];

function outcome(row: string, seed: number, outcomes: Record<string, string>): JobOutcome {
  const accuracy = { turns: 0, query: 0, strict: 0, relaxed: 0 };
  return {
    spec: {
      row,
      seed,
      system: "full",
      preset: "small",
      changes: {},
      evaluate: [which],
      settings: {},
      attention: false,
      context: false,
      data: { kind: "standard", split: "scenario" },
    },
    epochs: 1,
    parameters: 1,
    trainSeconds: 1,
    evaluateSeconds: 1,
    latency: { turns: 0, ms_p50: 0, ms_p95: 0, differing: 0 },
    curve: [],
    attention: [],
    context: [],
    measured: [
      {
        ...which,
        ...accuracy,
        interactions: 0,
        interaction: 0,
        valid: 0,
        strict_nonempty: 0,
        by_turn: [],
        by_phenomenon: {},
        outcomes,
      },
    ],
  };
}

it("compares the turns that both have, seed by seed", () => {
  const outcomes = [
    outcome("a", 1, { x: "0-1", y: "00" }),
    outcome("a", 2, { x: "1-1", y: "00" }),
    outcome("b", 1, { x: "1-1", y: "01" }),
    outcome("b", 2, { x: "1-1", y: "01" }),
    // No partner: left out.
    outcome("b", 3, { x: "0-0", y: "00" }),
  ];
  const interval = pairedIntervals(outcomes, a, b, createRandom("test"));
  // Of the 8 turns under seeds 1 and 2, three are gained.
  expect(interval?.mean).toBeCloseTo(3 / 8);
  expect(interval?.low).toBeGreaterThanOrEqual(0);
  expect(interval?.high).toBeGreaterThan(3 / 8);
});

it("knows nothing where there is nothing to compare", () => {
  const alone = [outcome("a", 1, { x: "1" })];
  expect(pairedIntervals(alone, a, b, createRandom("test"))).toBeUndefined();
});
