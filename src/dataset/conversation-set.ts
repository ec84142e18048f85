// A folder of conversations as text, one file a database (`held-out-` before those that nobody tunes on), and
// each database as statements to make it from: test/analyst, sets/written.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { databaseBytes } from "../database/sqlite/database-bytes.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { UserError } from "../errors.ts";
import type { Interaction } from "./interaction.ts";
import { readConversations } from "./read-conversations.ts";

export type SetHalf = "open" | "held-out";

const heldOut = "held-out-";

/** Ids are "database: title"; titles are unique within a file. */
export async function readConversationSet(folder: string, half: SetHalf): Promise<Interaction[]> {
  const all: Interaction[] = [];
  const files = (await filesOf(folder)).filter((file) => file.endsWith(".txt"));
  for (const file of files.filter((one) => one.startsWith(heldOut) === (half === "held-out"))) {
    const database = basename(file, ".txt").replace(heldOut, "");
    for await (const talk of readConversations(join(folder, file))) {
      all.push({ ...talk, id: `${database}: ${talk.id}`, database });
    }
  }
  return all;
}

/** Makes the databases of the set under `target`, as NAME/NAME.sqlite: all, or those named; gives their names. */
export async function makeSetDatabases(
  folder: string,
  target: string,
  wanted?: readonly string[],
): Promise<string[]> {
  const sources = join(folder, "databases");
  const names = (await filesOf(sources))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => basename(file, ".sql"))
    .filter((name) => wanted === undefined || wanted.includes(name));
  for (const name of names) {
    const statements = await readFile(join(sources, `${name}.sql`), "utf8");
    makeFolder(join(target, name));
    await writeFile(join(target, name, `${name}.sqlite`), await databaseBytes([statements]));
  }
  return names;
}

async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => undefined);
  if (files !== undefined) return files.sort();
  throw new UserError(`${folder}: no such folder. Give the set's with: --set test/analyst`);
}
