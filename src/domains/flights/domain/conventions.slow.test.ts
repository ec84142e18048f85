// Our conventions are those of the real annotators: where a real gold can be read back into a
// state, the query we print for that state finds the same rows.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../../../test/support/temporary-folder.ts";
import { readInteractions } from "../../../dataset/read.ts";
import { createLinks } from "../../../generator/links.ts";
import { querySql } from "../../../generator/query-sql.ts";
import { buildFlightsDatabase } from "../world/ensure-database.ts";
import { openBytes } from "../world/open-bytes.fixture.ts";
import { queryOfGold } from "./gold-query.fixture.ts";
import { flightsDomain } from "./index.ts";

const freshFolder = temporaryFolders();

const data = process.env["SEGUE_DATA"] ?? join("..", "shared", "data");
const file = join(data, "atis-questions", "train.jsonl");
/** Running all takes half an hour; a sample spread over the file shows as much. */
const every = 12;

test.skipIf(!existsSync(file))(
  `our queries find what the golds of ${file} find (skipped where it is absent)`,
  async () => {
    const folder = freshFolder();
    const { path } = await buildFlightsDatabase(join(folder, "flights.sqlite"));
    const world = await openBytes(await readFile(path));
    const printing = { domain: flightsDomain, links: createLinks(flightsDomain.links) };
    /** Distinct rows in order, or undefined where a query takes too long. */
    const table = (sql: string): string | undefined => {
      const { rows, cut } = world.firstRows(sql, 100_000, 20_000);
      return cut
        ? undefined
        : JSON.stringify([...new Set(rows.map((row) => row.join("|")))].sort());
    };
    let seen = 0;
    let compared = 0;
    let equal = 0;
    for await (const { turns } of readInteractions(file)) {
      if (seen++ % every !== 0) continue;
      const gold = turns[0]?.sql[0];
      const query = gold === undefined ? undefined : queryOfGold(gold);
      if (gold === undefined || query === undefined) continue;
      const theirs = table(gold);
      if (theirs === undefined) continue;
      compared++;
      if (table(querySql(printing, query) ?? "") === theirs) equal++;
    }
    world.close();
    expect(compared).toBeGreaterThan(250);
    expect(equal / compared).toBeGreaterThan(0.97);
  },
  900_000,
);
