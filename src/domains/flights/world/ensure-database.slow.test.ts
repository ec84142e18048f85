// A cached flights database that was damaged is noticed and made again, the same to the byte.
import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../test/support/temporary-folder.ts";
import { ensureFlightsDatabase } from "./ensure-database.ts";

const cache = temporaryFolder();

test("is made again where it was damaged", async () => {
  const path = await ensureFlightsDatabase({ cache });
  const good = await readFile(path);
  const damaged = Buffer.from(good);
  damaged.writeUInt8(damaged.readUInt8(1_000_000) ^ 1, 1_000_000);
  await writeFile(path, damaged);
  await ensureFlightsDatabase({ cache });
  expect((await readFile(path)).equals(good)).toBe(true);
});
