// The part of better-sqlite3 that is used, checked at the edge: the package is optional, and so are
// its types.
import { DatabaseError } from "../database.ts";

type Statement = {
  readonly reader: boolean;
  columns(): readonly { readonly name: string }[];
  raw(): Statement;
  safeIntegers(): Statement;
  all(): unknown[][];
  iterate(): Iterable<unknown[]>;
};

type Connection = { pragma(text: string): unknown; prepare(sql: string): Statement };

type Driver = new (
  path: string,
  options: { readonly readonly: boolean; readonly fileMustExist: boolean },
) => Connection;

export function asDriver(module: unknown): Driver {
  const driver =
    typeof module === "object" && module !== null && "default" in module ? module.default : module;
  if (isDriver(driver)) return driver;
  throw new DatabaseError("missing-driver", "better-sqlite3 is not of a version that Segue knows.");
}

function isDriver(value: unknown): value is Driver {
  return typeof value === "function";
}
