// Makes a Database of an adapter: the door before every query, limits on it, and a cap on how many
// run at once. Nothing outside this folder holds an adapter, so nothing gets around the door.
import type { Adapter } from "./adapter.ts";
import { type Database, DatabaseError, defaultLimits, type QueryLimits } from "./database.ts";
import { createCatalog, type RowConditions } from "./door/catalog.ts";
import { createDoor } from "./door/door.ts";
import { openIndependentReader, type Watchdog } from "./door/independent.ts";
import { columnsRead, readRowConditions } from "./door/row-conditions.ts";
import { type AllowList, type RowValues, visibleNames, visibleSchema } from "./door/visible.ts";
import { createQueue } from "./queue.ts";

export type GuardOptions = {
  readonly limits?: Partial<QueryLimits>;
  readonly allow?: AllowList;
  /** Queries that run at once; at most what the adapter can. */
  readonly maxConcurrent?: number;
  /** Queries that may wait for their turn before the answer is "busy". */
  readonly maxWaiting?: number;
};

export type GuardedDatabase = Database & {
  /** The same for a caller with these values in the conditions on rows; it is closed with this one. */
  withValues(values: RowValues): Database;
};

export async function guard(
  adapter: Adapter,
  options: GuardOptions = {},
  watchdog?: Watchdog,
): Promise<GuardedDatabase> {
  try {
    return await guarded(adapter, options, watchdog);
  } catch (error) {
    await adapter.close();
    throw error;
  }
}

async function guarded(
  adapter: Adapter,
  options: GuardOptions,
  watchdog: Watchdog | undefined,
): Promise<GuardedDatabase> {
  const [full, readAgain] = await Promise.all([
    adapter.schema(),
    openIndependentReader(adapter.dialect, watchdog),
  ]);
  if (full.tables.length === 0) {
    throw new DatabaseError(
      "not-found",
      `${adapter.name}: there are no tables to ask about. Create some, or give another database.`,
    );
  }
  const schema = visibleSchema(full, options.allow);
  const rows = readRowConditions(options.allow);
  // What the conditions look at is the same whoever asks.
  const anybody = Object.fromEntries((options.allow?.asked ?? []).map((name) => [name, null]));
  const looked = columnsRead(readRowConditions(withGiven(options.allow, anybody)));
  const visible = visibleNames(full, schema, looked);
  adapter.restrict?.(visible);
  const concurrent = Math.min(options.maxConcurrent ?? adapter.concurrency, adapter.concurrency);
  const queue = createQueue(Math.max(1, concurrent), options.maxWaiting ?? 64);
  let open = true;

  const behind = (conditions: RowConditions): Database => {
    const catalog = createCatalog(adapter, full, schema, conditions);
    const door = createDoor(catalog, readAgain);
    return {
      dialect: adapter.dialect,
      name: adapter.name,
      schema: async () => schema,
      async query(sql, { limits, signal } = {}) {
        if (!open) throw new DatabaseError("connection", `${adapter.name}: already closed.`);
        const { sql: text, columns } = door(sql);
        const bounds = { ...defaultLimits, ...options.limits, ...limits };
        const result = await queue.run(() => adapter.query(text, bounds, signal), signal);
        return { ...result, columns };
      },
      fingerprint: () => adapter.fingerprint(),
      async close() {
        if (!open) return;
        open = false;
        await adapter.close();
      },
    };
  };

  return {
    ...behind(rows),
    withValues: (values) => behind(readRowConditions(withGiven(options.allow, values))),
  };
}

/** What the operator gave stays; a caller gives only what callers are asked for. */
function withGiven(allow: AllowList | undefined, values: RowValues): AllowList {
  const asked = Object.entries(values).filter(([name]) => allow?.asked?.includes(name));
  return { ...allow, values: { ...Object.fromEntries(asked), ...allow?.values } };
}
