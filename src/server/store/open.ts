// Chooses the store by its address: a PostgreSQL URL, `:memory:`, or a file.

import type { ConversationStore } from "../../service/store.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";
import { openThreadedStore } from "./threaded.ts";

export async function openStore(address: string): Promise<ConversationStore> {
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgresStore(address);
  return address === ":memory:" ? openSqliteStore(address) : openThreadedStore(address);
}
