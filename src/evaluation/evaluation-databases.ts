// The databases of an evaluation: one for all interactions, or a folder with one for each name.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { cacheFolder } from "../disk/cache-folder.ts";
import { alone, builtInDatabase, openNamedDatabase } from "../shipped/database.ts";
import { remembering } from "./conversation-system.ts";
import type { Scoring } from "./evaluate.ts";
import { exactSetMatch } from "./exact-set.ts";
import { createExecutor } from "./execute.ts";
import { openGoldCache } from "./gold-cache.ts";

export type EvaluationDatabases = {
  databaseOf(name: string): Promise<Database>;
  scoringFor(name: string): Promise<Scoring>;
  close(): Promise<void>;
};

/** `spec` as for --database, or a folder laid out as SParC's: NAME/NAME.sqlite. */
export async function openEvaluationDatabases(spec: string): Promise<EvaluationDatabases> {
  const found = spec === builtInDatabase ? undefined : await stat(spec).catch(() => undefined);
  const perName = found?.isDirectory() === true;
  const keyOf = (name: string): string => (perName ? join(spec, name, `${name}.sqlite`) : spec);
  const databases = new Map<string, Promise<Database>>();
  const scorings = new Map<string, Promise<Scoring>>();
  const open = (key: string): Promise<Database> =>
    remembered(databases, key, async () => remembering(await openNamedDatabase(key, alone)));
  return {
    databaseOf: (name) => open(keyOf(name)),
    scoringFor: (name) =>
      remembered(scorings, keyOf(name), async () => scoring(await open(keyOf(name)))),
    async close() {
      for (const database of databases.values()) await (await database).close();
    },
  };
}

async function scoring(database: Database): Promise<Scoring> {
  const cache = openGoldCache(cacheFolder(), await database.fingerprint());
  const schema = await database.schema();
  return {
    executor: createExecutor(database, cache),
    exactSet: (gold, predicted) => exactSetMatch(predicted, gold, schema),
  };
}

function remembered<T>(
  known: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
