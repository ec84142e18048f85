// Conversations in one SQLite file: the default, for the processes of one machine.
import { type ConversationStore, StoreError } from "../../service/store.ts";
import { laterColumns, storeTables } from "../../service/turn-rows.ts";
import type { DiskCalls } from "./disk-files.ts";
import { createSqlStore, type Steps } from "./sql-store.ts";
import { openStoreFile, type StoreFile } from "./store-file.ts";

/** `:memory:` keeps them for the life of the process only. */
export async function openSqliteStore(path: string, calls?: DiskCalls): Promise<ConversationStore> {
  const file = await openStoreFile(path, calls);
  try {
    file.atomically(() => createTables(file, path));
  } catch (error) {
    file.close();
    throw error;
  }
  return createSqlStore({
    alone: async (steps) => run(file, steps),
    together: async (steps) => file.atomically(() => run(file, steps)),
    close: async () => file.close(),
  });
}

/** In one go: nothing else is done on the file in between. */
function run<T>(file: StoreFile, steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next(file.run(step.value));
  return step.value;
}

function createTables(file: StoreFile, path: string): void {
  const there = file.rows("SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = there.map((row) => String(row["name"]));
  // Somebody's data are no place to write into.
  if (names.length > 0 && !names.includes("segue_conversation"))
    throw new StoreError(`${path}: a database of something else, with a table ${names[0]}.`);
  for (const sql of storeTables) file.rows(sql);
  const known = file.rows("PRAGMA table_info(segue_conversation_turn)").map((row) => row["name"]);
  for (const column of laterColumns) {
    const [name] = column.split(" ");
    if (!known.includes(name)) {
      file.rows(`ALTER TABLE segue_conversation_turn ADD COLUMN ${column}`);
    }
  }
}
