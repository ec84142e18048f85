import { expect, test } from "vitest";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { outcomeOf } from "../jobs/outcome.fixture.ts";
import { verdict, weighClaims } from "./claims.ts";

/** A row whose conversations have these marks, on the development set. */
function outcome(row: string, marks: string): JobOutcome {
  const outcomes = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c${i}`, marks]));
  return outcomeOf(row, 1, outcomes);
}

test("a claim is weighed where both of its rows were measured, beside the paper's difference", () => {
  const claims = weighClaims([outcome("seq2seq-0", "1000"), outcome("seq2seq-h", "1100")]);
  expect(claims).toHaveLength(1);
  expect(claims[0]).toMatchObject({ part: "dev", mean: 0.25, seeds: 1 });
  expect(claims[0]!.paper).toBeCloseTo(56.7 - 43.2);
  expect(verdict(claims[0]!)).toBe("holds");
});

test("by the interval it holds, is the other way round, or cannot be told", () => {
  const [less] = weighClaims([outcome("seq2seq-0", "1100"), outcome("seq2seq-h", "1000")]);
  expect(verdict(less!)).toBe("the other way round");
  const [same] = weighClaims([outcome("seq2seq-0", "1010"), outcome("seq2seq-h", "0101")]);
  expect(verdict(same!)).toBe("cannot be told");
  expect(same!.p).toBe(1);
});

test("rows that were stopped after different numbers of epochs tell nothing yet", () => {
  const stopped = (row: string, marks: string, epochs: number): JobOutcome => ({
    ...outcome(row, marks),
    epochs,
    ended: "unfinished",
  });
  const worse = stopped("seq2seq-0", "1000", 9);
  const [uneven] = weighClaims([worse, stopped("seq2seq-h", "1100", 10)]);
  expect(verdict(uneven!)).toBe("cannot be told yet*");
  const [even] = weighClaims([worse, stopped("seq2seq-h", "1100", 9)]);
  expect(verdict(even!)).toBe("holds so far*");
});

const seeded = (one: JobOutcome, seed: number): JobOutcome => ({
  ...one,
  spec: { ...one.spec, seed },
});

test("a stopped run beside a finished one of its row changes nothing", () => {
  const stopped = seeded({ ...outcome("seq2seq-h", "0000"), epochs: 3, ended: "unfinished" }, 2);
  const both = [outcome("seq2seq-0", "1000"), outcome("seq2seq-h", "1100")];
  const [claim] = weighClaims([...both, stopped]);
  expect(claim).toMatchObject({ seeds: 1, unfinished: false });
  expect(verdict(claim!)).toBe("holds");
});

const ofAll = (one: JobOutcome, strict: number): JobOutcome => ({
  ...one,
  measured: one.measured.map((measured) => ({ ...measured, strict })),
});

test("every run counts whose turns are known, and the claim says which", () => {
  const [claim] = weighClaims([
    ofAll(outcome("seq2seq-0", "1000"), 0.25),
    seeded(ofAll(outcome("seq2seq-0", "1110"), 0.75), 3),
    seeded(ofAll(outcomeOf("seq2seq-0", 1, {}), 0.25), 2),
    seeded(ofAll(outcome("seq2seq-h", "1100"), 0.5), 4),
  ]);
  expect(claim).toMatchObject({ mean: 0, seeds: 1, runs: { base: [1, 3], other: [4] } });
  expect(claim!.all).toBeCloseTo(0.5 - (0.25 + 0.25 + 0.75) / 3);
  expect(weighClaims([outcome("seq2seq-0", "1"), outcomeOf("seq2seq-h", 1, {})])).toEqual([]);
});
