// SQLite in the calling thread: simple and deterministic, for the browser, the command line and
// evaluation. A query blocks the thread until it ends or its time is up; a server uses worker.ts.
import type { Adapter } from "../adapter.ts";
import type { Database } from "../database.ts";
import { type GuardOptions, guard } from "../guard.ts";
import { aborted } from "../queue.ts";
import { openSqliteEngine } from "./engine.ts";
import { hashBytes } from "./hash.ts";

/** The browser's way in: a database from its bytes. `name` is what people see. */
export async function createSqliteDatabase(
  bytes: Uint8Array,
  name: string,
  options?: GuardOptions,
): Promise<Database> {
  return guard(await createSqliteAdapter(bytes, name), options);
}

export async function createSqliteAdapter(bytes: Uint8Array, name: string): Promise<Adapter> {
  const engine = await openSqliteEngine(bytes, name);
  const fingerprint = hashBytes(bytes);
  return {
    dialect: "sqlite",
    name,
    namespace: "main",
    concurrency: 1,
    schema: async () => engine.schema,
    restrict: (visible) => engine.restrict(visible),
    async query(sql, limits, signal) {
      if (signal?.aborted) throw aborted();
      return engine.query(sql, limits, () => signal?.aborted ?? false);
    },
    fingerprint: () => fingerprint,
    close: async () => engine.close(),
  };
}
