// `segue data show`: interactions as a person reads them, turn by turn.

import type { Command } from "commander";
import type { Interaction } from "../../dataset/interaction.ts";
import { first, sample } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { createRandom } from "../../random.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount } from "./limit.ts";

type Flags = { limit: number; sample?: boolean; seed: number; skipBad?: boolean; json?: boolean };

export function registerDataShow(program: Command): void {
  dataCommand(program)
    .command("show")
    .description("print interactions: utterances with their queries")
    .argument("<file>", "interactions, one JSON object a line")
    .option("--limit <n>", "how many interactions", parseCount, 10)
    .option("--sample", "a random sample instead of the first")
    .option("--seed <n>", "for --sample", parseCount, 1)
    .option("--skip-bad", "leave bad lines out")
    .option("--json", "print the interactions as JSON, one a line")
    .action(async (path: string, flags: Flags) => {
      const all = readInteractions(path, { skipBad: flags.skipBad === true });
      const shown =
        flags.sample === true
          ? await sample(all, flags.limit, createRandom(flags.seed))
          : first(all, flags.limit);
      for await (const interaction of shown) {
        printResult(flags, interaction, readable(interaction));
      }
    });
}

function readable(interaction: Interaction): string {
  const notes = [
    interaction.database,
    ...(interaction.scenario == null ? [] : [`scenario ${interaction.scenario}`]),
    ...(interaction.date == null ? [] : [interaction.date]),
  ];
  const turns = interaction.turns.map((turn, index) => {
    const labels =
      turn.labels === undefined || turn.labels.length === 0 ? "" : `  [${turn.labels.join(", ")}]`;
    const queries = turn.sql.length === 0 ? ["   (no query)"] : turn.sql.map((sql) => `   ${sql}`);
    return [`${index + 1}. ${turn.utterance}${labels}`, ...queries].join("\n");
  });
  return `${interaction.id} (${notes.join(", ")})\n${turns.join("\n")}\n\n`;
}
