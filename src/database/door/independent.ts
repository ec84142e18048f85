// The independent reading of what is about to be sent, by node-sql-parser: grammars nobody here
// wrote. Its PostgreSQL grammar reads SQLite's and DuckDB's statements too, as the door writes them.
import { lexSql } from "../../sql/lexer.ts";
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
      if (!isTimeout(error)) return undefined;
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
  const astify = (text: string): unknown => parser.astify(text, { database: "postgresql" });
  return (text) => {
    try {
      return astify(text);
    } catch (error) {
      const parted = isSyntaxError(error) ? partedByOrder(text) : text;
      if (parted === text) throw error;
      return astify(parted);
    }
  };
}

/**
 * `( PARTITION BY a ORDER BY b )` as `( ORDER BY a , b )`: that grammar reads columns alone behind PARTITION BY, and
 * any value behind ORDER BY. The same values stand there in the same order, so the same facts are found. Every
 * other letter stays as it will be sent, and what can be read as it stands is read so.
 */
function partedByOrder(text: string): string {
  const tokens = lexSql(text);
  /** Of each parenthesis that is open: whether it parts rows. */
  const parts: boolean[] = [];
  let written = "";
  let done = 0;
  const instead = (by: string, from: number, to: number): void => {
    written += text.slice(done, from) + by;
    done = to;
  };
  tokens.forEach(({ text: word, start, end }, i) => {
    const [next, second] = [tokens[i + 1], tokens[i + 2]];
    if (word === "(") parts.push(next?.text === "PARTITION" && second?.text === "BY");
    if (word === ")") parts.pop();
    if (next?.text !== "BY" || parts.at(-1) !== true) return;
    if (word === "PARTITION" && tokens[i - 1]?.text === "(") instead("ORDER", start, end);
    if (word === "ORDER") instead(",", start, next.end);
  });
  return written + text.slice(done);
}

function isSyntaxError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "location" in error;
}

/** Of V8's watchdog, whose errors are of another realm; some statements make that parser throw what is no syntax error. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  return /timed out/.test(String(error.message));
}
