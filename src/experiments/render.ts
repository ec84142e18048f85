// What an experiment found, as Markdown for docs/results.md and as text for the terminal.
import type { JobOutcome, Measured } from "./experiment-job.ts";
import { improvementSections } from "./improvements.ts";
import { paperDevelopment, paperGold, paperSplits, paperTest } from "./paper-numbers.ts";
import type { Results } from "./results.ts";
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

const onDev: Which = { part: "dev", previous: "predicted" };
const onTest: Which = { part: "test", previous: "predicted" };
const goldDev: Which = { part: "dev", previous: "gold" };
const goldTest: Which = { part: "test", previous: "gold" };

export function renderResults(results: Results): string {
  const done = results.outcomes.length;
  const about = [
    `\`${results.command}\`; preset \`${results.preset}\`, seeds ${results.seeds.join(", ")};`,
    ...setOf(results),
    `${results.date}; ${results.hardware}.`,
    done < results.planned ? `${done} of ${results.planned} jobs done.` : "",
  ];
  return [about.join(" ").trim(), ...sectionsOf(results)].join("\n\n");
}

/** Results from before sets were written down are said to be so. */
function setOf({ set, outcomes }: Results): string[] {
  if (set === undefined) return [];
  const silent = outcomes.filter(({ spec: { data } }) => !("set" in data)).length;
  return [`set \`${set}\`${silent === 0 ? "" : ` (${silent} results do not name theirs)`};`];
}

function sectionsOf(results: Results): string[] {
  const { outcomes } = results;
  switch (results.experiment) {
    case "paper":
      return paperSections(outcomes);
    case "splits":
      return splitSections(outcomes);
    case "improvements":
      return improvementSections(results);
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

/** What sharing scenarios between the parts of a split seems to add, with and without pre-processing. */
function splitSections(outcomes: readonly JobOutcome[]): string[] {
  const systems = [...new Set(rowNames(outcomes).map((row) => row.replace(/^[^/]*\//, "")))];
  const body = (which: Which): string[][] =>
    systems.map((system) => {
      const rows = [`leaking/${system}`, `scenario/${system}`];
      const found = rows.map((row) => strictOf(measurementsOf(outcomes, row, which)));
      const theirs = rows.map((row) => (which.part === "dev" ? paperSplits[row] : undefined));
      const [shared, apart] = found.map((one) => one.mean);
      const [sharedPaper, apartPaper] = theirs.map((one) => one?.[0]);
      const cells = found.flatMap((ours, i) => [
        percent(ours),
        theirs[i]?.map((x) => x.toFixed(1)).join(" ± ") ?? "",
      ]);
      const seeds = [...new Set(found.map(({ count }) => count))].join(" and ");
      return [
        system,
        ...cells,
        difference(100 * (shared ?? Number.NaN), 100 * (apart ?? Number.NaN)),
        difference(sharedPaper ?? Number.NaN, apartPaper ?? Number.NaN),
        seeds,
      ];
    });
  const head = [
    ...["system", "scenarios shared", "paper", "not shared", "paper", "difference", "paper"],
    "seeds",
  ];
  return [
    "**Strict accuracy, development**",
    markdownTable(head, body(onDev)),
    "**Strict accuracy, test**",
    markdownTable(head, body(onTest)),
  ];
}

const difference = (a: number, b: number): string =>
  Number.isFinite(a - b) ? `${a >= b ? "+" : ""}${(a - b).toFixed(1)}` : "";

function questionSections(outcomes: readonly JobOutcome[]): string[] {
  const all = outcomes.flatMap((outcome) => outcome.measured);
  const line = (name: string, some: readonly Measured[], questions: number): string[] => [
    name,
    ...(["query", "strict", "strict_nonempty", "valid"] as const).map((metric) =>
      percent(meanDeviation(some.map((one) => one[metric]))),
    ),
    String(questions),
  ];
  const folds = rowNames(outcomes).map((row) => {
    const found = measurementsOf(outcomes, row, onTest);
    return { row, found, questions: found[0]?.turns ?? 0 };
  });
  const body = [
    ...folds.map(({ row, found, questions }) => line(row, found, questions)),
    line(
      "mean",
      all,
      folds.reduce((sum, fold) => sum + fold.questions, 0),
    ),
  ];
  const head = ["fold", "query", "strict", "strict, gold has rows", "valid", "questions"];
  return [markdownTable(head, body)];
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
