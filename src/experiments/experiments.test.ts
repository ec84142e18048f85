import { describe, expect, it } from "vitest";
import { drawChart } from "./chart.ts";
import { experimentJobs, experimentNames } from "./definitions.ts";
import { type JobOutcome, jobSpec } from "./experiment-job.ts";
import { historyFigure, referenceFigure, turnFigure } from "./figures.ts";
import { placeBetweenMarkers, type Results, renderResults } from "./render.ts";
import { meanDeviation } from "./tables.ts";

/** Every job done, with accuracies that rise with the row and the seed. */
function results(experiment: Results["experiment"]): Results {
  const jobs = experimentJobs(experiment, { preset: "small", seeds: [1, 2] });
  const outcomes = jobs.map((job, i): JobOutcome => {
    const spec = jobSpec.parse(job.spec);
    return {
      spec,
      epochs: 3,
      parameters: 10,
      trainSeconds: 5,
      evaluateSeconds: 1,
      latency: { turns: 70, ms_p50: 8, ms_p95: 12, differing: 0 },
      measured: spec.evaluate.map((which) => ({
        ...which,
        turns: 20,
        interactions: 10,
        query: 0.4,
        strict: 0.5 + i / 1000,
        relaxed: 0.6,
        interaction: 0.2,
        valid: 0.9,
        strict_nonempty: 0.45,
        by_turn: [{ turn: 1, turns: 12, query: 0.4, strict: 0.5, relaxed: 0.6 }],
        by_phenomenon: { "focus-return": { turns: 4, query: 0, strict: 0.25, relaxed: 0.5 } },
        outcomes: { a: `1${i % 2}`, b: "-01" },
      })),
    };
  });
  const about = { command: "segue experiment", preset: "small", seeds: [1, 2], date: "2026-01-01" };
  return { experiment, ...about, hardware: "two cores", planned: jobs.length, outcomes };
}

describe("experimentJobs", () => {
  it("gives every job a name that files accept, and only one job a name", () => {
    for (const name of experimentNames) {
      const jobs = experimentJobs(name, { preset: "small", seeds: [1, 2, 3] });
      expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
      for (const job of jobs) {
        expect(job.id).toMatch(/^[\w.+-]+$/);
        expect(jobSpec.safeParse(job.spec).success).toBe(true);
      }
    }
  });

  it("covers the paper's table, ablations and history lengths", () => {
    const rows = experimentJobs("paper", { preset: "small", seeds: [1] }).map(
      (job) => jobSpec.parse(job.spec).row,
    );
    expect(rows).toHaveLength(5 + 6 + 6 + 1);
    expect(rows).toContain("full/h=2");
  });
});

describe("renderResults", () => {
  it("sets ours beside the paper's", () => {
    const text = renderResults(results("paper"));
    expect(text).toContain("| seq2seq-0 | 40.0 ± 0.0 | 28.7 ± 1.7 |");
    expect(text).toContain("62.5 ± 0.9");
    expect(text).toContain("- pre-processing");
    expect(text).toContain("seeds 1, 2");
  });

  it("renders the other experiments, and what is there of an unfinished one", () => {
    expect(renderResults(results("splits"))).toContain("68.4 ± 0.2");
    expect(renderResults(results("improvements"))).toMatch(/constrained \| .* \(/);
    expect(renderResults(results("atis-questions"))).toContain("| mean |");
    const part = { ...results("paper"), outcomes: results("paper").outcomes.slice(0, 1) };
    expect(renderResults(part)).toContain("1 of 36 jobs done.");
  });
});

describe("placeBetweenMarkers", () => {
  it("replaces what stands there, adds what does not, touches nothing else", () => {
    const once = placeBetweenMarkers("# Results\n\nwords\n", "paper", "one");
    expect(once).toContain("words");
    const twice = placeBetweenMarkers(`${once}\nmore\n`, "paper", "two");
    expect(twice).toContain("two");
    expect(twice).not.toContain("one");
    expect(twice).toContain("more");
  });
});

describe("figures", () => {
  it("draw what the paper draws", () => {
    const { outcomes } = results("paper");
    expect(turnFigure(outcomes)?.svg).toContain("full-gold");
    expect(historyFigure(outcomes)?.svg.match(/<polyline/g)).toHaveLength(4);
    expect(turnFigure([])).toBeUndefined();
    expect(referenceFigure({ ours: [0.5, 0.2] }).svg).toContain("paper: omitted constraints");
  });

  it("are well-formed for nothing, for one point and for marks in names", () => {
    const empty = { title: "a < b & c", xLabel: "x", yLabel: "y", series: [] };
    expect(drawChart(empty)).toContain("a &lt; b &amp; c");
    const one = drawChart({ ...empty, series: [{ name: "s", points: [{ x: 1, y: 2 }] }] });
    expect(one).not.toMatch(/NaN|Infinity/);
  });
});

describe("meanDeviation", () => {
  it("is the sample deviation", () => {
    expect(meanDeviation([2, 4, 6])).toEqual({ mean: 4, deviation: 2, count: 3 });
    expect(meanDeviation([5])).toEqual({ mean: 5, deviation: 0, count: 1 });
  });
});
