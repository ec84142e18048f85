// What an experiment found, as Markdown for docs/results.md and as text for the terminal.
import { createRandom } from "../random.ts";
import type { ExperimentName } from "./definitions.ts";
import type { JobOutcome, Measured } from "./experiment-job.ts";
import { pairedIntervals } from "./paired.ts";
import { paperDevelopment, paperGold, paperSplits, paperTest } from "./paper-numbers.ts";
import {
  accuracyTable,
  markdownTable,
  meanDeviation,
  measurementsOf,
  percent,
  rowNames,
  type TableRow,
  type Which,
} from "./tables.ts";

export type Results = {
  readonly experiment: ExperimentName;
  readonly command: string;
  readonly preset: string;
  readonly seeds: readonly number[];
  readonly date: string;
  readonly hardware: string;
  /** Jobs planned; `outcomes` are those that are done. */
  readonly planned: number;
  readonly outcomes: readonly JobOutcome[];
};

const onDev: Which = { part: "dev", previous: "predicted" };
const onTest: Which = { part: "test", previous: "predicted" };
const goldDev: Which = { part: "dev", previous: "gold" };
const goldTest: Which = { part: "test", previous: "gold" };

export function renderResults(results: Results): string {
  const done = results.outcomes.length;
  const about = [
    `\`${results.command}\`; preset \`${results.preset}\`, seeds ${results.seeds.join(", ")};`,
    `${results.date}; ${results.hardware}.`,
    done < results.planned ? `${done} of ${results.planned} jobs done.` : "",
  ];
  return [about.join(" ").trim(), ...sectionsOf(results)].join("\n\n");
}

function sectionsOf(results: Results): string[] {
  const { outcomes } = results;
  switch (results.experiment) {
    case "paper":
      return paperSections(outcomes);
    case "splits":
      return splitSections(outcomes);
    case "improvements":
      return improvementSections(outcomes);
    case "atis-questions":
      return questionSections(outcomes);
    default:
      return results.experiment satisfies never;
  }
}

const ablations: [string, string][] = [
  ["- turn-level encoder", "full-turn-level"],
  ["- batch re-weighting", "full-reweight"],
  ["- input position embeddings", "full-position"],
  ["- query segments", "full-segments"],
  ["- anonymised scoring", "full-placeholder-scoring"],
  ["- pre-processing", "full-preprocessing"],
];

function paperSections(outcomes: readonly JobOutcome[]): string[] {
  const main = (which: Which, gold: Which, paper: typeof paperTest): TableRow[] => [
    ...["seq2seq-0", "seq2seq-h", "s2s+anon", "full-0", "full"].map((row) =>
      withPaper(row, row, which, paper[row]),
    ),
    withPaper("full-gold", "full", gold, paper["full-gold"]),
  ];
  const development = main(onDev, goldDev, paperDevelopment);
  development.splice(
    5,
    0,
    ...ablations.map(([name, row]) => withPaper(name, row, onDev, paperDevelopment[row])),
  );
  const gold = [
    withPaper("full-gold", "full", goldDev, paperGold["full"]),
    ...ablations.map(([name, row]) => withPaper(name, row, goldDev, paperGold[row])),
  ];
  return [
    "**Development** (Table 2)",
    accuracyTable(outcomes, development),
    "**Test** (Table 2)",
    accuracyTable(outcomes, main(onTest, goldTest, paperTest)),
    "**Gold previous queries, development** (appendix)",
    accuracyTable(outcomes, gold),
  ];
}

function withPaper(name: string, row: string, which: Which, paper: TableRow["paper"]): TableRow {
  return { name, row, which, ...(paper !== undefined && { paper }) };
}

function splitSections(outcomes: readonly JobOutcome[]): string[] {
  const body = rowNames(outcomes).map((row) => {
    const paper = paperSplits[row];
    const strict = (which: Which): string =>
      percent(strictOf(measurementsOf(outcomes, row, which)));
    return [
      row,
      strict(onDev),
      paper === undefined ? "" : `${paper[0].toFixed(1)} ± ${paper[1].toFixed(1)}`,
      strict(onTest),
    ];
  });
  return [markdownTable(["split / system", "strict, dev", "paper", "strict, test"], body)];
}

/** Paired with the first row, seed by seed, over the same turns. */
function improvementSections(outcomes: readonly JobOutcome[]): string[] {
  const [base, ...others] = rowNames(outcomes);
  if (base === undefined) return [];
  const against = (row: string, which: Which): string => {
    const random = createRandom(`improvements/${row}/${which.previous}`);
    const interval = pairedIntervals(outcomes, base, row, which, random);
    return row === base || interval === undefined ? "" : signed(interval);
  };
  const line = (row: string): string[] => {
    const free = measurementsOf(outcomes, row, onDev);
    const gold = measurementsOf(outcomes, row, goldDev);
    const mean = (of: (one: Measured) => number): string => percent(meanDeviation(free.map(of)));
    const gap = strictOf(gold).mean - strictOf(free).mean;
    const times = outcomes.filter(({ spec }) => spec.row === row).map((o) => o.latency.ms_p50);
    return [
      row,
      percent(strictOf(free)),
      against(row, onDev),
      mean((one) => one.strict_nonempty),
      mean((one) => one.query),
      mean((one) => one.valid),
      percent(strictOf(gold)),
      Number.isNaN(gap) ? "" : (100 * gap).toFixed(1),
      mean((one) => one.by_phenomenon["focus-return"]?.strict ?? Number.NaN),
      meanDeviation(times).mean.toFixed(0),
    ];
  };
  const head = [
    "switch",
    "strict",
    "difference (95%)",
    "strict, gold has rows",
    "query",
    "valid",
    "strict, gold previous",
    "gap",
    "focus return",
    "ms a turn",
  ];
  const turns = measurementsOf(outcomes, base, onDev)[0];
  const resumed = turns?.by_phenomenon["focus-return"]?.turns ?? 0;
  const about = [
    "The difference is that of strict accuracy to the first row, over the same turns and seeds, with",
    "a 95% interval by drawing conversations and seeds again; the gap is what gold previous queries",
    `would add; focus return is strict accuracy over the ${resumed} turns that take up what an aside`,
    "had interrupted.",
  ];
  return [markdownTable(head, [base, ...others].map(line)), about.join(" ")];
}

function signed(interval: { mean: number; low: number; high: number }): string {
  const sign = (value: number): string => `${value >= 0 ? "+" : ""}${(100 * value).toFixed(1)}`;
  return `${sign(interval.mean)} (${sign(interval.low)} to ${sign(interval.high)})`;
}

function questionSections(outcomes: readonly JobOutcome[]): string[] {
  const all = outcomes.flatMap((outcome) => outcome.measured);
  const value = (of: (one: Measured) => number): string => percent(meanDeviation(all.map(of)));
  const body = [
    ...outcomes.map((outcome) => {
      const one = outcome.measured[0];
      if (one === undefined) return [outcome.spec.row, "", "", "", ""];
      const shown = [one.query, one.strict, one.strict_nonempty].map((x) => (100 * x).toFixed(1));
      return [`${outcome.spec.row}, seed ${outcome.spec.seed}`, ...shown, String(one.turns)];
    }),
    [
      "mean",
      value((one) => one.query),
      value((one) => one.strict),
      value((one) => one.strict_nonempty),
      "",
    ],
  ];
  return [markdownTable(["fold", "query", "strict", "strict, gold has rows", "questions"], body)];
}

const strictOf = (runs: readonly Measured[]) => meanDeviation(runs.map((run) => run.strict));

/** Puts text between `<!-- results:NAME -->` and `<!-- /results:NAME -->`; adds them at the end. */
export function placeBetweenMarkers(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- results:${name} -->`, `<!-- /results:${name} -->`];
  const start = document.indexOf(open);
  const end = document.indexOf(close);
  const block = `${open}\n\n${text}\n\n${close}`;
  if (start < 0 || end < start) return `${document.trimEnd()}\n\n${block}\n`;
  return `${document.slice(0, start)}${block}${document.slice(end + close.length)}`;
}
