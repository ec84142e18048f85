// Chooses the store by its address: a PostgreSQL URL, `:memory:`, or a file.

import type { ConversationStore } from "../../service/store.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";

export async function openStore(address: string): Promise<ConversationStore> {
  return /^postgres(ql)?:\/\//.test(address)
    ? openPostgresStore(address)
    : openSqliteStore(address);
}
