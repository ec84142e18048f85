// Chooses the store by its address: a PostgreSQL URL, `:memory:`, or a file. What cannot be opened is
// the operator's to mend.
import { UserError } from "../../errors.ts";
import { type ConversationStore, StoreError } from "../../service/store.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";
import { openThreadedStore } from "./threaded.ts";

export async function openStore(address: string): Promise<ConversationStore> {
  try {
    if (/^postgres(ql)?:\/\//.test(address)) return await openPostgresStore(address);
    return address === ":memory:"
      ? await openSqliteStore(address)
      : await openThreadedStore(address);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const message = `the conversations cannot be opened. ${error.message} Mend that, or give another place: --store`;
    throw new UserError(message, { cause: error });
  }
}
