// How the door says no.
import { DatabaseError } from "../database.ts";

export function refused(what: string): DatabaseError {
  return new DatabaseError("refused", `The query is not allowed: ${what}.`);
}

/** A name as a message shows it. */
export function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}...` : name;
}
