// Databases by the names that people give them: a path, a URL, or the word for the built-in world. What
// opens them is loaded when one is opened: a service opens none in its own thread.

import type { Database } from "../database/database.ts";
import type { OpenOptions } from "../database/open.ts";
import { cacheFolder } from "../disk/cache-folder.ts";
import { ensureFlightsDatabase } from "../domains/flights/world/ensure-database.ts";

export const builtInDatabase = "flights";

/** For work on many queries in which nobody else waits for one. */
export const alone: OpenOptions = { inline: true };

/** Opens what the name stands for; the built-in world is made on first use. */
export async function openNamedDatabase(name: string, options?: OpenOptions): Promise<Database> {
  const { openDatabase } = await import("../database/open.ts");
  return openDatabase(await databasePath(name), options);
}

/** What a name stands for, as openDatabase takes it. `onMaking`: the built-in world is being made. */
export async function databasePath(name: string, onMaking?: () => void): Promise<string> {
  if (name !== builtInDatabase) return name;
  return ensureFlightsDatabase({
    cache: cacheFolder(),
    onProgress: ({ step }) => {
      if (step === "generate") onMaking?.();
    },
  });
}
