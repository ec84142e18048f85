// The conversations of test/analyst: how many a model holds is measured, never asserted; here every gold
// must be a query that its database answers. Nobody tunes on held-out-*.txt.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import { makeSetDatabases, readConversationSet } from "../src/dataset/conversation-set.ts";
import { createExecutor } from "../src/evaluation/execute.ts";
import { temporaryFolders } from "./support/temporary-folder.ts";

const freshFolder = temporaryFolders();

const folder = fileURLToPath(new URL("./analyst", import.meta.url));
const halves = {
  open: await readConversationSet(folder, "open"),
  heldOut: await readConversationSet(folder, "held-out"),
};
const names = [...new Set(halves.open.map(({ database }) => database))];

it("twenty conversations in each half, three to six turns each, about five databases", () => {
  expect(names).toHaveLength(5);
  for (const half of [halves.open, halves.heldOut]) {
    expect(half).toHaveLength(20);
    for (const { id, turns } of half) {
      expect(turns.length, id).toBeGreaterThanOrEqual(3);
      expect(turns.length, id).toBeLessThanOrEqual(6);
    }
  }
});

describe.each(names)("%s", (name) => {
  const target = freshFolder();
  let database: Database;
  beforeAll(async () => {
    await makeSetDatabases(folder, target);
    database = await openDatabase(join(target, name, `${name}.sqlite`));
  });
  afterAll(() => database.close());

  it("every gold returns rows", async () => {
    const executor = createExecutor(database);
    for (const { database: about, turns } of [...halves.open, ...halves.heldOut]) {
      if (about !== name) continue;
      for (const { utterance, sql } of turns) {
        expect(sql, utterance).not.toHaveLength(0);
        for (const query of sql) {
          expect(await executor.runGold(query), query).toHaveProperty("rows.0");
        }
      }
    }
  });
});
