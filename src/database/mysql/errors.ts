// MySQL's and MariaDB's error numbers as errors a person can act on. No message holds the password.
import { messageOf } from "../../errors.ts";
import { DatabaseError, type DatabaseErrorCode } from "../database.ts";
import { explained, type ServerUrl, unreachable } from "../server-url.ts";

const byNumber = new Map<number, readonly [DatabaseErrorCode, string]>([
  [1064, ["syntax", ""]],
  [1054, ["unknown-name", ""]],
  [1146, ["unknown-name", ""]],
  [1052, ["unknown-name", ""]],
  [1305, ["unknown-name", ""]],
  [1792, ["refused", "Only reading is allowed."]],
  [1142, ["refused", "The user lacks the right; GRANT SELECT on the table."]],
  [1044, ["connection", "Check the user's rights on this database."]],
  [1045, ["connection", "Check the user and password in the URL."]],
  [1698, ["connection", "Check the user and password in the URL."]],
  [1049, ["not-found", "Check the database's name in the URL."]],
  [1040, ["busy", "The server has too many connections; try again shortly."]],
  [1053, ["connection", "The server is shutting down; ask again later."]],
  [1317, ["aborted", ""]],
]);

export function explainMysql(error: unknown, server: ServerUrl): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const text = messageOf(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = withoutUser(server.withoutSecret(text || code)).replace(/\.$/, "");
  const number = error instanceof Error && "errno" in error ? Number(error.errno) : 0;
  const gone = /^(?:E[A-Z]+|PROTOCOL_.*)$/.test(code) || /closed|lost/i.test(message);
  return explained(server, message, byNumber.get(number) ?? (gone ? unreachable : undefined));
}

/** "command denied to user 'ann'@'host' for table" tells who signs in, and from where. */
function withoutUser(message: string): string {
  return message.replace(/ (?:to|for) user '[^']*'@'[^']*'/g, "");
}
