// Lengths of time are said in one unit and kept in another.
import { expect, test } from "vitest";
import { convert, durationUnit, unitOf } from "./units.ts";

const numbers = (high: number) => ({ low: 1, high, distinct: 40, sample: [1, high] });

test.each([
  [["milliseconds"], 5_000_000, "millisecond"],
  [["duration", "seconds"], 900, "second"],
  [["length"], 185, "minute"],
  [["length"], 5_400, "second"],
  [["running", "time"], 240, "minute"],
  [["duration", "minimum"], 90, "minute"],
  [["minimum"], 90, undefined],
  [["hour"], 23, undefined],
  [["length"], 12, undefined],
  [["rental", "duration"], 185, undefined],
])("%s up to %i", (words, high, unit) => {
  expect(unitOf(words, numbers(high))).toBe(unit);
});

test("a column without numbers is measured in nothing", () => {
  expect(unitOf(["minutes"], undefined)).toBeUndefined();
});

test("two hours are 120 minutes, ten minutes 600,000 milliseconds", () => {
  expect(convert(2, "hour", "minute")).toBe(120);
  expect(convert(10, "minute", "millisecond")).toBe(600_000);
  expect(durationUnit("mins")).toBe("minute");
  expect(durationUnit("pages")).toBeUndefined();
});
