// Small databases about many things, with conversations about each, as files to learn from.
import { join, resolve } from "node:path";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { createRandom } from "../../random.ts";
import { draftWorld } from "../compile/draft-world.ts";
import { makeWorld } from "./make-world.ts";
import { themes } from "./themes.ts";

export type AskedWorlds = {
  /** Gets a folder for each: NAME.sqlite, interactions.jsonl. */
  readonly out: string;
  readonly count: number;
  /** About each. */
  readonly interactions: number;
  /** The share of them that is an analyst's. */
  readonly analysts: number;
  readonly seed: number;
};

/** Tells of each once it is written. */
export async function* writeWorlds(asked: AskedWorlds) {
  for (let index = 0; index < asked.count; index++) {
    const theme = themes[index % themes.length]!;
    const name = `${theme.name}_${Math.floor(index / themes.length) + 1}`;
    const random = createRandom(`world/${asked.seed}/${index}`);
    const bytes = await databaseBytes(makeWorld(random, theme));
    const folder = join(resolve(asked.out), name);
    makeFolder(folder);
    await writeFileAtomically(join(folder, `${name}.sqlite`), bytes);
    const interactions = await talkAbout(bytes, name, asked);
    await writeInteractions(join(folder, "interactions.jsonl"), interactions);
    const turns = interactions.reduce((sum, one) => sum + one.turns.length, 0);
    yield { name, folder, interactions: interactions.length, turns };
  }
}

async function talkAbout(
  bytes: Uint8Array,
  name: string,
  { interactions, analysts, seed }: AskedWorlds,
): Promise<Interaction[]> {
  const database = await createSqliteDatabase(bytes, name);
  try {
    const { world } = await draftWorld(database);
    return [...synthesize(world, { interactions, analysts, seed })];
  } finally {
    await database.close();
  }
}
