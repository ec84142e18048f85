// SQL written for ATIS runs on this world unchanged, and mostly finds something.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { temporaryFolders } from "../../../../test/support/temporary-folder.ts";
import { buildFlightsDatabase } from "./ensure-database.ts";
import { openBytes } from "./open-bytes.fixture.ts";

const freshFolder = temporaryFolders();

const data = process.env["SEGUE_DATA"] ?? join("..", "shared", "data");
const file = join(data, "atis-questions", "train.jsonl");
const line = z.object({ id: z.string(), turns: z.array(z.object({ sql: z.array(z.string()) })) });

test.skipIf(!existsSync(file))(
  `the queries of ${file} run (skipped where it is absent)`,
  async () => {
    const folder = freshFolder();
    const { path } = await buildFlightsDatabase(join(folder, "flights.sqlite"));
    const world = await openBytes(await readFile(path));
    const questions = (await readFile(file, "utf8"))
      .split("\n")
      .filter((text) => text !== "")
      .map((text) => line.parse(JSON.parse(text)));
    const failed: string[] = [];
    let found = 0;
    let cut = 0;
    for (const { turns } of questions) {
      const sql = turns[0]!.sql[0]!;
      try {
        const result = world.firstRows(sql, 2, 20_000);
        if (result.rows.some((row) => row.some((cell) => cell !== null && cell !== 0))) found++;
        if (result.cut) cut++;
      } catch {
        failed.push(sql);
      }
    }
    world.close();
    // "> ALL" is not SQLite's.
    expect(failed.filter((sql) => !sql.includes("> ALL"))).toEqual([]);
    expect(found / questions.length).toBeGreaterThanOrEqual(0.75);
    // Alternatives joined in one FROM multiply into billions of combinations, on any data.
    expect(cut).toBeLessThan(60);
  },
  600_000,
);
