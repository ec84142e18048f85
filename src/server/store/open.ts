// Chooses the store by its address: a PostgreSQL URL, `:memory:`, or a file.
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { ConversationStore } from "./store.ts";

export async function openStore(address: string): Promise<ConversationStore> {
  return /^postgres(ql)?:\/\//.test(address)
    ? openPostgresStore(address)
    : openSqliteStore(address);
}
