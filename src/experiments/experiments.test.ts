import { describe, expect, it } from "vitest";
import { createConfig } from "../model/presets.ts";
import { experimentJobs, experimentNames } from "./jobs/definitions.ts";
import { jobSpec } from "./jobs/experiment-job.ts";
import type { JobOutcome } from "./jobs/job-outcome.ts";
import { drawChart } from "./paper/chart.ts";
import { historyFigure, referenceFigure, turnFigure } from "./paper/figures.ts";
import { compareImprovements } from "./paper/improvements.ts";
import { placeBetweenMarkers } from "./paper/published.ts";
import { renderResults } from "./paper/render.ts";
import { outcomesOf, type Results, results as resultsFile, resultsText } from "./paper/results.ts";
import { meanDeviation } from "./paper/tables.ts";

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
      curve: [],
      attention: [],
      context: [],
      measured: spec.evaluate.map((which) => ({
        ...which,
        turns: 20,
        interactions: 10,
        query: 0.4,
        strict: (which.previous === "gold" ? 0.6 : 0.5) + i / 1000,
        relaxed: 0.6,
        interaction: 0.2,
        valid: 0.9,
        strict_nonempty: 0.45,
        by_turn: [{ turn: 1, turns: 20, query: 0.4, strict: 0.5, relaxed: 0.6 }],
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
    expect(rows).toHaveLength(5 + 6 + 6 + 1 + 3);
    expect(rows.slice(0, 4)).toEqual(["full", "full-0", "s2s+anon", "seq2seq-h"]);
    expect(rows).toEqual(expect.arrayContaining(["full/h=2", "shared/s2s+anon"]));
  });

  it("begins slow rows first within a seed, and keeps a row's name whatever is left out", () => {
    const all = experimentJobs("improvements", { preset: "small", seeds: [1, 2] });
    const rows = all.map((job) => jobSpec.parse(job.spec).row);
    expect(rows.slice(0, 2).sort()).toEqual(["all together", "latent copying"]);
    expect(all.map((job) => job.id)).toEqual(all.map((job) => job.id).sort());
    expect(all.slice(0, 10).every((job) => jobSpec.parse(job.spec).seed === 1)).toBe(true);
    const options = { preset: "small", seeds: [1, 2], rows: ["focus"], set: "abc" };
    const focus = experimentJobs("improvements", options);
    expect(focus).toHaveLength(2);
    expect(all.map((job) => job.id)).toEqual(expect.arrayContaining(focus.map((job) => job.id)));
    expect(focus[0]?.spec).toMatchObject({ data: { kind: "standard", set: "abc" } });
  });

  it("names every switch in every row of the improvements", () => {
    const jobs = experimentJobs("improvements", { preset: "flights", seeds: [1] });
    for (const job of jobs) {
      const { row, changes } = jobSpec.parse(job.spec);
      const { improvements } = createConfig("full", "flights", changes);
      expect(changes["improvements"], row).toEqual(improvements);
    }
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
    expect(renderResults(results("paper"))).toMatch(
      /\| full, development \| .* \| 68.4 ± 0.2 .* \+5.9 \|/,
    );
    const improvements = results("improvements");
    const comparisons = compareImprovements(improvements.outcomes);
    const text = renderResults({ ...improvements, comparisons });
    expect(text).toMatch(/\| constrained \| .* \(.* to .*\) \| .* \(.* to .*\) \| \d+% \| 90.0/);
    expect(renderResults(results("atis-questions"))).toContain("| mean |");
    const part = { ...results("paper"), outcomes: results("paper").outcomes.slice(0, 1) };
    expect(renderResults(part)).toContain("1 of 42 jobs done.");
  });
});

describe("published results", () => {
  it("draw the same tables and figures when read again", () => {
    const found = results("improvements");
    const whole = { ...found, comparisons: compareImprovements(found.outcomes) };
    const text = resultsText(whole);
    const again = resultsFile.parse(JSON.parse(text));
    expect(compareImprovements(again.outcomes)).toEqual(whole.comparisons);
    expect(renderResults(again)).toBe(renderResults(whole));
    expect(JSON.parse(resultsText(again))).toEqual(JSON.parse(text));
    const paper = resultsFile.parse(JSON.parse(resultsText(results("paper"))));
    expect(turnFigure(paper.outcomes)).toEqual(turnFigure(results("paper").outcomes));
  });

  it("are put together from several queues by what was done", () => {
    const { outcomes } = results("paper");
    const options = { preset: "small", seeds: [1, 2] };
    const twice = [...outcomes, ...outcomes].reverse();
    expect(outcomesOf("paper", options, twice)).toEqual(outcomes);
    const some = outcomesOf("paper", { ...options, rows: ["full"] }, outcomes);
    expect(some.map(({ spec }) => spec.seed)).toEqual([1, 2]);
    expect(outcomesOf("paper", { ...options, epochs: 8 }, outcomes)).toEqual([]);
    const other = { ...options, settings: { learning: { patience: 5 } } };
    expect(outcomesOf("paper", other, outcomes)).toEqual([]);
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

  it("stay within what is possible, and leave a hole where no deviation is known", () => {
    const points = [
      { x: 1, y: 2, spread: 5 },
      { x: 2, y: 3, spread: 1 },
      { x: 3, y: 4 },
      { x: 4, y: 4, spread: 1 },
    ];
    const about = { title: "t", xLabel: "x", yLabel: "y", bounds: [0, 100] as const };
    const svg = drawChart({ ...about, series: [{ name: "s", points }] });
    expect(svg.match(/<polygon/g)).toHaveLength(1);
    expect(svg.match(/<polyline/g)).toHaveLength(2);
    expect(svg).not.toMatch(/>-\d+</);
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
