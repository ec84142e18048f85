// What running a reading tells of it: whether a likely other one finds the same. Two readings are seldom wrong in the same
// way. That it finds nothing tells less than it seems: people do ask for what is not there.
import type { Understanding } from "../interpreter.ts";
import { type Find, showSame } from "./same-rows.ts";

/** As a share of the reading's own probability: others so far behind are not worth running. */
const worthRunning = 0.25;

/** By the names of `doubtSigns` (doubt.ts). */
export async function foundSigns(
  { sql, probability, alternatives }: Pick<Understanding, "sql" | "probability" | "alternatives">,
  find: Find,
): Promise<Readonly<Record<string, number>>> {
  for (const other of alternatives) {
    const share = other.probability / (probability || 1);
    if (share < worthRunning) continue;
    if (showSame(await find(sql), await find(other.sql))) return { agreed: Math.min(1, share) };
  }
  return {};
}
