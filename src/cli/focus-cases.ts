// Conversations that leave a subject for an aside and come back to it, generated until there are
// enough; each ends with its last return.
import { cacheFolder } from "../cache-folder.ts";
import { defaultLimits } from "../database/database.ts";
import { openSqliteFileEngine } from "../database/sqlite/file.ts";
import type { Interaction, Turn } from "../dataset/interaction.ts";
import { flightsDomain } from "../domains/flights/domain/index.ts";
import { ensureFlightsDatabase } from "../domains/flights/world/ensure-database.ts";
import { synthesizeWith } from "../generator/synthesize.ts";

/** Shares no scenario with any standard set. */
const seed = 41;

export async function focusCases(wanted: number): Promise<Interaction[]> {
  const engine = await openSqliteFileEngine(await ensureFlightsDatabase({ cache: cacheFolder() }));
  const limits = { ...defaultLimits, maxRows: 1 };
  const rows = async (sql: string): Promise<boolean> =>
    (await engine.query(sql, limits)).rows.length > 0;
  const options = { interactions: Number.MAX_SAFE_INTEGER, seed, name: "focus" };
  const found: Interaction[] = [];
  let cases = 0;
  for await (const interaction of synthesizeWith(flightsDomain, options, rows)) {
    const returns = interaction.turns.filter(comesBack).length;
    if (returns === 0) continue;
    const turns = interaction.turns.slice(0, interaction.turns.findLastIndex(comesBack) + 1);
    found.push({ ...interaction, turns });
    cases += returns;
    if (cases >= wanted) break;
  }
  return found;
}

const comesBack = ({ labels, sql }: Turn): boolean =>
  sql.length > 0 && labels?.includes("focus-return") === true;
