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
  return (text) => parser.astify(partedByOrder(text), { database: "postgresql" });
}

/**
 * `( PARTITION BY a ORDER BY b )` as `( ORDER BY a , b )`: that grammar reads columns alone behind PARTITION BY, and
 * any value behind ORDER BY. The same values stand there in the same order, so the same facts are found.
 */
function partedByOrder(text: string): string {
  const words = lexSql(text).map((token) => token.text);
  /** Of each parenthesis that is open: whether it parts rows. */
  const parts: boolean[] = [];
  const written: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word = "", next, second] = words.slice(i, i + 3);
    if (word === "(") parts.push(next === "PARTITION" && second === "BY");
    if (word === ")") parts.pop();
    const parted = word === "PARTITION" && next === "BY" && words[i - 1] === "(";
    const ordered = word === "ORDER" && next === "BY" && parts.at(-1) === true;
    if (ordered) i++;
    written.push(parted ? "ORDER" : ordered ? "," : word);
  }
  return written.join(" ");
}

function isSyntaxError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "location" in error;
}
