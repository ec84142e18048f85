// What running a reading tells of it: whether it finds anything, and whether a likely other one finds the same. Hardly
// anybody asks a database for what is not there, and two readings are seldom wrong in the same way.
import type { Understanding } from "./interpreter.ts";
import { type Find, type Found, showSame } from "./same-rows.ts";

/** As a share of the reading's own probability: others so far behind are not worth running. */
const worthRunning = 0.25;

/** By the names of `doubtSigns` (doubt.ts). */
export async function foundSigns(
  { sql, probability, alternatives }: Pick<Understanding, "sql" | "probability" | "alternatives">,
  find: Find,
): Promise<Readonly<Record<string, number>>> {
  const own = sql === "" ? undefined : await find(sql);
  if (own === undefined) return {};
  const empty = isEmpty(own) ? 1 : 0;
  for (const other of alternatives) {
    const share = other.probability / (probability || 1);
    if (share < worthRunning) continue;
    if (showSame(own, await find(other.sql))) return { empty, agreed: Math.min(1, share) };
  }
  return { empty };
}

/** No rows, or what is worked out of none. */
const isEmpty = ({ rows }: Found): boolean =>
  rows.every((row) => row.every((cell) => cell === null));
