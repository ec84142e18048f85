import { expect, test } from "vitest";
import { databaseBytes } from "../../../database/sqlite/database-bytes.ts";
import { generateWorld } from "./generate-world.ts";
import { openBytes } from "./open-bytes.fixture.ts";
import { tables } from "./tables.ts";
import { worldStatements } from "./write-world.ts";

const world = generateWorld({ seed: 3, only: ["BOS", "DEN", "LAX", "ORD", "PIT"] });
const bytes = () => databaseBytes(worldStatements(world));

test("same rows, same bytes", async () => {
  const first = await bytes();
  const second = await bytes();
  expect(Buffer.compare(first, second)).toBe(0);
});

test("the file holds every row, and its keys hold", async () => {
  const database = await openBytes(await bytes());
  for (const [name, rows] of Object.entries(world)) {
    expect([name, database.rows(`SELECT count(*) FROM ${name}`)]).toEqual([name, [[rows.length]]]);
  }
  expect(Object.keys(tables)).toHaveLength(25);
  expect(database.rows("PRAGMA integrity_check")).toEqual([["ok"]]);
  expect(database.rows("PRAGMA foreign_key_check")).toEqual([]);
  database.close();
});
