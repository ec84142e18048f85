// The independent reading of what is about to be sent, by node-sql-parser: grammars nobody here
// wrote. Its PostgreSQL grammar reads SQLite's and DuckDB's statements too, as the door writes them.
import type { Dialect } from "../database.ts";
import { DatabaseError } from "../database.ts";

/** Runs the work with a limit on its time where the platform can stop it; throws when it is up. */
export type Watchdog = <T>(work: () => T) => T;

/** The syntax tree as plain data, about whose shape nothing is trusted; undefined: it does not read. */
export type IndependentReader = (text: string) => unknown;

/** A grammar is half a megabyte of code: only that of the database is loaded. */
export async function openIndependentReader(
  dialect: Dialect,
  watchdog: Watchdog = (work) => work(),
): Promise<IndependentReader> {
  const parse = await openGrammar(dialect);
  return (text) => {
    try {
      return watchdog(() => parse(text));
    } catch (error) {
      if (isSyntaxError(error)) return undefined;
      throw new DatabaseError("refused", "The query is not allowed: it took too long to read.", {
        cause: error,
      });
    }
  };
}

async function openGrammar(dialect: Dialect): Promise<(text: string) => unknown> {
  if (dialect === "mysql") {
    const { default: grammar } = await import("node-sql-parser/build/mysql.js");
    const parser = new grammar.Parser();
    return (text) => parser.astify(text, { database: "mysql" });
  }
  const { default: grammar } = await import("node-sql-parser/build/postgresql.js");
  const parser = new grammar.Parser();
  return (text) => parser.astify(text, { database: "postgresql" });
}

function isSyntaxError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "location" in error;
}
