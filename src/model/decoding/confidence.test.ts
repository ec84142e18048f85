import { describe, expect, it } from "vitest";
import { UserError } from "../../errors.ts";
import { createRandom } from "../../random.ts";
import { confidence, fitCalibration, type JudgedAnswer, parseCalibration } from "./confidence.ts";

const evidence = (logProbability: number) => ({
  logProbability,
  lowestStep: Math.exp(logProbability),
  margin: 0,
  unknownShare: 0,
  unusedValues: 0,
  forbiddenMass: 0,
  steps: 20,
});

describe("confidence", () => {
  it("is the sequence's probability until it is calibrated", () => {
    expect(confidence(evidence(Math.log(0.25)))).toBeCloseTo(0.25);
  });

  it("after calibration means what it says", () => {
    const random = createRandom(1);
    // An over-confident model: with probability p it is right only p * 0.6 of the time.
    const answers: JudgedAnswer[] = Array.from({ length: 4000 }, () => {
      const p = 0.05 + 0.9 * random.next();
      return { evidence: evidence(Math.log(p)), right: random.next() < 0.6 * p };
    });
    const calibration = fitCalibration(answers);
    let gap = 0;
    for (let bin = 0; bin < 10; bin++) {
      const inside = answers.filter((answer) => {
        const c = confidence(answer.evidence, calibration);
        return c >= bin / 10 && c < (bin + 1) / 10;
      });
      const mean = inside.reduce((sum, a) => sum + confidence(a.evidence, calibration), 0);
      const right = inside.filter((answer) => answer.right).length;
      gap += Math.abs(mean - right) / answers.length;
    }
    expect(gap).toBeLessThan(0.05);
  });

  it("is never surer because the grammar forbade something, whatever chance shows", () => {
    const random = createRandom(2);
    const answers: JudgedAnswer[] = Array.from({ length: 400 }, (_, i) => {
      const p = 0.05 + 0.9 * random.next();
      const forbidden = i % 50 === 0;
      return {
        evidence: { ...evidence(Math.log(p)), forbiddenMass: forbidden ? 0.9 : 0 },
        right: forbidden || random.next() < p,
      };
    });
    const calibration = fitCalibration(answers);
    const plain = evidence(-0.5);
    expect(confidence({ ...plain, forbiddenMass: 1 }, calibration)).toBeLessThan(
      confidence(plain, calibration),
    );
  });

  it("survives answers that are all right", () => {
    const calibration = fitCalibration([{ evidence: evidence(-0.1), right: true }]);
    expect(confidence(evidence(-0.1), calibration)).toBeGreaterThan(0.5);
  });
});

describe("a calibration's file", () => {
  const whole = fitCalibration([]);

  it("reads back as it was written", () => {
    expect(parseCalibration(JSON.parse(JSON.stringify(whole)), "x")).toEqual(whole);
  });

  it.each([
    ["nothing", null],
    ["no weights", {}],
    ["a weight less", { weights: whole.weights.slice(1) }],
    ["a weight more", { weights: [...whole.weights, 0] }],
    ["a weight that is none", { weights: whole.weights.map(() => null) }],
    ["something else beside", { ...whole, more: 1 }],
  ])("that is damaged says where: %s", (_, value) => {
    expect(() => parseCalibration(value, "model/calibration.json")).toThrow(UserError);
    expect(() => parseCalibration(value, "model/calibration.json")).toThrow(
      "model/calibration.json: damaged",
    );
  });
});
