// PostgreSQL's error codes as errors a person can act on. No message ever holds the password.
import { messageOf } from "../../errors.ts";
import { DatabaseError, type DatabaseErrorCode } from "../database.ts";
import { explained, type ServerUrl, unreachable } from "../server-url.ts";

/** By SQLSTATE, the longest prefix first; what to do next where there is something to do. */
const bySqlState: readonly (readonly [string, DatabaseErrorCode, string])[] = [
  ["42601", "syntax", ""],
  ["42P01", "unknown-name", ""],
  ["42703", "unknown-name", ""],
  ["42702", "unknown-name", ""],
  ["42883", "unknown-name", ""],
  ["25006", "refused", "Only reading is allowed."],
  ["42501", "refused", "The user lacks the right; GRANT SELECT on the table."],
  ["28", "connection", "Check the user and password in the URL."],
  ["3D000", "not-found", "Check the database's name in the URL."],
  ["57014", "timeout", ""],
  ["57P", "connection", "Ask again; a new connection is made."],
  ["53", "busy", "The server is short of room; try again shortly."],
  ["08", "connection", "Ask again; a new connection is made."],
];

export function explainPostgres(error: unknown, server: ServerUrl): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const message = server.withoutSecret(messageOf(error)).replace(/\.$/, "");
  const state = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = /^[0-9A-Z]{5}$/.test(state)
    ? bySqlState.find(([prefix]) => state.startsWith(prefix))
    : undefined;
  if (known !== undefined) return explained(server, message, [known[1], known[2]]);
  const gone = /^E[A-Z]+$/.test(state) || /terminat|timeout|closed|not queryable/i.test(message);
  return gone ? explained(server, message || state, unreachable) : explained(server, message);
}
