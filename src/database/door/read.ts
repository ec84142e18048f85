// Reads what was sent into a tree, with bounds on its length. What is not one SELECT of the language
// in src/sql ends here; nothing of its text goes further, only the tree.
import { parseSql } from "../../sql/parse.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import type { Query } from "../../sql/tree.ts";
import { DatabaseError } from "../database.ts";
import { refused } from "./refusal.ts";

/** Longer than any question's query by two orders of magnitude. */
const maxSqlLength = 100_000;

export function readStatement(sql: string): Query {
  if (sql.length > maxSqlLength) {
    throw refused(
      `the query is ${sql.length} characters long; at most ${maxSqlLength} are accepted`,
    );
  }
  if (/^[\s;]*$/.test(sql)) throw new DatabaseError("syntax", "The query is empty.");
  // A lone half of a character pair would be another character to the database.
  if (sql.includes("\0") || /\p{Cs}/u.test(sql)) throw refused("a character that is none");
  const [, first = ""] = /^[\s(]*([A-Za-z]+)/.exec(sql) ?? [];
  if (writers.has(first.toLowerCase())) {
    throw refused(`it starts with "${first}"; only SELECT may be asked`);
  }
  try {
    return parseSql(sql);
  } catch (error) {
    if (!(error instanceof SqlSyntaxError)) throw error;
    const before = sql.slice(0, error.position);
    if (sql[error.position] === "(" && /\b(?:from|join)\s+[\w."]{1,100}\s*$/i.test(before)) {
      throw refused("a function in FROM");
    }
    const message = `The query does not read as one SELECT: ${error.message}.`;
    throw new DatabaseError("syntax", message, { cause: error });
  }
}

/** For a clearer word than that SELECT was expected. */
const writers = new Set(
  (
    "insert update delete merge replace drop alter create truncate attach detach pragma vacuum " +
    "explain copy grant revoke call exec execute set show lock begin commit rollback load"
  ).split(" "),
);
