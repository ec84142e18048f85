// `segue data stats`: the paper's Table 1 for any file of interactions.

import type { Command } from "commander";
import type { Interaction } from "../../dataset/interaction.ts";
import { first } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { computeStatistics, type Statistics } from "../../dataset/statistics.ts";
import { percent } from "../../text/percent.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { limit?: number; skipBad?: boolean; json?: boolean };

export function registerDataStats(program: Command): void {
  dataCommand(program)
    .command("stats")
    .description("count turns, tokens, vocabularies, joins, segments and references")
    .argument("<file>", "interactions, one JSON object a line")
    .option("--limit <n>", "only the first n interactions", parseCount)
    .option("--skip-bad", "leave bad lines out")
    .option("--json", "print the statistics as JSON")
    .action(async (path: string, flags: Flags) => {
      const reading = { skipBad: flags.skipBad === true };
      const interactions: AsyncIterable<Interaction> = readInteractions(path, reading);
      const statistics = await computeStatistics(first(interactions, flags.limit));
      printResult(flags, statistics, table(statistics));
    });
}

/** Beside the paper's numbers where it has them. */
function table(s: Statistics): string {
  const pair = (value: { mean: number; max: number }): string =>
    `${value.mean.toFixed(1)} / ${value.max}`;
  const spread = (value: { mean: number; deviation: number }): string =>
    `${value.mean.toFixed(1)} ± ${value.deviation.toFixed(1)}`;
  const rows: [string, string, string][] = [
    ["", "here", "paper"],
    ["interactions", String(s.interactions), "1658"],
    ["turns", String(s.turns), ""],
    ["turns without a query", String(s.unscored_turns), ""],
    ["scenarios", String(s.scenarios), ""],
    ["databases", String(s.databases), "1"],
    ["mean/max utterances per interaction", pair(s.turns_per_interaction), "7.0 / 64"],
    ["mean/max tokens per utterance", pair(s.tokens_per_utterance), "10.2 / 47"],
    ["mean/max tokens per SQL query", pair(s.tokens_per_query), "102.9 / 1286"],
    ["input vocabulary size", String(s.input_vocabulary), "1582"],
    ["output vocabulary size", String(s.output_vocabulary), "982"],
    ["query templates", String(s.templates), ""],
    ["segments per query", spread(s.segments_per_query), "13 ± 5.9"],
    ["queries with at least one join", percent(s.one_join), "96.6%"],
    ["queries with at least two joins", percent(s.two_joins), "93%"],
    ["later turns with ellipsis", percent(s.ellipsis), "60.1%"],
    ...(s.target_ellipsis === undefined
      ? []
      : [row("later turns that omit the target", percent(s.target_ellipsis), "9%")]),
    ["later turns with a referring expression", percent(s.referring), "11%"],
  ];
  return rows
    .map(([name, here, paper]) => `${name.padEnd(42)}${here.padEnd(16)}${paper}`.trimEnd())
    .join("\n")
    .concat("\n");
}

const row = (name: string, here: string, paper: string): [string, string, string] => [
  name,
  here,
  paper,
];
