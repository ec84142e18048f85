// Tables side by side that nothing links: every row with every row, which nobody asks for.
import { tryParse } from "./parse-words.ts";
import { walkQuery } from "./walk.ts";

/** `a JOIN b WHERE`: an ON is missing. */
export function isUnlinked(sql: string): boolean {
  const query = sql === "" ? undefined : tryParse(sql);
  let found = false;
  if (query !== undefined)
    walkQuery(query, {
      select: ({ from }) => {
        found ||= from.some(
          ({ join, on, using }) => join === "JOIN" && on === undefined && using === undefined,
        );
      },
    });
  return found;
}
