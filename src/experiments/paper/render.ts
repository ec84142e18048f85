// What an experiment found, as Markdown for its page and as text for the terminal.

import type { JobOutcome, Measured } from "../jobs/job-outcome.ts";
import { conversationSections } from "./conversations-page.ts";
import { improvementSections } from "./improvements.ts";
import { paperSections } from "./paper-page.ts";
import type { Results } from "./results.ts";
import {
  isUnfinished,
  markdownTable,
  meanDeviation,
  measurementsOf,
  onTest,
  percent,
  rowNames,
} from "./tables.ts";

export function renderResults(results: Results): string {
  const about = [
    `\`${results.command}\`; preset \`${results.preset}\`, seeds ${results.seeds.join(", ")};`,
    ...setOf(results),
    `${results.date}; ${hardwareOf(results)}.`,
    ...progressOf(results),
  ];
  return [about.join(" ").trim(), ...sectionsOf(results)].join("\n\n");
}

/** Where the jobs were measured; results of before that was written down say where they were drawn. */
function hardwareOf({ outcomes, hardware }: Results): string {
  const places = new Set(outcomes.flatMap(({ made }) => (made ? [made.hardware] : [])));
  return places.size === 0 ? hardware : [...places].join(" and ");
}

function progressOf({ outcomes, planned }: Results): string[] {
  const stopped = outcomes.filter(isUnfinished).length;
  const done = outcomes.length - stopped;
  if (done === planned) return [];
  const unfinished = stopped === 0 ? "" : `, ${stopped} measured as they stood when stopped`;
  return [`${done} of ${planned} jobs done${unfinished}.`];
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
      return paperSections(results);
    case "improvements":
      return improvementSections(results);
    case "conversations":
      return conversationSections(results);
    case "atis-questions":
      return questionSections(outcomes);
    default:
      return results.experiment satisfies never;
  }
}

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
  const head = "fold | query | strict | strict, gold has rows | valid | questions";
  return [markdownTable(head, body)];
}
