// The independent reading of what is about to be sent, by node-sql-parser: grammars nobody here
// wrote. Its PostgreSQL grammar reads SQLite's and DuckDB's statements too, as the door writes them.
import mysqlModule from "node-sql-parser/build/mysql.js";
import postgresModule from "node-sql-parser/build/postgresql.js";
import type { Dialect } from "../database.ts";
import { DatabaseError } from "../database.ts";

/** Runs the work with a limit on its time where the platform can stop it; throws when it is up. */
export type Watchdog = <T>(work: () => T) => T;

const parsers = { postgres: new postgresModule.Parser(), mysql: new mysqlModule.Parser() };

/** The syntax tree as plain data, about whose shape nothing is trusted; undefined: it does not read. */
export function parseIndependently(text: string, dialect: Dialect, watchdog: Watchdog): unknown {
  const isMysql = dialect === "mysql";
  const parser = isMysql ? parsers.mysql : parsers.postgres;
  const database = isMysql ? "mysql" : "postgresql";
  try {
    return watchdog((): unknown => parser.astify(text, { database }));
  } catch (error) {
    if (isSyntaxError(error)) return undefined;
    throw new DatabaseError("refused", "The query is not allowed: it took too long to read.", {
      cause: error,
    });
  }
}

function isSyntaxError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "location" in error;
}
