// Conversations in the eight kinds of talk that cost most, test/conversations/kinds/*.txt, written by
// hand. How many a model holds is measured (docs/results.md), never asserted; here every gold must be
// a query that the flights database can answer. Nobody tunes on held-out-*.txt.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Schema } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import type { Interaction } from "../src/dataset/interaction.ts";
import { readConversations } from "../src/dataset/read-conversations.ts";
import { cacheFolder } from "../src/disk/cache-folder.ts";
import { ensureFlightsDatabase } from "../src/domains/flights/world/ensure-database.ts";
import { createExecutor, type Executor } from "../src/evaluation/execute.ts";
import { bind } from "../src/sql/bind/bind.ts";
import { parseSql } from "../src/sql/parse.ts";

const folder = fileURLToPath(new URL("./conversations/kinds", import.meta.url));
const talks = new Map<string, Interaction[]>();
for (const file of readdirSync(folder).sort()) {
  const all: Interaction[] = [];
  for await (const talk of readConversations(join(folder, file))) all.push(talk);
  talks.set(file, all);
}

let database: Database;
let schema: Schema;
let executor: Executor;
beforeAll(async () => {
  database = await openDatabase(await ensureFlightsDatabase({ cache: cacheFolder() }));
  schema = await database.schema();
  executor = createExecutor(database);
});
afterAll(() => database.close());

it("every kind has as many conversations held out as open", () => {
  const open = [...talks].filter(([file]) => !file.startsWith("held-out-"));
  expect(open).toHaveLength(8);
  for (const [file, conversations] of open) {
    expect(talks.get(`held-out-${file}`), file).toHaveLength(conversations.length);
  }
  expect([...talks.values()].flat().length).toBeGreaterThanOrEqual(60);
});

describe.each([...talks])("%s", (_, conversations) => {
  it.each(conversations)("$id: three to six turns", ({ turns }) => {
    expect(turns.length).toBeGreaterThanOrEqual(3);
    expect(turns.length).toBeLessThanOrEqual(6);
  });

  it.each(conversations)("$id: every gold parses, binds and runs", async ({ turns }) => {
    for (const { utterance, sql } of turns) {
      expect(sql, utterance).not.toHaveLength(0);
      for (const query of sql) {
        expect(bind(parseSql(query), schema).problems, query).toHaveLength(0);
        expect(await executor.runGold(query), query).toHaveProperty("rows");
      }
    }
  });
});
