// The paper's figures from the outcomes of jobs: accuracy by turn and by history length, and the
// age of references in the data.
import type { CalibrationReport } from "../../evaluation/calibration.ts";
import type { JobOutcome } from "../jobs/job-outcome.ts";
import { type Chart, type ChartPoint, drawChart } from "./chart.ts";
import { drawHeatmaps } from "./heatmap.ts";
import { paperReferenceAges } from "./paper-numbers.ts";
import { meanDeviation, measurementsOf, type Which } from "./tables.ts";

export type DrawnFigure = { readonly name: string; readonly caption: string; readonly svg: string };

const predicted: Which = { part: "dev", previous: "predicted" };
const gold: Which = { part: "dev", previous: "gold" };

/** The same colours in every figure. */
const styles = ["seq2seq-0", "seq2seq-h", "s2s+anon", "full", "full-gold", "full-0"];

/** Turns with fewer measured utterances than this say more about luck than about a system. */
const fewestTurns = 20;

/** Of percentages; its title is its caption. */
function drawn(name: string, chart: Omit<Chart, "bounds">): DrawnFigure {
  return { name, caption: chart.title, svg: drawChart({ ...chart, bounds: [0, 100] }) };
}

/** Strict accuracy against confidence; on the diagonal, confidence means what it says. */
export function reliabilityFigure(runs: Readonly<Record<string, CalibrationReport>>): DrawnFigure {
  const diagonal = { name: "as sure as right", points: [0, 50, 100].map((x) => ({ x, y: x })) };
  const series = Object.entries(runs).map(([name, { ece, reliability }]) => ({
    name: `${name} (error ${ece.toFixed(3)})`,
    points: reliability.map((bin) => ({ x: 100 * bin.confidence, y: 100 * bin.strict })),
  }));
  return drawn("reliability", {
    title: "How much confidence means",
    xLabel: "confidence (%)",
    yLabel: "strict denotation accuracy (%)",
    series: [diagonal, ...series],
  });
}

/** One seed has no deviation. */
function pointAt(x: number, runs: readonly { readonly strict: number }[]): ChartPoint {
  const { mean, deviation, count } = meanDeviation(runs.map((run) => 100 * run.strict));
  return { x, y: mean, ...(count > 1 && { spread: deviation }) };
}

const shownSystems: readonly (readonly [name: string, row: string, which: Which])[] = [
  ["seq2seq-0", "seq2seq-0", predicted],
  ["seq2seq-h", "seq2seq-h", predicted],
  ["s2s+anon", "s2s+anon", predicted],
  ["full", "full", predicted],
  ["full-gold", "full", gold],
];

/** A line for each of these systems, through what was measured of it at each place. */
function accuracyFigure(
  name: string,
  systems: typeof shownSystems,
  { places, title, xLabel }: { places: readonly number[]; title: string; xLabel: string },
  measured: (row: string, which: Which, place: number) => readonly { readonly strict: number }[],
): DrawnFigure | undefined {
  const series = systems.flatMap(([name, row, which]) => {
    const points = places.flatMap((place) => {
      const values = measured(row, which, place);
      return values.length === 0 ? [] : [pointAt(place, values)];
    });
    return points.length === 0 ? [] : [{ name, points, style: styles.indexOf(name) }];
  });
  if (series.length === 0) return undefined;
  return drawn(name, { title, xLabel, yLabel: "strict denotation accuracy (%)", series });
}

export function turnFigure(outcomes: readonly JobOutcome[]): DrawnFigure | undefined {
  const about = {
    places: Array.from({ length: 20 }, (_, i) => i + 1),
    title: "Strict accuracy by turn (development)",
    xLabel: "turn of the interaction",
  };
  return accuracyFigure("accuracy-by-turn", shownSystems, about, (row, which, turn) =>
    measurementsOf(outcomes, row, which).flatMap((run) =>
      run.by_turn.filter((one) => one.turn === turn && one.turns >= fewestTurns),
    ),
  );
}

export function historyFigure(outcomes: readonly JobOutcome[]): DrawnFigure | undefined {
  const rowOf = (system: string, history: number): string => {
    if (history === 3) return system;
    if (history === 0 && system === "full") return "full-0";
    if (history === 0 && system === "seq2seq-h") return "seq2seq-0";
    return `${system}/h=${history}`;
  };
  const about = {
    places: [0, 1, 2, 3],
    title: "Strict accuracy by history length (development)",
    xLabel: "previous utterances attended to (h)",
  };
  // What has no history at all is the first point of what has some.
  const systems = shownSystems.filter(([name]) => name !== "seq2seq-0");
  return accuracyFigure("accuracy-by-history", systems, about, (system, which, history) =>
    measurementsOf(outcomes, rowOf(system, history), which),
  );
}

/** How right whole queries of the validation set became, epoch by epoch: the main systems, one seed. */
export function curveFigure(
  outcomes: readonly JobOutcome[],
  seed: number,
): DrawnFigure | undefined {
  const series = styles.flatMap((row, style) => {
    const found = outcomes.find(({ spec }) => spec.row === row && spec.seed === seed);
    const points = (found?.curve ?? []).map(({ epoch, stringAccuracy }) => ({
      x: epoch,
      y: 100 * stringAccuracy,
    }));
    return points.length === 0 ? [] : [{ name: row, points, style }];
  });
  if (series.length === 0) return undefined;
  return drawn("training-curves", {
    title: `Queries right on the validation set, epoch by epoch (seed ${seed})`,
    xLabel: "epoch",
    yLabel: "queries right (%)",
    series,
  });
}

/** `ages[k]`: share of later turns with a reference k + 1 turns old. */
export function referenceFigure(ages: Readonly<Record<string, readonly number[]>>): DrawnFigure {
  const asPoints = (shares: readonly number[]): ChartPoint[] =>
    shares.slice(0, 10).map((share, i) => ({ x: i + 1, y: share }));
  const ours = Object.entries(ages).map(([name, shares]) => ({
    name,
    points: asPoints(shares.map((share) => 100 * share)),
    solid: true,
  }));
  const theirs = Object.entries(paperReferenceAges).map(([name, shares]) => ({
    name: `paper: ${name}`,
    points: asPoints(shares),
    like: Math.max(0, Object.keys(ages).indexOf(name)),
  }));
  return drawn("reference-ages", {
    title: "Age of references (development)",
    xLabel: "age of reference (turns)",
    yLabel: "% of non-first utterances",
    series: [...ours, ...theirs],
  });
}

const attended = ["full", "full-0", "s2s+anon"];

/**
 * The paper's attention figures: each system on the same turn, one figure for each conversation, with gold and
 * with predicted previous queries; of one seed: `attention-FIGURE-SYSTEM-PREVIOUS`.
 */
export function attentionFigures(outcomes: readonly JobOutcome[], seed: number): DrawnFigure[] {
  return outcomes
    .filter(({ spec }) => spec.seed === seed && attended.includes(spec.row))
    .flatMap(({ spec, attention }) =>
      attention.map((map): DrawnFigure => {
        const { about, previous, strict, words, steps } = map;
        const title = `${spec.row}, ${about}, ${previous} previous queries: ${strict ? "right" : "wrong"}`;
        const name = `attention-${about}-${spec.row}-${previous}`.replace(/[^\w.+-]+/g, "-");
        return { name, caption: title, svg: drawHeatmaps([{ title, words, steps }]) };
      }),
    );
}
