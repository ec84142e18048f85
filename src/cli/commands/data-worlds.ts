// `segue data worlds`: drafts small databases about many things, with conversations about each, for a
// model that is to learn from more schemas than there are at hand.

import { join, resolve } from "node:path";
import type { Command } from "commander";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { makeWorld } from "../../learn/worlds/make-world.ts";
import { themes } from "../../learn/worlds/themes.ts";
import { createRandom } from "../../random.ts";
import { printResult } from "../print-result.ts";
import { dataCommand } from "./data.ts";
import { parseCount, parseShare } from "./limit.ts";

type Flags = {
  readonly out: string;
  readonly count: number;
  readonly interactions: number;
  readonly analysts: number;
  readonly seed: number;
  readonly json?: boolean;
};

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
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  for (let index = 0; index < flags.count; index++) {
    const theme = themes[index % themes.length];
    if (theme === undefined) return;
    const name = `${theme.name}_${Math.floor(index / themes.length) + 1}`;
    const bytes = await databaseBytes(
      makeWorld(createRandom(`world/${flags.seed}/${index}`), theme),
    );
    const folder = join(resolve(flags.out), name);
    makeFolder(folder);
    await writeFileAtomically(join(folder, `${name}.sqlite`), bytes);
    const interactions = await talkAbout(bytes, name, flags);
    await writeInteractions(join(folder, "interactions.jsonl"), interactions);
    const turns = interactions.reduce((sum, one) => sum + one.turns.length, 0);
    const { length } = interactions;
    printResult(flags, { name, folder, interactions: length, turns }, [
      `${folder}: ${length} conversations, ${turns} turns`,
    ]);
  }
}

async function talkAbout(bytes: Uint8Array, name: string, flags: Flags): Promise<Interaction[]> {
  const database = await createSqliteDatabase(bytes, name);
  try {
    const { interactions, analysts, seed } = flags;
    const { world } = await draftWorld(database);
    return [...synthesize(world, { interactions, analysts, seed })];
  } finally {
    await database.close();
  }
}
