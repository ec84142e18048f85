// `segue data check`: conversations with their queries, looked over by a second path that knows nothing
// of how they were written.

import type { Command } from "commander";
import { checkSet } from "../../experiments/measures/check-set.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { database: string; limit?: number; findings?: boolean; json?: boolean };

export function registerDataCheck(program: Command): void {
  dataCommand(program)
    .command("check")
    .description("compare what is said with what the queries say in plain English")
    .argument("<file>", "interactions, one JSON object a line")
    .option("--database <spec>", "what they are about", "flights")
    .option("--limit <n>", "only the first n interactions", parseCount)
    .option("--findings", "list what was found")
    .option("--json", "print counts and findings as JSON")
    .action(run);
}

async function run(path: string, flags: Flags): Promise<void> {
  const { counts, findings } = await checkSet(path, flags);
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
  const shown = flags.findings === true ? findings : [];
  printResult(flags, { ...counts, findings }, [
    `${counts.turns} turns, ${counts.found} found (${percent(counts.found, counts.turns)}); with the queries of another conversation ${percent(counts.swapped_found, counts.swapped)}`,
    ...shown.map(
      ({ id, turn, utterance, kind, what, paraphrase }) =>
        `${id} ${turn}: ${kind} ${what}\n  ${utterance}\n  ${paraphrase}`,
    ),
  ]);
}
