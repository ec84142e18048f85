import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

test("the same seed gives the same numbers", () => {
  const a = createRandom(7);
  const b = createRandom(7);
  expect(Array.from({ length: 20 }, a.next)).toEqual(Array.from({ length: 20 }, b.next));
  expect(createRandom(8).next()).not.toBe(createRandom(7).next());
});

test("a fork does not depend on how much was drawn before it", () => {
  const a = createRandom("x");
  const before = a.fork("part").next();
  a.next();
  expect(a.fork("part").next()).toBe(before);
});

test("numbers are spread over the unit interval", () => {
  const random = createRandom(1);
  const counts = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) counts[random.below(10)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("weights decide what is picked", () => {
  const random = createRandom(3);
  const picks = Array.from({ length: 1000 }, () => random.pick(["a", "b"], [3, 1]));
  const share = picks.filter((pick) => pick === "a").length / 1000;
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.8);
});
