// A cached flights database that was damaged is noticed and made again, the same to the byte.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureFlightsDatabase } from "./ensure-database.ts";

let cache = "";
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "segue-cache-"));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

test("is made again where it was damaged", async () => {
  const path = await ensureFlightsDatabase({ cache });
  const good = await readFile(path);
  const damaged = Buffer.from(good);
  damaged.writeUInt8(damaged.readUInt8(1_000_000) ^ 1, 1_000_000);
  await writeFile(path, damaged);
  await ensureFlightsDatabase({ cache });
  expect((await readFile(path)).equals(good)).toBe(true);
}, 120_000);
