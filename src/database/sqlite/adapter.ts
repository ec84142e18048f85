// SQLite in the calling thread: simple and quick, for the browser's worker and for work where nobody
// else waits. A query blocks the thread until it ends, its time is up, or, inside one long step of
// SQLite's machine, until that step ends; everybody else has a thread for it (apart/host.ts).
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
  const image = { size: bytes.length, writeTo: (memory: Uint8Array) => memory.set(bytes) };
  const engine = await openSqliteEngine(image, name);
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
