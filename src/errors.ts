// Failures that a person can act on. Everything else that is thrown is a bug in Segue.

/** The message says what went wrong, where, what was expected, and the next step. Exit code 1. */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** What was thrown, in words: anything can be. Of several failures at once, the first. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
