// Whole conversations as facts: test/conversations/*.txt, held with the shipped model. Any of a
// turn's queries is right, compared by the rows they give and, where there are none, by normal form.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenModel } from "../src/conversation/interpreter.ts";
import { openConversation } from "../src/conversation/walk.ts";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import type { Interaction } from "../src/dataset/interaction.ts";
import { readConversations } from "../src/dataset/read-conversations.ts";
import { cacheFolder } from "../src/disk/cache-folder.ts";
import { ensureFlightsDatabase } from "../src/domains/flights/world/ensure-database.ts";
import { createExecutor, type Executor } from "../src/evaluation/execute.ts";
import { scorePrediction } from "../src/evaluation/score.ts";
import { openModel } from "../src/shipped/open-model.ts";
import { createEngine } from "../src/tensor/index.ts";

const folder = fileURLToPath(new URL("./conversations", import.meta.url));
const modelFolder = fileURLToPath(new URL("../models/flights", import.meta.url));
const hasModel = existsSync(join(modelFolder, "model.safetensors"));
if (!hasModel) console.info("skipped: models/flights is not there, so no conversation is held");

const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const talks = new Map<string, Interaction[]>();
for (const file of files) {
  const all: Interaction[] = [];
  for await (const talk of readConversations(join(folder, file))) all.push(talk);
  talks.set(file, all);
}

let database: Database;
let executor: Executor;
beforeAll(async () => {
  database = await openDatabase(await ensureFlightsDatabase({ cache: cacheFolder() }));
  executor = createExecutor(database);
});
afterAll(() => database.close());

describe.each([...talks])("%s", (_, conversations) => {
  it.each(conversations)("$id: every query runs", async ({ turns }) => {
    for (const { sql } of turns) {
      for (const query of sql) expect(await executor.runGold(query), query).toHaveProperty("rows");
    }
  });
});

let model: OpenModel;
beforeAll(async () => {
  // The portable kernels: the same answers on every machine.
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  if (hasModel) model = await openModel(modelFolder, engine);
});
afterAll(() => model?.close());

describe.skipIf(!hasModel).each([...talks])("held with the model: %s", (file, conversations) => {
  it.each(conversations)("$id", async (talk) => {
    const date = talk.date ?? "1993-02-05";
    const conversation = await openConversation({ model, database, date });
    const wrong: string[] = [];
    for (const [index, turn] of talk.turns.entries()) {
      // As people ask: where two readings are close they are asked which, and one must be right.
      const answer = await conversation.ask(turn.utterance);
      if (turn.sql.length === 0) continue;
      const readings = answer.clarify?.choices.map(({ sql = "" }) => sql) ?? [answer.sql];
      const scores = await Promise.all(
        readings.map((sql) => scorePrediction(sql, turn.sql, executor)),
      );
      const right = scores.some((one) => one.strict && (one.gold_rows || one.normalised));
      // What the paper's figure leaves no doubt about is answered.
      const asks = file === "figure-1.txt" && answer.clarify !== undefined;
      if (!right || asks) wrong.push(`turn ${index + 1}, "${turn.utterance}" gave ${answer.sql}`);
    }
    expect(wrong.length, wrong.join("\n")).toBe(0);
  });
});
