// What --database means on the command line: a path, a URL, or the word for the built-in world.
import { cacheFolder } from "../cache-folder.ts";
import type { Database } from "../database/database.ts";
import { type OpenOptions, openDatabase } from "../database/open.ts";
import { ensureFlightsDatabase } from "../domains/flights/world/ensure-database.ts";

export const databaseOption = [
  "--database <spec>",
  'SQLite, DuckDB, Parquet or CSV file, postgres:// or mysql:// URL, or "flights"',
  "flights",
] as const;

/** For work on many queries in which nobody else waits for one. */
export const alone: OpenOptions = { inline: true };

/** Opens what --database names; the built-in flights world is made on first use. */
export async function openDatabaseOption(spec: string, options?: OpenOptions): Promise<Database> {
  return openDatabase(await databasePath(spec), options);
}

/** What --database names, as openDatabase takes it. */
export async function databasePath(spec: string): Promise<string> {
  return spec === "flights" ? flightsPath() : spec;
}

async function flightsPath(): Promise<string> {
  return ensureFlightsDatabase({
    cache: cacheFolder(),
    onProgress: ({ step }) => {
      if (step === "generate") process.stderr.write("segue: making the flights database once...\n");
    },
  });
}
