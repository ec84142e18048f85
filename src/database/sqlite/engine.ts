// SQLite's own WebAssembly build over a database held in memory: the same in Node and in the
// browser. Read-only three times over: deserialised read-only, query_only, and an authorizer.
import type { Database, Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import {
  DatabaseError,
  type QueryLimits,
  type QueryResult,
  type Schema,
  stoppedAfter,
} from "../database.ts";
import type { VisibleNames } from "../door/visible.ts";
import { createRowCollector } from "../rows.ts";
import { askByKey, type Lookups } from "./ask-by-key.ts";
import { createAuthorizer } from "./authorizer.ts";
import { explainSqlite } from "./errors.ts";
import { loadSqlite } from "./load-sqlite.ts";
import { readLookups } from "./lookups.ts";
import { readShadows, readSqliteSchema } from "./schema.ts";

export type SqliteEngine = {
  readonly schema: Schema;
  /** WebAssembly's memory never shrinks: true once a query has made it much larger. */
  readonly worn: boolean;
  restrict(visible: VisibleNames): void;
  /** Blocks until done; `stop` is asked every thousand steps of SQLite's machine. */
  query(sql: string, limits: QueryLimits, stop: () => boolean): QueryResult;
  close(): void;
};

/** A single text or blob; also what x || x may grow to in a recursive query. */
const maxValueBytes = 32 * 1024 * 1024;
const workingMemory = 512 * 1024 * 1024;
/** What queries may leave behind in an engine that goes on being used. */
const wornBytes = 128 * 1024 * 1024;

/** A database's bytes, written straight to where the engine reads them: a second copy would stay for long. */
export type SqliteImage = {
  readonly size: number;
  writeTo(memory: Uint8Array): void;
};

export async function openSqliteEngine(image: SqliteImage, name: string): Promise<SqliteEngine> {
  const sqlite = await loadSqlite();
  const { capi, wasm } = sqlite;
  const db = new sqlite.oo1.DB(":memory:");
  const select = (sql: string): unknown[][] =>
    db.exec({ sql, returnValue: "resultRows", rowMode: "array" });
  let schema: Schema;
  let lookups: Lookups;
  try {
    load(sqlite, db, image);
    schema = readSqliteSchema(select);
    lookups = readLookups(schema, select);
  } catch (error) {
    db.close();
    throw explainSqlite(error, name, "open");
  }
  select("PRAGMA query_only = ON");
  select(`PRAGMA hard_heap_limit = ${image.size + workingMemory}`);
  const pointer = db.pointer!;
  capi.sqlite3_db_config(pointer, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0);
  capi.sqlite3_db_config(pointer, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, 0);
  // Names in double quotes that no table has are strings, as in the sqlite3 program.
  capi.sqlite3_db_config(pointer, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0);
  capi.sqlite3_limit(pointer, capi.SQLITE_LIMIT_LENGTH, maxValueBytes);
  capi.sqlite3_limit(pointer, capi.SQLITE_LIMIT_ATTACHED, 0);
  const views = select("SELECT name FROM sqlite_master WHERE type = 'view'").flat().map(String);
  const authorizer = createAuthorizer(schema, views, readShadows(select));
  capi.sqlite3_set_authorizer(
    pointer,
    // The names may be null.
    (_context, action, ...names) => {
      const [first = "", second = "", database = "", within = ""] = names.map((name) => name || "");
      const allowed = authorizer.allows(action, { first, second, database, within });
      return allowed ? capi.SQLITE_OK : capi.SQLITE_DENY;
    },
    0,
  );

  // Installed once: handing a JavaScript function to WebAssembly costs more than a small query.
  let current: Watch | undefined;
  const check = (): number => (current !== undefined && isOver(current) ? 1 : 0);
  capi.sqlite3_progress_handler(pointer, 1000, check, 0);

  const size = (): number => wasm.heap8u().byteLength;
  const sizeAtStart = size();
  return {
    schema,
    get worn() {
      return size() - sizeAtStart > wornBytes;
    },
    restrict: (visible) => authorizer.restrict(visible),
    query(sql, limits, stop) {
      const started = performance.now();
      const watch: Watch = { stop, deadline: started + limits.timeoutMs, stopped: undefined };
      current = watch;
      try {
        const statement = db.prepare(askByKey(sql, lookups));
        try {
          const collector = createRowCollector(limits);
          const width = statement.columnCount;
          const valueAt = (column: number): unknown => statement.get(column);
          while (statement.step() && collector.read(width, valueAt)) {
            // A cheap row takes fewer steps than the handler waits for.
            if (collector.rows.length % 1000 === 0 && isOver(watch)) break;
          }
          if (watch.stopped !== undefined) throw stopError(watch.stopped, limits);
          return {
            columns: statement.getColumnNames([]),
            rows: collector.rows,
            truncated: collector.truncated,
            ms: performance.now() - started,
          };
        } finally {
          statement.finalize();
        }
      } catch (error) {
        throw watch.stopped === undefined
          ? explainSqlite(error, name)
          : stopError(watch.stopped, limits);
      } finally {
        current = undefined;
      }
    },
    close: () => db.close(),
  };
}

/** Apart from the engine, which would hold on to the image as long as it lives. */
function load({ capi, wasm }: Sqlite3Static, db: Database, { size, writeTo }: SqliteImage): void {
  // An empty file is a database without tables.
  if (size === 0) return;
  const data = wasm.alloc(size);
  const memory = wasm.heap8u().subarray(data, data + size);
  writeTo(memory);
  markRollbackJournal(memory);
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY;
  db.checkRc(capi.sqlite3_deserialize(db.pointer!, "main", data, size, size, flags));
}

/** The running query, as the progress handler sees it. */
type Watch = {
  readonly stop: () => boolean;
  readonly deadline: number;
  stopped: "timeout" | "aborted" | undefined;
};

function isOver(watch: Watch): boolean {
  if (watch.stop()) watch.stopped = "aborted";
  else if (performance.now() > watch.deadline) watch.stopped = "timeout";
  return watch.stopped !== undefined;
}

/** A file last used with a write-ahead log says so in its header, and would ask for the log. */
function markRollbackJournal(memory: Uint8Array): void {
  const [write, read] = [18, 19];
  if (memory[write] === 2) memory[write] = 1;
  if (memory[read] === 2) memory[read] = 1;
}

function stopError(reason: "timeout" | "aborted", limits: QueryLimits): DatabaseError {
  return reason === "aborted"
    ? new DatabaseError("aborted", "The query was cancelled.")
    : stoppedAfter(limits.timeoutMs);
}
