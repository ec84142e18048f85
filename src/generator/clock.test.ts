import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { sayTime, sayTimes } from "./clock.ts";

const many = <T>(make: (seed: number) => T): T[] => Array.from({ length: 300 }, (_, i) => make(i));
const explicit = /am|pm|a\.m|p\.m|morning|afternoon|evening|noon|hours|^\d{4}$/;

describe("times in words", () => {
  it("are said bare only where the bare hour is understood", () => {
    for (const said of many((seed) => sayTime(600, createRandom(seed))))
      expect(said).toMatch(explicit);
    expect(many((seed) => sayTime(1700, createRandom(seed)))).toContain("5 o'clock");
    for (const said of many((seed) => sayTime(1830, createRandom(seed))))
      expect(said).toMatch(explicit);
  });

  it("never leave the second of two bare across noon or after a full first", () => {
    for (const [first, second] of many((seed) => sayTimes([600, 1830], createRandom(seed)))) {
      expect(first).toMatch(explicit);
      expect(second).toMatch(explicit);
    }
    for (const [first, second] of many((seed) => sayTimes([1300, 1700], createRandom(seed))))
      if (explicit.test(first)) expect(second).toMatch(explicit);
  });
});
