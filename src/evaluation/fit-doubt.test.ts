import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { fitDoubt, withConfidence } from "./fit-doubt.ts";
import type { PredictionLine } from "./prediction.ts";

const line = (id: number, turn: number, strict: boolean, own: number): PredictionLine => ({
  id: String(id),
  turn,
  utterance: "",
  gold: [""],
  sql: "",
  previous: "predicted",
  query: strict,
  strict,
  relaxed: strict,
  provenance: [],
  ms: 0,
  confidence: 0.5,
  doubt: { signs: { own }, grounds: turn === 1 ? [] : [turn - 1] },
});

/** Right by its own log odds, and wrong where the turn before is wrong. */
function talks(seed: number): PredictionLine[] {
  const random = createRandom(seed);
  return Array.from({ length: 300 }, (_, id) => {
    let right = true;
    return [1, 2, 3].map((turn) => {
      const own = 6 * random.next() - 2;
      right &&= random.next() < 1 / (1 + Math.exp(-own));
      return line(id, turn, right, own);
    });
  }).flat();
}

test("what comes out is about as sure as it is right, on other talk too", () => {
  const weights = fitDoubt(talks(1));
  expect(weights["own"]).toBeGreaterThan(0.5);
  expect(weights["recovery"]).toBeLessThan(0.05);
  const other = withConfidence(talks(2), weights);
  const mean = other.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / other.length;
  const right = other.filter(({ strict }) => strict).length / other.length;
  expect(Math.abs(mean - right)).toBeLessThan(0.05);
  const second = (own: number): number | undefined =>
    withConfidence([line(1, 1, true, own), line(1, 2, true, 3)], weights)[1]?.confidence;
  expect(second(-3)).toBeLessThan(second(3) ?? 0);
});

test("recovery is a share of what would be right by its own signs", () => {
  const random = createRandom(5);
  const own = 0.4;
  const likely = 1 / (1 + Math.exp(-own));
  const recovering = Array.from({ length: 2000 }, (_, id) => {
    const first = random.next() < likely;
    const second = random.next() < likely * (first ? 1 : 0.5);
    return [line(id, 1, first, own), line(id, 2, second, own)];
  }).flat();
  expect(fitDoubt(recovering)["recovery"]).toBeCloseTo(0.5, 1);
});

test("talk that was mended by says what signs are worth, not how often it is right", () => {
  const plain = talks(1);
  const mended = talks(3).map((one) => ({ ...one, strict: one.strict || one.turn === 1 }));
  const mean = (lines: readonly PredictionLine[]): number =>
    lines.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / lines.length;
  const right = plain.filter(({ strict }) => strict).length / plain.length;
  const together = mean(withConfidence(plain, fitDoubt([...plain, ...mended])));
  const apart = mean(withConfidence(plain, fitDoubt(plain, [mended])));
  expect(Math.abs(apart - right)).toBeLessThan(Math.abs(together - right));
});
