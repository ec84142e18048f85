// `segue data worlds` leaves a database and conversations for each, and `segue synthesize own` talks
// about any of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import { registerDataWorlds } from "./data-worlds.ts";
import { registerSynthesize } from "./synthesize.ts";

const folder = temporaryFolder();
afterEach(() => vi.restoreAllMocks());

async function segue(...args: string[]): Promise<unknown[]> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  write.mockClear();
  const program = new Command();
  registerDataWorlds(program);
  registerSynthesize(program);
  await program.parseAsync(args, { from: "user" });
  return write.mock.calls.map(([line]) => JSON.parse(String(line)));
}

test("drafts databases and talks about them", async () => {
  const size = ["--count", "2", "--interactions", "5", "--json"];
  const made = await segue("data", "worlds", "--out", folder, ...size);
  expect(made).toHaveLength(2);
  const [first] = made;
  expect(first).toMatchObject({ name: "hardware_shop_1", interactions: 5 });
  const database = join(folder, "hardware_shop_1", "hardware_shop_1.sqlite");
  expect(readFileSync(database).subarray(0, 15).toString()).toBe("SQLite format 3");
  const own = await segue("synthesize", "own", "--database", database, "--interactions", "4");
  expect(own).toHaveLength(4);
  expect(own[0]).toMatchObject({ turns: expect.arrayContaining([expect.anything()]) });
});

test("asks which database, where none is given", async () => {
  await expect(segue("synthesize", "own")).rejects.toThrow(/which database\? Give --database/);
});
