// How many joins a query needs: a nested IN joins its table as much as a JOIN does.
import { parseSql } from "../sql/parse.ts";
import { walkQuery } from "../sql/walk.ts";

/** Table references less one for every independent SELECT; undefined when it does not parse. */
export function countJoins(sql: string): number | undefined {
  let tables = 0;
  try {
    walkQuery(parseSql(sql), {
      select: (node) => {
        tables += node.from.filter((item) => item.source.kind === "table").length;
      },
    });
  } catch {
    return undefined;
  }
  return Math.max(0, tables - 1);
}
