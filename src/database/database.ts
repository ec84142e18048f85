// What Segue asks of any database: its schema, and answers to queries within limits.
import { wordList } from "../word-list.ts";

export type Cell = string | number | boolean | null;

export type Column = {
  readonly name: string;
  /** Folded to what matters for asking: dates and times are told from their declared type. */
  readonly type: "text" | "integer" | "real" | "boolean" | "date" | "time" | "datetime" | "blob";
  readonly nullable: boolean;
  /** Its values are made from other columns of the row, where the adapter tells. */
  readonly computed?: boolean;
};

export type ForeignKey = {
  readonly columns: readonly string[];
  readonly table: string;
  readonly references: readonly string[];
};

export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Shows rows of other tables, where the adapter tells: a view, a table that inherits or unites. */
  readonly view?: boolean;
};

export type Schema = {
  readonly tables: readonly Table[];
  /** Views that the database itself cannot read, and what it says of them. */
  readonly leftOut?: readonly { readonly name: string; readonly reason: string }[];
};

export type QueryLimits = {
  /** Milliseconds after which the work itself is stopped. */
  readonly timeoutMs: number;
  readonly maxRows: number;
  /** Of the result, roughly: text lengths plus 8 a number. */
  readonly maxBytes: number;
};

export const defaultLimits: QueryLimits = {
  timeoutMs: 5_000,
  maxRows: 10_000,
  maxBytes: 16 * 1024 * 1024,
};

export type QueryResult = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** True when the row or byte limit cut the result. */
  readonly truncated: boolean;
  readonly ms: number;
};

export type Dialect = "sqlite" | "postgres" | "mysql" | "duckdb";

export interface Database {
  readonly dialect: Dialect;
  /** For people: a file name or a server without its password. */
  readonly name: string;
  schema(): Promise<Schema>;
  /** Runs one SELECT, already through the door. Rejects with a DatabaseError. */
  query(
    sql: string,
    options?: { readonly limits?: Partial<QueryLimits>; readonly signal?: AbortSignal },
  ): Promise<QueryResult>;
  /** Changes when the data or the schema changes; used as a cache key. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

export const databaseErrorCodes = wordList(
  "not-found unreadable refused syntax unknown-name timeout aborted busy connection",
  "missing-driver failed",
);
export type DatabaseErrorCode = (typeof databaseErrorCodes)[number];

/** `code` is for programs; `message` says what, where and what next. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  constructor(
    readonly code: DatabaseErrorCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}

export const cutOff = (): DatabaseError =>
  new DatabaseError("connection", "The server did not stop the query; the connection was cut.");

export const stoppedAfter = (ms: number): DatabaseError =>
  new DatabaseError(
    "timeout",
    `The query was stopped after ${ms / 1000} s. Ask for less: fewer tables, or a condition more.`,
  );
