import { expect, test } from "vitest";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { outcomeOf } from "../jobs/outcome.fixture.ts";
import { conversationClaims, conversationSections } from "./conversations-page.ts";
import type { Results } from "./results.ts";

/** Stopped after so many epochs, with these marks in each of twenty conversations of the test. */
function stopped(row: string, epochs: number, marks: string): JobOutcome {
  const outcomes = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c${i}`, marks]));
  const run = outcomeOf(row, 1, outcomes);
  const numbers = { turns: 40, interactions: 20, strict: 0.5, part: "test" as const };
  return {
    ...run,
    epochs,
    ended: "unfinished",
    measured: run.measured.map((one) => ({ ...one, ...numbers })),
  };
}

function pageOf(outcomes: JobOutcome[]): string {
  const about = { command: "segue experiment conversations", preset: "small", seeds: [1] };
  const where = { date: "2026-01-01", hardware: "one core", planned: 20 };
  const claims = conversationClaims(outcomes);
  const results: Results = { experiment: "conversations", ...about, ...where, outcomes, claims };
  return conversationSections(results).join("\n");
}

test("runs that were stopped are marked, and tell nothing where one had more epochs", () => {
  const page = pageOf([
    stopped("sparc/interaction/full", 5, "11"),
    stopped("sparc/interaction/s2s+anon", 4, "00"),
  ]);
  expect(page).toContain("2 of the 2 runs below were stopped before their patience was over");
  expect(page).toContain("sparc/interaction/full (seed 1, 5)");
  expect(page).toContain("### SParC, new conversations about known databases");
  expect(page).toContain("40 turns of 20 conversations.");
  expect(page).toMatch(/\| full \| .* 50.0 .* \| 5\* \| 1 \|/);
  expect(page).toMatch(/copying segments helps .* \| cannot be told yet\* \| 1 \|/);
  expect(page).not.toContain("CoSQL");
});

test("after as many epochs each, what is so is so far", () => {
  const page = pageOf([
    stopped("sparc/interaction/full", 5, "11"),
    stopped("sparc/interaction/s2s+anon", 5, "00"),
  ]);
  expect(page).toMatch(/copying segments helps .* \| holds so far\* \| 1 \|/);
});
