// A file of conversations with their queries, looked over by how their database is spoken of: as it is written down
// for the built-in world, else as it would be drafted.
import { first } from "../../dataset/lines.ts";
import { readInteractions } from "../../dataset/read.ts";
import { type Checking, checkTalks } from "../../evaluation/check-talk.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { createReader } from "../../reader/reader.ts";
import { alone, builtInDatabase, openNamedDatabase } from "../../shipped/database.ts";
import { builtInWording, wordsOfDatabase } from "../../shipped/words.ts";

type Asked = { readonly database: string; readonly limit?: number };

export async function checkSet(path: string, { database, limit }: Asked) {
  const checking = await checkingOf(database);
  return checkTalks(first(readInteractions(path), limit), checking);
}

async function checkingOf(spec: string): Promise<Checking> {
  if (spec === builtInDatabase)
    return { reader: createReader(await wordsOfDatabase(spec)), wording: builtInWording };
  const database = await openNamedDatabase(spec, alone);
  try {
    const { words, wording } = await draftWorld(database);
    return { reader: createReader(words), wording, schema: await database.schema() };
  } finally {
    await database.close();
  }
}
