import { expect, test } from "vitest";
import type { JobOutcome } from "./job-outcome.ts";
import { outcomeOf } from "./outcome.fixture.ts";
import { sameRun } from "./same-run.ts";

const run = outcomeOf("full", 1, {});
const withStrict = (strict: number, more: Partial<JobOutcome> = {}): JobOutcome => ({
  ...run,
  ...more,
  measured: run.measured.map((one) => ({ ...one, strict })),
});

test("the first finished one, with the marks of another that has the same numbers", () => {
  const marked = outcomeOf("full", 1, { a: "1" });
  expect(sameRun([run, marked])).toEqual([marked]);
  expect(sameRun([])).toEqual([]);
});

test("a finished one before those that were stopped; of these the one that went furthest", () => {
  const stopped = (epochs: number) => withStrict(0.3, { epochs, ended: "unfinished" });
  const done = withStrict(0.5, { epochs: 9, ended: "patience" });
  expect(sameRun([stopped(3), done])).toEqual([done]);
  expect(sameRun([stopped(3), stopped(5)])).toEqual([stopped(5)]);
});

test("finished ones that do not agree are told apart by a person", () => {
  expect(() => sameRun([withStrict(0.5), withStrict(0.6)])).toThrow(
    /full, seed 1: one run has 1 epochs, strict 50.00, another 1 epochs, strict 60.00/,
  );
});
