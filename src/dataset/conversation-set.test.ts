// A set is read by halves, and only what a half speaks of is made.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { makeSetDatabases, readConversationSet } from "./conversation-set.ts";

const folder = temporaryFolder();

test("the databases of a half are made without those of the other", async () => {
  makeFolder(join(folder, "databases"));
  for (const name of ["bakery", "quarry"]) {
    writeFileSync(join(folder, "databases", `${name}.sql`), "CREATE TABLE thing (name TEXT);");
  }
  const talk = "# Things\nDATE 2024-06-15\nU: all things\nQ: SELECT * FROM thing\n";
  writeFileSync(join(folder, "bakery.txt"), talk);
  writeFileSync(join(folder, "held-out-quarry.txt"), talk);
  const held = await readConversationSet(folder, "held-out");
  expect(held.map(({ database }) => database)).toEqual(["quarry"]);
  const made = join(folder, "made");
  expect(await makeSetDatabases(folder, made, ["quarry"])).toEqual(["quarry"]);
  expect(readdirSync(made)).toEqual(["quarry"]);
  expect(await makeSetDatabases(folder, made)).toEqual(["bakery", "quarry"]);
});
