// How a failure reaches the person: one line on standard error, and an exit code.
import { DatabaseError } from "../database/database.ts";
import { diskFailure } from "../disk/disk-reason.ts";
import { UserError } from "../errors.ts";

/** Prints the failure and returns the exit code. A stack trace shows only for bugs in Segue. */
export function reportFailure(error: unknown): number {
  const known = error instanceof UserError || error instanceof DatabaseError;
  const line = known ? error.message : diskFailure(error);
  if (line !== undefined) {
    process.stderr.write(`segue: ${line}\n`);
    return 1;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`segue: this is a bug in Segue, please report it.\n${detail}\n`);
  return 1;
}

/** Who reads along may stop reading (`segue ... | head`), and a disk may fill up: neither is a bug. */
export function endWithOutput(output: NodeJS.WriteStream): void {
  output.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : reportFailure(error));
  });
}
