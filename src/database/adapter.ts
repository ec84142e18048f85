// What one kind of database must give; the guard (guard.ts) makes a Database of it.
// An adapter receives SQL that has passed the door and is written in its own dialect.
import type { Dialect, QueryLimits, QueryResult, Schema } from "./database.ts";
import type { VisibleNames } from "./door/visible.ts";

export interface Adapter {
  readonly dialect: Dialect;
  /** For people: a file name or a server without its password. */
  readonly name: string;
  /** How many queries it can run side by side. */
  readonly concurrency: number;
  /** The schema, or in MySQL the database, that its tables live in. */
  readonly namespace: string;
  schema(): Promise<Schema>;
  /** Stops the work itself at the limits and on abort. Rejects with a DatabaseError. */
  query(sql: string, limits: QueryLimits, signal?: AbortSignal): Promise<QueryResult>;
  /** Where the engine can itself deny tables and columns. */
  restrict?(visible: VisibleNames): void;
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}
