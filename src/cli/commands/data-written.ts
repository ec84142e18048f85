// `segue data written`: conversations that people wrote about a domain, their queries spelt out, to learn from.
import type { Command } from "commander";
import { Option } from "commander";
import { readConversationSet, type SetHalf } from "../../dataset/conversation-set.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { spellAll } from "../../generator/shorthand.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";

type Flags = { readonly half: SetHalf; readonly out?: string; readonly json?: boolean };

export function registerDataWritten(program: Command): void {
  dataCommand(program)
    .command("written")
    .description("spell out the queries of written conversations about flights, to learn from")
    .argument("<folder>", "its .txt files, such as sets/flights-talk")
    .addOption(
      new Option("--half <which>", "files that begin with held-out-, or all others")
        .choices(["open", "held-out"])
        .default("open"),
    )
    .option(
      "--out <file>",
      "where they go, one JSON object a line (default: they are only checked)",
    )
    .option("--json", "print the counts as JSON")
    .action(async (folder: string, flags: Flags) => {
      const talks = spellAll(flightsDomain, await readConversationSet(folder, flags.half));
      if (flags.out !== undefined) await writeInteractions(flags.out, talks);
      const turns = talks.reduce((sum, talk) => sum + talk.turns.length, 0);
      const text = `${talks.length} conversations, ${turns} turns\n`;
      printResult(flags, { interactions: talks.length, turns, ...pathOf(flags) }, text);
    });
}

const pathOf = ({ out }: Flags): { path?: string } => (out === undefined ? {} : { path: out });
