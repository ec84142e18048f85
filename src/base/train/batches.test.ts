// Batches hold examples of similar length and can be taken up at any place; the learning rate's course.
import { expect, test } from "vitest";
import { createRandom, type Random } from "../../random.ts";
import { ordinaryConfig } from "../network/config.ts";
import { type Example, positionCount } from "../network/example.ts";
import { randomExample } from "../network/random-example.ts";
import { createBatches } from "./batches.ts";
import { learningRateAt, progressOf } from "./schedule.ts";

const source = {
  draw: (random: Random): Example =>
    randomExample(random, {
      items: 3 + random.below(60),
      words: 4,
      candidates: 0,
      previous: 0,
      target: 2,
      fixedSymbols: 5,
      vocabulary: 9,
    }),
};
const spell = (batch: readonly Example[]): string =>
  batch.map(({ words, schema }) => `${words.join()}/${schema.types.join()}`).join("|");
const begin = () => createBatches(source, createRandom(4), 8);

test("examples of a batch are of similar length", () => {
  const batches = begin();
  for (let i = 0; i < 20; i++) {
    const lengths = batches.next().map(positionCount);
    expect(lengths.length).toBeLessThanOrEqual(8);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(25);
  }
});

test("batches go on from any place, drawn ahead or not", () => {
  const [plain, ahead] = [begin(), begin()];
  const all = Array.from({ length: 60 }, () => {
    ahead.drawAhead();
    const batch = spell(plain.next());
    expect(spell(ahead.next())).toBe(batch);
    return { batch, after: plain.place() };
  });
  expect(all.at(-1)!.after.pool).toBeGreaterThan(0);
  for (const i of [10, 40]) {
    const later = createBatches(source, createRandom(4), 8, all[i]!.after);
    expect(spell(later.next())).toBe(all[i + 1]!.batch);
  }
});

test("the learning rate rises, then falls to its last share", () => {
  const { learning } = ordinaryConfig(10, [-1]);
  const rates = [0, 299, 300].map((step) => learningRateAt(learning, step, 0));
  expect(rates[0]).toBeCloseTo(8e-4 / 300, 10);
  expect(rates[1]).toBeCloseTo(8e-4, 10);
  expect(rates[2]).toBeCloseTo(8e-4, 10);
  expect(learningRateAt(learning, 5000, 1)).toBeCloseTo(8e-4 * learning.finalShare, 10);
});

test("progress is counted in steps or in seconds", () => {
  expect(progressOf({ steps: 10 }, 5, 100)).toBe(0.5);
  expect(progressOf({ seconds: 10 }, 5, 1)).toBe(0.1);
  expect(progressOf({ steps: 0 }, 0, 0)).toBe(1);
});
