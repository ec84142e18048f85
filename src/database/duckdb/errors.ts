// DuckDB's messages as errors a person can act on.
import { messageOf } from "../../errors.ts";
import { DatabaseError } from "../database.ts";

export function explainDuckdb(
  error: unknown,
  name: string,
  doing: "open" | "query",
): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const message = messageOf(error);
  const reason = message.split("\n", 1)[0]!.replace(/\.$/, "");
  if (/^INTERRUPT/.test(message)) return new DatabaseError("aborted", "The query was stopped.");
  if (/^Parser Error/.test(message)) return new DatabaseError("syntax", `${name}: ${reason}.`);
  if (/^(?:Catalog|Binder) Error.*(?:not found|does not exist|Ambiguous)/s.test(message)) {
    return new DatabaseError("unknown-name", `${name}: ${reason}.`);
  }
  if (/read-only|^Permission Error/.test(message)) {
    return new DatabaseError("refused", `The query is not allowed: ${reason}.`);
  }
  if (doing === "open") {
    const next = "Restore it from a copy, close the program that holds it, or give another file.";
    return new DatabaseError("unreadable", `${name}: cannot be opened (${reason}). ${next}`, {
      cause: error,
    });
  }
  return new DatabaseError("failed", `${name}: ${reason}.`, { cause: error });
}
