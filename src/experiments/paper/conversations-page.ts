// The paper's systems on people's own conversations, as Markdown: a table for each corpus and split, and which of
// the paper's claims hold on them.

import type { JobOutcome } from "../jobs/job-outcome.ts";
import { type Claim, weighSystems } from "./claims.ts";
import { trainingSection } from "./paper-analysis.ts";
import { paperTest } from "./paper-numbers.ts";
import { claimSection, mainRows, unfinishedSection } from "./paper-page.ts";
import type { Results } from "./results.ts";
import { accuracyTable, goldTest, onTest } from "./tables.ts";

const groups: readonly (readonly [group: string, title: string])[] = [
  ["sparc/interaction", "SParC, new conversations about known databases"],
  ["cosql/interaction", "CoSQL, new conversations about known databases"],
  ["sparc/database", "SParC, databases that training never had"],
  ["cosql/database", "CoSQL, databases that training never had"],
];

export function conversationClaims(outcomes: readonly JobOutcome[]): Claim[] {
  return groups.flatMap(([group]) => weighSystems(outcomes, group));
}

export function conversationSections(results: Results): string[] {
  const { outcomes } = results;
  const tables = groups.flatMap(([group, title]) => {
    const [one] = outcomes.filter(({ spec }) => spec.row.startsWith(`${group}/`));
    if (one === undefined) return [];
    const measured = one.measured
      .slice(0, 1)
      .map(({ turns, interactions }) => `${turns} turns of ${interactions} conversations.`);
    return [
      `### ${title}`,
      ...measured,
      accuracyTable(outcomes, mainRows(onTest, goldTest, paperTest, `${group}/`)),
    ];
  });
  const rest = [...claimSection(results), ...trainingSection(outcomes)];
  return [
    ...unfinishedSection(results),
    "Measured on a tenth of each corpus; the paper's numbers are those of ATIS.",
    ...tables,
    ...rest.map((text) => text.replace(/^## /, "### ")),
  ];
}
