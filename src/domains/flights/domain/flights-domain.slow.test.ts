// Golds on the real thing: every query runs, and most have rows.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../test/support/temporary-folder.ts";
import type { Database } from "../../../database/database.ts";
import { openDatabase } from "../../../database/open.ts";
import type { Interaction } from "../../../dataset/interaction.ts";
import { synthesizeWith } from "../../../generator/synthesize.ts";
import { buildFlightsDatabase } from "../world/ensure-database.ts";
import { flightsDomain } from "./index.ts";

const folder = temporaryFolder();
let database: Database;

beforeAll(async () => {
  const { path } = await buildFlightsDatabase(join(folder, "flights.sqlite"));
  database = await openDatabase(path);
});

afterAll(() => database.close());

describe("flights golds", () => {
  it("run on the flights database, and mostly have rows", async () => {
    const made: Interaction[] = [];
    const hasRows = async (sql: string): Promise<boolean> =>
      (await database.query(sql, { limits: { maxRows: 1 } })).rows.length > 0;
    for await (const one of synthesizeWith(flightsDomain, { interactions: 40, seed: 5 }, hasRows))
      made.push(one);
    const golds = made.flatMap((one) => one.turns.flatMap((turn) => turn.sql));
    let empty = 0;
    for (const sql of golds) if (!(await hasRows(sql))) empty++;
    expect(empty / golds.length).toBeLessThan(0.2);
  });
});
