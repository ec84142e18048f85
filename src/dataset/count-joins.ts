// How many joins a query needs: a nested IN joins its table as much as a JOIN does.
import { tryParse } from "../sql/parse-words.ts";
import { walkQuery } from "../sql/walk.ts";

/** Table references less one for every independent SELECT; undefined when it does not parse. */
export function countJoins(sql: string): number | undefined {
  const query = tryParse(sql);
  if (query === undefined) return undefined;
  let tables = 0;
  walkQuery(query, {
    select: (node) => {
      tables += node.from.filter((item) => item.source.kind === "table").length;
    },
  });
  return Math.max(0, tables - 1);
}
