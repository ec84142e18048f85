import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UserError } from "../../../errors.ts";
import { generateWorld } from "./generate-world.ts";
import { openBytes } from "./open-bytes.fixture.ts";
import { tables } from "./tables.ts";
import { worldBytes, writeAtomically } from "./write-world.ts";

const world = generateWorld({ seed: 3, only: ["BOS", "DEN", "LAX", "ORD", "PIT"] });
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "segue-world-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("same rows, same bytes", async () => {
  const first = await worldBytes(world);
  const second = await worldBytes(world);
  expect(Buffer.compare(first, second)).toBe(0);
});

test("the file holds every row, and its keys hold", async () => {
  const database = await openBytes(await worldBytes(world));
  for (const [name, rows] of Object.entries(world)) {
    expect([name, database.rows(`SELECT count(*) FROM ${name}`)]).toEqual([name, [[rows.length]]]);
  }
  expect(Object.keys(tables)).toHaveLength(25);
  expect(database.rows("PRAGMA integrity_check")).toEqual([["ok"]]);
  expect(database.rows("PRAGMA foreign_key_check")).toEqual([]);
  database.close();
});

test("rival writers leave one whole file and nothing else", async () => {
  const path = join(folder, "deep", "rivals.bin");
  const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(300_000).fill(index));
  await Promise.all(versions.map((bytes) => writeAtomically(path, bytes)));
  const found = await readFile(path);
  expect(versions.some((bytes) => found.equals(bytes))).toBe(true);
  expect(await readdir(join(folder, "deep"))).toEqual(["rivals.bin"]);
});

test("a folder that cannot be made is one clear error", async () => {
  await writeFile(join(folder, "file"), "");
  const path = join(folder, "file", "flights.sqlite");
  await expect(writeAtomically(path, new Uint8Array())).rejects.toThrow(UserError);
});
