// `segue data worlds`: drafts small databases about many things, with conversations about each, for a
// model that is to learn from more schemas than there are at hand.
import type { Command } from "commander";
import { type AskedWorlds, writeWorlds } from "../../learn/worlds/write-worlds.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount, parseShare } from "./limit.ts";

export function registerDataWorlds(program: Command): void {
  dataCommand(program)
    .command("worlds")
    .description("draft small databases about many things, with conversations about each")
    .requiredOption("--out <folder>", "gets a folder for each: NAME.sqlite, interactions.jsonl")
    .option("--count <n>", "how many databases", parseCount, 300)
    .option("--interactions <n>", "conversations about each", parseCount, 120)
    .option("--analysts <share>", "the share of them that is an analyst's", parseShare, 0.7)
    .option("--seed <n>", "same seed, same databases and conversations", parseCount, 1)
    .option("--json", "print a line for each as JSON")
    .action(async (flags: AskedWorlds & { readonly json?: boolean }) => {
      for await (const made of writeWorlds(flags)) {
        printResult(flags, made, [
          `${made.folder}: ${made.interactions} conversations, ${made.turns} turns`,
        ]);
      }
    });
}
