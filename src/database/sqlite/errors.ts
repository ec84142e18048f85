// SQLite's messages as errors a person can act on.
import { messageOf } from "../../errors.ts";
import { DatabaseError } from "../database.ts";

function unreadable(name: string, error: unknown): DatabaseError {
  return new DatabaseError(
    "unreadable",
    `${name}: not a readable SQLite database (${reasonOf(error)}). Restore it from a copy or give another file.`,
    { cause: error },
  );
}

export function explainSqlite(
  error: unknown,
  name: string,
  doing: "open" | "query" = "query",
): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (doing === "open") return unreadable(name, error);
  const reason = reasonOf(error);
  if (/not authorized|prohibited/.test(reason)) {
    return new DatabaseError("refused", `The query is not allowed: ${reason}.`);
  }
  if (/no such (?:table|column|function)|ambiguous column/.test(reason)) {
    return new DatabaseError("unknown-name", `${name}: ${reason}.`);
  }
  if (/syntax error|incomplete input|unrecognized token/.test(reason)) {
    return new DatabaseError("syntax", `${name}: ${reason}.`);
  }
  if (/too big/.test(reason)) {
    return new DatabaseError(
      "failed",
      `${name}: a value is longer than can be read. Leave its column out, or take a part of it: substr(column, 1, 1000).`,
    );
  }
  if (/malformed|not a database/.test(reason)) return unreadable(name, error);
  return new DatabaseError("failed", `${name}: ${reason}.`, { cause: error });
}

/** "SQLITE_ERROR: sqlite3 result code 1: no such column: x" -> "no such column: x". */
export const reasonOf = (error: unknown): string =>
  messageOf(error)
    .replace(/^.*sqlite3 result code \d+: /, "")
    .replace(/\.$/, "");
