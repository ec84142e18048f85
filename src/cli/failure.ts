// How a failure reaches the person: one line on standard error, and an exit code.
import { DatabaseError } from "../database/database.ts";
import { UserError } from "../errors.ts";

/** Prints the failure and returns the exit code. A stack trace shows only for bugs in Segue. */
export function reportFailure(error: unknown): number {
  if (error instanceof UserError || error instanceof DatabaseError) {
    process.stderr.write(`segue: ${error.message}\n`);
    return 1;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`segue: this is a bug in Segue, please report it.\n${detail}\n`);
  return 1;
}
