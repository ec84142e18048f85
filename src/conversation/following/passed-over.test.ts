// Close readings are asked about; whoever goes on without a choice goes on from the likeliest.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { emptyWording } from "../../entities/wording.ts";
import type { Context, OpenModel } from "../interpreter.ts";
import { openConversation } from "../walk.ts";

const cheap = "SELECT number FROM train WHERE price < 10";
const quick = "SELECT number FROM train WHERE hours < 10";

/** Reads "good trains" in two ways, and anything else as the last of what it remembers, in order. */
function remembering(last: string | null): Context {
  const heard = { values: [], remember: (sql: string | null) => remembering(sql ?? last) };
  return {
    async understand(utterance) {
      const asked = utterance === "good trains";
      const other = { sql: quick, confidence: 0.4, probability: 0.4 };
      return {
        provenance: [],
        attended: [],
        heard,
        refused: false,
        alternatives: asked ? [other] : [],
        probability: 0.45,
        ...(asked
          ? { sql: cheap, confidence: 0.4 }
          : { sql: `${last ?? "SELECT number FROM train"} ORDER BY number`, confidence: 0.9 }),
      };
    },
    hear: () => heard,
    lighten: () => remembering(last),
    held: () => [],
  };
}
const model: OpenModel = {
  name: "a memory",
  interpret: async () => ({ wording: emptyWording, start: () => remembering(null) }),
  close: async () => {},
};

let database: Database;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE train (number INTEGER, price INTEGER, hours INTEGER)",
    "INSERT INTO train VALUES (2, 5, 20), (1, 5, 20), (3, 20, 5)",
  ]);
  database = await createSqliteDatabase(bytes, "trains");
});
afterAll(() => database.close());
const options = () => ({ model, database, date: "2020-01-01" });

test("what is said next goes on from the likeliest reading, also when told again", async () => {
  const conversation = await openConversation(options());
  const asked = await conversation.ask("good trains");
  expect(asked.clarify?.choices.map(({ sql }) => sql)).toEqual([cheap, quick]);
  const stored = conversation.store();
  const next = await conversation.ask("number order");
  expect(next.sql).toBe(`${cheap} ORDER BY number`);
  expect(next.rows).toEqual([[1], [2]]);
  const again = await openConversation(options(), stored);
  expect((await again.ask("number order")).sql).toBe(next.sql);
});

test("a choice in words counts, and nothing is assumed beside it", async () => {
  const conversation = await openConversation(options());
  await conversation.ask("good trains");
  expect((await conversation.ask("2")).sql).toBe(quick);
  expect((await conversation.ask("number order")).sql).toBe(`${quick} ORDER BY number`);
});
