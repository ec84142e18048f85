// Failures that a person can act on. Everything else that is thrown is a bug in Segue.

/** The message says what went wrong, where, what was expected, and the next step. Exit code 1. */
export class UserError extends Error {
  override readonly name: string = "UserError";
}
