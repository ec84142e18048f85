// The one way in which reading SQL fails: what was wrong, and where.

import { UserError } from "../errors.ts";

export class SqlSyntaxError extends UserError {
  override readonly name = "SqlSyntaxError";
  constructor(
    message: string,
    /** UTF-16 position in the query. */
    readonly position: number,
  ) {
    super(`${message} (at position ${position} of the query)`);
  }
}
