// How the door says no.
import { DatabaseError } from "../database.ts";

export function refused(what: string): DatabaseError {
  return new DatabaseError("refused", `The query is not allowed: ${what}.`);
}
