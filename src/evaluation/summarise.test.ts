import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { bootstrapInterval, pairedDifference } from "./bootstrap.ts";
import { compareRuns } from "./compare.ts";
import type { PredictionLine } from "./prediction.ts";
import { summarise } from "./summarise.ts";

function line(id: string, turn: number, given: Partial<PredictionLine> = {}): PredictionLine {
  return {
    id,
    turn,
    utterance: "u",
    gold: ["g"],
    sql: "s",
    query: false,
    strict: false,
    relaxed: false,
    previous: "predicted",
    provenance: [],
    ms: 10 * turn,
    valid: true,
    gold_rows: true,
    ...given,
  };
}
const right = { query: true, strict: true, relaxed: true };

describe("summarise", () => {
  const lines = [
    line("a", 1, { ...right, labels: ["first"] }),
    line("a", 2, {
      strict: true,
      relaxed: true,
      gold_rows: false,
      labels: ["ellipsis", "referring"],
    }),
    line("b", 1, { ...right }),
    line("b", 2, { relaxed: true, valid: false, gold_rows: false, labels: ["ellipsis"] }),
    line("b", 4, { refused: "cannot", valid: false }),
  ];

  it("works out by hand", () => {
    const summary = summarise(lines, [
      { unanswerable: true, refused: true },
      { unanswerable: true, refused: false },
    ]);
    expect(summary).toMatchObject({
      turns: 5,
      interactions: 2,
      query: 2 / 5,
      strict: 3 / 5,
      relaxed: 4 / 5,
      strict_nonempty: 2 / 3,
      turns_nonempty: 3,
      interaction: 1 / 2,
      valid: 3 / 4,
      refusal: { turns: 2, precision: 1 / 2, recall: 1 / 2 },
      ms_p50: 20,
      ms_p95: 40,
    });
    expect(summary.by_turn).toEqual([
      { turn: 1, turns: 2, query: 1, strict: 1, relaxed: 1 },
      { turn: 2, turns: 2, query: 0, strict: 0.5, relaxed: 1 },
      { turn: 4, turns: 1, query: 0, strict: 0, relaxed: 0 },
    ]);
    expect(summary.by_phenomenon["ellipsis"]).toEqual({
      turns: 2,
      query: 0,
      strict: 0.5,
      relaxed: 1,
    });
    expect(summary.exact_set).toBeUndefined();
  });

  it("counts what was asked back apart, as neither right nor wrong", () => {
    const asked = [...lines, line("a", 3, { asked: "Which one?", sql: "", valid: false })];
    expect(summarise(asked)).toEqual({ ...summarise(lines), asked: 1 });
    expect(summarise(lines).asked).toBeUndefined();
  });

  it("reports exact set match by question and by interaction", () => {
    const marked = [true, false, true, true, true].map((exact_set, i) => ({
      ...lines[i]!,
      exact_set,
    }));
    expect(summarise(marked)).toMatchObject({ exact_set: 4 / 5, exact_set_interaction: 1 / 2 });
  });

  it("measures calibration where there is confidence", () => {
    expect(summarise(lines).calibration).toBeUndefined();
    const sure = [0.95, 0.85, 0.85, 0.15, 1].map((confidence, i) =>
      line("c", i + 1, { confidence, strict: i === 0 || i === 1 || i === 4 }),
    );
    const { calibration } = summarise(sure);
    // Bins: [0.1, 0.2) 0.15 sure, 0 right; [0.8, 0.9) 0.85 and 0.5; [0.9, 1] 0.975 and 1.
    expect(calibration?.ece).toBeCloseTo(0.2 * 0.15 + 0.4 * 0.35 + 0.4 * 0.025);
    expect(calibration?.reliability.map((bin) => bin.turns)).toEqual([1, 2, 2]);
  });

  it("is all zeros for nothing", () => {
    expect(summarise([])).toMatchObject({ turns: 0, strict: 0, interaction: 0, ms_p95: 0 });
  });
});

describe("bootstrap", () => {
  const many = (share: number, offset = 0): PredictionLine[] =>
    Array.from({ length: 400 }, (_, i) =>
      line(String(i), 1, { strict: (i * 7 + offset) % 100 < share * 100 }),
    );

  it("surrounds the mean, and narrows to nothing when all agree", () => {
    const interval = bootstrapInterval(many(0.6), "strict", createRandom(1));
    expect(interval.mean).toBeCloseTo(0.6);
    expect(interval.low).toBeLessThan(0.6);
    expect(interval.high).toBeGreaterThan(0.6);
    // Normal approximation: 1.96 * sqrt(0.6 * 0.4 / 400) = 0.048.
    expect(interval.high - interval.low).toBeCloseTo(0.096, 1);
    const sure = bootstrapInterval(many(1), "strict", createRandom(1));
    expect(sure).toEqual({ mean: 1, low: 1, high: 1 });
  });

  it("is the same for the same seed", () => {
    const draw = () => bootstrapInterval(many(0.5), "strict", createRandom(9));
    expect(draw()).toEqual(draw());
  });

  it("pairs turns, so that a system against itself differs by nothing", () => {
    const none = pairedDifference(many(0.5), many(0.5), "strict", createRandom(2));
    expect(none).toEqual({ mean: 0, low: 0, high: 0 });
    const better = pairedDifference(many(0.5), many(0.8), "strict", createRandom(2));
    expect(better.mean).toBeCloseTo(0.3);
    expect(better.low).toBeGreaterThan(0.2);
  });
});

describe("compareRuns", () => {
  it("names the turns that changed, over the turns both have", () => {
    const before = [line("a", 1, right), line("a", 2), line("b", 1), line("x", 1, right)];
    const after = [line("a", 1), line("a", 2, right), line("b", 1), line("y", 1, right)];
    const comparison = compareRuns(before, after, createRandom(1));
    expect(comparison.turns).toBe(3);
    expect(comparison.strict.mean).toBe(0);
    expect(comparison.gained.map((turn) => turn.turn)).toEqual([2]);
    expect(comparison.lost.map((turn) => turn.turn)).toEqual([1]);
  });
});
