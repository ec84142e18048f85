import { expect, test } from "vitest";
import { jobSpec } from "../jobs/experiment-job.ts";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { attentionFigures, curveFigure } from "./figures.ts";
import { paperSections } from "./paper-page.ts";
import type { Results } from "./results.ts";

const which = { part: "dev", previous: "predicted" } as const;
const epoch = (n: number, stringAccuracy: number) => ({
  epoch: n,
  trainLoss: 1,
  loss: 1,
  tokenAccuracy: 0.9,
  stringAccuracy,
  learningRate: 0.003,
  seconds: 60,
  kept: n < 3,
});

/** `full`, measured once, with all that its job tells. */
const full: JobOutcome = {
  spec: jobSpec.parse({
    row: "full",
    system: "full",
    preset: "small",
    seed: 1,
    evaluate: [which],
    data: { kind: "standard", split: "scenario" },
  }),
  epochs: 3,
  parameters: 1,
  trainSeconds: 180,
  evaluateSeconds: 1,
  latency: { turns: 10, ms_p50: 7, ms_p95: 9, differing: 0 },
  measured: [
    {
      ...which,
      turns: 10,
      query: 0.3,
      strict: 0.5,
      relaxed: 0.6,
      interactions: 2,
      interaction: 0,
      valid: 0.9,
      strict_nonempty: 0.5,
      by_turn: [],
      by_phenomenon: {},
      errors: { wrong: 5, kinds: { invented: 2, missing: 1 } },
      outcomes: {},
    },
  ],
  made: { date: "2026-01-01", hardware: "one core", engine: "wasm", database: "abc" },
  curve: [epoch(1, 0.2), epoch(2, 0.4), epoch(3, 0.3)],
  ended: "patience",
  propagation: { turns: 4, wrongSegment: 2, missingSegment: 1, other: 1 },
  attention: [
    {
      about: "an aside",
      previous: "gold",
      strict: true,
      words: [{ text: "boats", turn: 1 }],
      steps: [{ text: "SELECT", attention: [1] }],
    },
  ],
  context: [{ id: "One", turn: 1, utterance: "show me boats", sql: "SELECT 1", strict: true }],
};
const results: Results = {
  experiment: "paper",
  command: "segue experiment paper",
  preset: "small",
  seeds: [1],
  date: "2026-01-01",
  hardware: "one core",
  planned: 1,
  outcomes: [full],
};

test("errors, propagation, the appendix's conversations and training stand beside the paper's", () => {
  const page = paperSections(results).join("\n");
  expect(page).toContain("| invented | 40.0 |  | 30.0 |");
  expect(page).toContain("| wrong segment copied | 50.0 | 56.7 |");
  expect(page).toContain("| One | show me boats | right |");
  expect(page).toContain(
    "| full | 1 | 3 (patience) | 2 | 40.0 | 40.0 | 50.00 |  | 3 | 2026-01-01; one core |",
  );
  expect(page).toMatch(/\| full \| 30.0 .* \| 90.0 \| 7 \| 3 \| 1 \|/);
});

test("a run that was stopped is said to be so, with its epochs", () => {
  const stopped: JobOutcome = { ...full, ended: "unfinished" };
  const page = paperSections({ ...results, outcomes: [stopped] }).join("\n");
  expect(page).toContain("1 of the 1 runs below were stopped");
  expect(page).toContain("full (seed 1, 3)");
  expect(page).toMatch(/\| full \| 30.0 .* \| 3\* \| 1 \|/);
  expect(paperSections(results).join("\n")).not.toContain("stopped");
});

test("what was not measured is left out", () => {
  const page = paperSections({ ...results, outcomes: [] }).join("\n");
  expect(page).not.toContain("Errors");
  expect(page).not.toContain("How training went");
});

test("attention and curves are drawn for light and dark pages", () => {
  const [figure] = attentionFigures([full], 1);
  expect(figure?.name).toBe("attention-an-aside-full-gold");
  for (const svg of [figure?.svg, curveFigure([full], 1)?.svg]) {
    expect(svg).toContain("prefers-color-scheme: dark");
  }
  expect(attentionFigures([full], 2)).toEqual([]);
  expect(curveFigure([full], 2)).toBeUndefined();
});

test("splits that share scenarios: the seeds that both have, and no difference of one that was stopped", () => {
  const run = (
    row: string,
    seed: number,
    strict: number,
    ended: JobOutcome["ended"],
  ): JobOutcome => ({
    ...full,
    ended,
    spec: { ...full.spec, row, seed },
    measured: full.measured.map((one) => ({ ...one, strict })),
  });
  const table = (ended: JobOutcome["ended"]): string =>
    paperSections({
      ...results,
      outcomes: [
        run("full", 1, 0.5, "patience"),
        run("full", 2, 0.9, "patience"),
        run("shared/full", 1, 0.6, ended),
      ],
    }).join("\n");
  expect(table("patience")).toContain(
    "| full, development | 60.0 | 68.4 ± 0.2 | 50.0 | 62.5 ± 0.9 | +10.0 |",
  );
  expect(table("unfinished")).toContain(
    "| full, development | 60.0* | 68.4 ± 0.2 | 50.0 | 62.5 ± 0.9 |  |",
  );
});
