// Reads a query that may be none.
import { parseSql } from "../sql/parse.ts";
import type { Query } from "../sql/tree.ts";

/** Undefined for what does not parse. */
export function tryParse(sql: string): Query | undefined {
  try {
    return parseSql(sql);
  } catch {
    return undefined;
  }
}
