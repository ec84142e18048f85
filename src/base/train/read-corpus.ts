// The conversations a base model learns from, with the databases they are about: SParC's and CoSQL's
// folders, sets that were written by hand, and folders of generated conversations.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../database/open.ts";
import { makeSetDatabases, readConversationSet } from "../../dataset/conversation-set.ts";
import { importSparc } from "../../dataset/import/sparc.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readAllInteractions } from "../../dataset/read.ts";
import { type KnownDatabase, readDatabase } from "../../schema/read-database.ts";
import type { Style } from "../encoding/encode-turn.ts";

export type CorpusPart = {
  readonly database: string;
  readonly style: Style;
  /** 1: people; 2 and up: the folders of generated conversations, in their order. */
  readonly source: number;
  readonly interactions: readonly Interaction[];
};

export type CorpusPlaces = {
  /** SParC's folder: train.json and database/NAME/NAME.sqlite. CoSQL's has the same databases. */
  readonly sparc: string;
  readonly cosql: string;
  /** Folders that hold NAME/interactions.jsonl, with NAME.sqlite beside it where it is not SParC's. */
  readonly generated: readonly string[];
  /** Sets of text (dataset/conversation-set.ts), of which the open half is learned; their databases are made in `made`. */
  readonly written: readonly string[];
  readonly made: string;
  /** Databases that nothing is learned from. */
  readonly leftOut: ReadonlySet<string>;
};

/** Parts by the path of their database. */
export async function readCorpus({
  sparc,
  cosql,
  written,
  made,
  generated,
  leftOut,
}: CorpusPlaces): Promise<CorpusPart[]> {
  const parts: CorpusPart[] = [];
  const fileOf = (name: string): string => join(sparc, "database", name, `${name}.sqlite`);
  for (const [folder, corpus] of [
    [sparc, "sparc"],
    [cosql, "cosql"],
  ] as const) {
    const byDatabase = new Map<string, Interaction[]>();
    for await (const found of importSparc(
      folder,
      { split: "train", database: "", checkSql: () => undefined },
      corpus,
    )) {
      if (!("interaction" in found) || leftOut.has(found.interaction.database)) continue;
      const { database } = found.interaction;
      byDatabase.set(database, [...(byDatabase.get(database) ?? []), found.interaction]);
    }
    for (const [name, interactions] of byDatabase) {
      if (!existsSync(fileOf(name))) continue;
      parts.push({ database: fileOf(name), style: 1, source: 1, interactions });
    }
  }
  for (const folder of written) {
    await makeSetDatabases(folder, made);
    const talks = await readConversationSet(folder, "open");
    for (const name of new Set(talks.map(({ database }) => database))) {
      if (leftOut.has(name)) continue;
      const interactions = talks.filter(({ database }) => database === name);
      const database = join(made, name, `${name}.sqlite`);
      parts.push({ database, style: 1, source: 1, interactions });
    }
  }
  for (const [i, folder] of generated.entries()) {
    for (const name of (await readdir(folder)).sort()) {
      const lines = join(folder, name, "interactions.jsonl");
      if (leftOut.has(name) || !existsSync(lines)) continue;
      const own = join(folder, name, `${name}.sqlite`);
      const database = existsSync(own) ? own : fileOf(name);
      const interactions = await readAllInteractions(lines, { skipBad: true });
      if (existsSync(database)) parts.push({ database, style: 2, source: 2 + i, interactions });
    }
  }
  return parts;
}

/** Each database once, however many parts are about it. */
export async function readDatabases(
  parts: readonly CorpusPart[],
): Promise<Map<string, KnownDatabase>> {
  const known = new Map<string, KnownDatabase>();
  for (const { database } of parts) {
    if (known.has(database)) continue;
    const opened = await openDatabase(database, { inline: true });
    known.set(database, await readDatabase(opened));
    await opened.close();
  }
  return known;
}
