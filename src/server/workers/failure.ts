// Errors across threads: taken apart on one side, put together on the other.
import { DatabaseError } from "../../database/database.ts";
import { messageOf, UserError } from "../../errors.ts";
import type { Failure } from "./messages.ts";

export function toFailure(error: unknown): Failure {
  const message = messageOf(error);
  if (error instanceof DatabaseError) return { of: "database", code: error.code, message };
  return { of: error instanceof UserError ? "user" : "bug", message };
}

export function fromFailure({ of, code = "failed", message }: Failure): Error {
  switch (of) {
    case "database":
      return new DatabaseError(code, message);
    case "user":
      return new UserError(message);
    case "bug":
      return new Error(message);
    default:
      return of satisfies never;
  }
}
