// What --database means on the command line, and what is said while the built-in world is made.
import type { Database } from "../database/database.ts";
import type { OpenOptions } from "../database/open.ts";
import { builtInDatabase, databasePath } from "../shipped/database.ts";

export const databaseOption = [
  "--database <spec>",
  `SQLite, DuckDB, Parquet or CSV file, postgres:// or mysql:// URL, or "${builtInDatabase}"`,
  builtInDatabase,
] as const;

/** Opens what --database names. */
export async function openDatabaseOption(spec: string, options?: OpenOptions): Promise<Database> {
  const { openDatabase } = await import("../database/open.ts");
  return openDatabase(await databaseOptionPath(spec), options);
}

/** What --database names, as openDatabase takes it. */
export function databaseOptionPath(spec: string): Promise<string> {
  return databasePath(spec, () =>
    process.stderr.write("segue: making the flights database once...\n"),
  );
}
