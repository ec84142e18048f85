import { expect, test } from "vitest";
import { askingCurve } from "./asking-curve.ts";
import type { PredictionLine } from "./prediction.ts";

const line = (confidence: number, strict: boolean): PredictionLine => ({
  id: "a",
  turn: 1,
  utterance: "u",
  gold: [],
  sql: "",
  query: strict,
  strict,
  relaxed: strict,
  previous: "predicted",
  provenance: [],
  ms: 1,
  confidence,
  normalised: strict,
  valid: true,
  gold_rows: true,
});

test("asking about the doubtful leaves the others the more right", () => {
  const lines = [
    line(0.9, true),
    line(0.8, true),
    line(0.7, false),
    line(0.2, false),
    line(0.2, true),
  ];
  const curve = askingCurve(lines);
  expect(curve?.points.find(({ below }) => below === 0.3)).toEqual({
    below: 0.3,
    asked: expect.closeTo(0.4),
    right: expect.closeTo(2 / 3),
  });
  expect(curve?.points.at(-3)).toEqual({ below: 0.8, asked: expect.closeTo(0.6), right: 1 });
  // Of six pairs of right and wrong: four in order, one the wrong way, one tie.
  expect(curve?.auc).toBeCloseTo(4.5 / 6);
});

test("without confidence, or without anything wrong, there is nothing to tell", () => {
  const { confidence: _, ...bare } = line(1, true);
  expect(askingCurve([bare])).toBeUndefined();
  expect(askingCurve([line(1, true)])?.auc).toBeUndefined();
});
