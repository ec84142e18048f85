// Runs queries for scoring: generous limits, failures as values, the same query only once.
import type {
  Cell,
  Database,
  DatabaseErrorCode,
  QueryLimits,
  QueryResult,
} from "../database/database.ts";
import { DatabaseError } from "../database/database.ts";

export type GoldCache = {
  read(sql: string): Promise<Outcome | undefined>;
  write(sql: string, outcome: Outcome): Promise<void>;
};

export type Outcome =
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly error: DatabaseErrorCode | "too-large"; readonly message: string };

export type Executor = {
  /** A prediction: remembered for this run. */
  run(sql: string): Promise<Outcome>;
  /** A gold: also remembered on disk, by the database's fingerprint, where a cache is given. */
  runGold(sql: string): Promise<Outcome>;
};

/** Results over these are not compared: a cut table says nothing about the whole. */
const scoringLimits: QueryLimits = {
  timeoutMs: 10_000,
  maxRows: 200_000,
  maxBytes: 128 * 1024 * 1024,
};
/** Golds are worth more patience: they are run once, and a gold that fails makes nothing right. */
const goldTimeoutMs = 2 * scoringLimits.timeoutMs;
const maxRemembered = 2_000;

export function createExecutor(database: Database, cache?: GoldCache): Executor {
  const memory = new Map<string, Tried>();
  const run = async (sql: string, timeoutMs = scoringLimits.timeoutMs): Promise<Outcome> => {
    const known = memory.get(sql);
    if (known !== undefined && isFinal(known, timeoutMs)) return known.outcome;
    const outcome = await execute(database, sql, timeoutMs);
    if (memory.size >= maxRemembered) {
      const oldest = memory.keys().next();
      if (oldest.done !== true) memory.delete(oldest.value);
    }
    memory.set(sql, { outcome, timeoutMs });
    return outcome;
  };
  return {
    run: (sql) => run(sql),
    async runGold(sql) {
      const stored = await cache?.read(sql);
      if (stored !== undefined) return stored;
      const outcome = await run(sql, goldTimeoutMs);
      if (isLasting(outcome)) await cache?.write(sql, outcome);
      return outcome;
    },
  };
}

type Tried = { readonly outcome: Outcome; readonly timeoutMs: number };

/** What ran out of time may end where there is more of it. */
function isFinal({ outcome, timeoutMs }: Tried, patience: number): boolean {
  return !("error" in outcome) || outcome.error !== "timeout" || timeoutMs >= patience;
}

async function execute(database: Database, sql: string, timeoutMs: number): Promise<Outcome> {
  try {
    return outcomeOf(await database.query(sql, { limits: { ...scoringLimits, timeoutMs } }));
  } catch (error) {
    if (error instanceof DatabaseError) return { error: error.code, message: error.message };
    throw error;
  }
}

function outcomeOf(result: QueryResult): Outcome {
  if (result.truncated) {
    return { error: "too-large", message: `more than ${scoringLimits.maxRows} rows` };
  }
  return { columns: result.columns, rows: result.rows };
}

const lasting = ["syntax", "unknown-name", "refused", "timeout", "too-large"];

/** A busy server or a lost connection must not be remembered as the query's fault. */
function isLasting(outcome: Outcome): boolean {
  return !("error" in outcome) || lasting.includes(outcome.error);
}
