// Whether imported SQL can be read at all.
import { parseSql } from "../../sql/parse.ts";

/** Why the query does not parse; undefined when it does. */
export function parseFault(sql: string): string | undefined {
  try {
    parseSql(sql);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
