// Conversations that leave a subject for an aside and come back to it, generated until there are
// enough; each ends where it first comes back.

import { defaultLimits } from "../../../database/database.ts";
import { openSqliteFileEngine } from "../../../database/sqlite/file.ts";
import type { GoldTurn, Interaction } from "../../../dataset/interaction.ts";
import { cacheFolder } from "../../../disk/cache-folder.ts";
import { synthesizeWith } from "../../../generator/synthesize.ts";
import { ensureFlightsDatabase } from "../world/ensure-database.ts";
import { flightsDomain } from "./index.ts";

/** Shares no scenario with any standard set. */
const seed = 41;

export async function focusCases(wanted: number): Promise<Interaction[]> {
  const engine = await openSqliteFileEngine(await ensureFlightsDatabase({ cache: cacheFolder() }));
  const limits = { ...defaultLimits, maxRows: 1 };
  const rows = async (sql: string): Promise<boolean> =>
    (await engine.query(sql, limits)).rows.length > 0;
  const options = { interactions: Number.MAX_SAFE_INTEGER, seed, name: "focus" };
  const found: Interaction[] = [];
  for await (const interaction of synthesizeWith(flightsDomain, options, rows)) {
    const first = interaction.turns.findIndex(comesBack);
    if (first < 0) continue;
    found.push({ ...interaction, turns: interaction.turns.slice(0, first + 1) });
    if (found.length >= wanted) break;
  }
  return found;
}

const comesBack = ({ labels, sql }: GoldTurn): boolean =>
  sql.length > 0 && labels?.includes("focus-return") === true;
