// The page of the paper's experiment: every table of the paper from the outcomes of jobs, ours beside
// its own. Figures are drawn in figures.ts and placed by whoever writes the page.
import { percent as percentOf } from "../../text/percent.ts";
import { ablations, mainSystems, sharedScenarios } from "../jobs/definitions.ts";
import { type Claim, verdict } from "./claims.ts";
import { analysisSections } from "./paper-analysis.ts";
import {
  paperDevelopment,
  paperGold,
  paperShared,
  paperStatistics,
  paperTest,
} from "./paper-numbers.ts";
import type { Results } from "./results.ts";
import {
  accuracyTable,
  goldDev,
  goldTest,
  isUnfinished,
  markdownTable,
  meanDeviation,
  measurementsOf,
  onDev,
  onTest,
  percent,
  rowNames,
  type TableRow,
  type Which,
} from "./tables.ts";

export function paperSections(results: Results): string[] {
  const { outcomes } = results;
  const without = (which: Which, paper: typeof paperTest): TableRow[] =>
    ablations.map(([row, what]) =>
      withPaper(`- ${what.replace(/^the /, "")}`, row, which, paper[row]),
    );
  const development = mainRows(onDev, goldDev, paperDevelopment);
  development.splice(5, 0, ...without(onDev, paperDevelopment));
  const gold = [
    withPaper("full-gold", "full", goldDev, paperGold["full"]),
    ...without(goldDev, paperGold),
  ];
  return [
    ...unfinishedSection(results),
    ...statisticsSection(results),
    "## Table 2, development",
    accuracyTable(outcomes, development),
    "## Table 2, test",
    accuracyTable(outcomes, mainRows(onTest, goldTest, paperTest)),
    "## Ablations with gold previous queries, development (appendix)",
    accuracyTable(outcomes, gold),
    ...claimSection(results),
    ...sharedSection(results),
    ...analysisSections(results),
  ];
}

/** The main systems, and the best of them after gold queries; `group`: before the names of their rows. */
export function mainRows(
  which: Which,
  gold: Which,
  paper: typeof paperTest,
  group = "",
): TableRow[] {
  return [
    ...mainSystems
      .toReversed()
      .map((system) => withPaper(system, `${group}${system}`, which, paper[system])),
    withPaper("full-gold", `${group}full`, gold, paper["full-gold"]),
  ];
}

function withPaper(name: string, row: string, which: Which, paper: TableRow["paper"]): TableRow {
  return { name, row, which, ...(paper !== undefined && { paper }) };
}

/** Said before any number. */
export function unfinishedSection({ outcomes }: Pick<Results, "outcomes">): string[] {
  const stopped = outcomes.filter(isUnfinished);
  if (stopped.length === 0) return [];
  const names = stopped.map(({ spec, epochs }) => `${spec.row} (seed ${spec.seed}, ${epochs})`);
  return [
    `**${stopped.length} of the ${outcomes.length} runs below were stopped before their patience was over**, and stand here with the best model until then, marked *: ${names.join(", ")}. \`--epochs N\` with the number in brackets repeats one to the digit; \`--resume\` goes on with it.`,
  ];
}

function statisticsSection({ statistics }: Results): string[] {
  if (statistics === undefined) return [];
  const theirs = paperStatistics;
  const pair = ({ mean, max }: { mean: number; max: number }): string =>
    `${mean.toFixed(1)} / ${max}`;
  const given = ([mean, max]: readonly [number, number]): string => `${mean.toFixed(1)} / ${max}`;
  const { segments_per_query: segments } = statistics;
  const body = [
    [
      "utterances an interaction, mean / most",
      pair(statistics.turns_per_interaction),
      given(theirs.turns),
    ],
    ["tokens an utterance", pair(statistics.tokens_per_utterance), given(theirs.tokens)],
    ["tokens a query", pair(statistics.tokens_per_query), given(theirs.words)],
    ["input vocabulary", String(statistics.input_vocabulary), String(theirs.inputVocabulary)],
    ["output vocabulary", String(statistics.output_vocabulary), String(theirs.outputVocabulary)],
    ["queries with a join", percentOf(statistics.one_join), percentOf(theirs.oneJoin)],
    ["with two", percentOf(statistics.two_joins), percentOf(theirs.twoJoins)],
    [
      "segments a query",
      `${segments.mean.toFixed(1)} ± ${segments.deviation.toFixed(1)}`,
      `${theirs.segments[0]} ± ${theirs.segments[1]}`,
    ],
  ];
  return ["## Table 1, the data", markdownTable("what | ours | ATIS, paper", body)];
}

export function claimSection({ claims = [], outcomes }: Results): string[] {
  if (claims.length === 0) return [];
  const points = (value: number): string => `${value >= 0 ? "+" : ""}${value.toFixed(1)}`;
  const body = claims.map((one) => [
    `${one.says}, ${one.part === "dev" ? "development" : "test"}`,
    points(one.paper),
    `${points(100 * one.mean)} (${points(100 * one.low)} to ${points(100 * one.high)})`,
    one.p < 0.001 ? "< 0.001" : one.p.toFixed(3),
    verdict(one),
    seedsOf(one),
    one.all === undefined ? "" : points(100 * one.all),
  ]);
  const about =
    "Points of strict accuracy, over the same turns; in brackets the 95% interval by drawing conversations and seeds again, those of both rows together where they are the same. With one seed it says nothing of the luck of training, with two or three too little; where a row was stopped before its end (*), nothing of where it would end, and where the other had more epochs by then, nothing can be told yet.";
  return [
    "## What the paper says, and what is so here",
    [about, ...unknownTurns(outcomes)].join(" "),
    markdownTable("claim | paper | ours | p | here | seeds | of all seeds", body),
  ];
}

/** "1, 2", or where the rows have different ones "1, 2 over 1". */
function seedsOf({ runs, seeds }: Claim): string {
  if (runs === undefined) return String(seeds);
  const [ours, others] = [runs.other.join(", "), runs.base.join(", ")];
  return ours === others ? ours : `${ours} over ${others}`;
}

/** Runs that stand in the tables and not in the comparisons. */
function unknownTurns(outcomes: Results["outcomes"]): string[] {
  const unknown = outcomes.filter(({ measured }) =>
    measured.some((one) => Object.keys(one.outcomes).length === 0),
  );
  if (unknown.length === 0 || unknown.length === outcomes.length) return [];
  const names = rowNames(unknown).map((row) => {
    const seeds = unknown.filter(({ spec }) => spec.row === row).map(({ spec }) => spec.seed);
    return `${row} (seed${seeds.length === 1 ? "" : "s"} ${seeds.join(", ")})`;
  });
  return [
    `What came of single turns was not kept of ${names.join(", ")}: they count in the tables above and in the last column, and not in the intervals.`,
  ];
}

/** What sharing scenarios between the parts of a split seems to add. */
function sharedSection({ outcomes }: Results): string[] {
  const wanted = [
    ["full", "full", "predicted"],
    ["- pre-processing", "full-preprocessing", "predicted"],
    ["s2s+anon", "s2s+anon", "predicted"],
    ["full-gold", "full", "gold"],
  ] as const;
  const body = (["dev", "test"] as const).flatMap((part) =>
    wanted.flatMap(([name, row, previous]) => {
      const group = outcomes.filter(({ spec }) => spec.row === `${sharedScenarios}/${row}`);
      const beside = outcomes.filter(
        ({ spec }) => spec.row === row && group.some((one) => one.spec.seed === spec.seed),
      );
      const strict = (runs: typeof outcomes, of: string) =>
        meanDeviation(measurementsOf(runs, of, { part, previous }).map((run) => run.strict));
      const [shared, apart] = [strict(group, `${sharedScenarios}/${row}`), strict(beside, row)];
      if (shared.count === 0) return [];
      const marked = (runs: typeof outcomes, text: string): string =>
        text !== "" && runs.some(isUnfinished) ? `${text}*` : text;
      const early = [...group, ...beside].some(isUnfinished);
      const key = name === "full-gold" ? name : row;
      const theirs = paperShared[part][key];
      const theirsApart = (part === "dev" ? paperDevelopment : paperTest)[key]?.strict;
      return [
        [
          `${name}, ${part === "dev" ? "development" : "test"}`,
          marked(group, percent(shared)),
          theirs?.map((x) => x.toFixed(1)).join(" ± ") ?? "",
          marked(beside, percent(apart)),
          theirsApart?.map((x) => x.toFixed(1)).join(" ± ") ?? "",
          early ? "" : difference(100 * shared.mean, 100 * apart.mean),
          difference(theirs?.[0] ?? Number.NaN, theirsApart?.[0] ?? Number.NaN),
        ],
      ];
    }),
  );
  if (body.length === 0) return [];
  const head = "system | scenarios shared | paper | not shared | paper | difference | paper";
  return [
    "## Splits that share scenarios, strict (Table 3, appendix)",
    "Of the seeds that both have; the two splits are measured on other conversations. A row that was stopped before its end (*) has no difference.",
    markdownTable(head, body),
  ];
}

const difference = (a: number, b: number): string =>
  Number.isFinite(a - b) ? `${a >= b ? "+" : ""}${(a - b).toFixed(1)}` : "";
