// A word that people say for the name of one column is read as that name.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { emptyWording } from "../../entities/wording.ts";
import type { Context, OpenModel } from "../interpreter.ts";
import { openConversation } from "../walk.ts";

const queries: Readonly<Record<string, string>> = {
  "places of courses": "SELECT course.places FROM course",
  "titles of courses": "SELECT course.title FROM course",
};

function context(): Context {
  const heard = { values: [], remember: () => context() };
  return {
    async understand(utterance) {
      const sql = queries[utterance] ?? "SELECT course.title FROM course";
      const nothing = { provenance: [], attended: [], alternatives: [] };
      return { ...nothing, sql, refused: false, confidence: 0.9, heard };
    },
    hear: () => heard,
    lighten: () => context(),
    held: () => [],
  };
}
const model: OpenModel = {
  name: "a table",
  interpret: async () => ({ wording: emptyWording, start: () => context() }),
  close: async () => {},
};

async function ask(utterance: string, columns: string) {
  const bytes = await sqliteBytes([`CREATE TABLE course (title TEXT, ${columns})`]);
  const database = await createSqliteDatabase(bytes, "school");
  const conversation = await openConversation({ model, database, date: "2020-01-01" });
  const { sql, words, clarify } = await conversation.ask(utterance);
  await database.close();
  return { sql, spots: words.find(({ text }) => text === "spots"), asks: clarify !== undefined };
}

test("a word is read as the one column that it is said for", async () => {
  expect(await ask("spots of courses", "places INTEGER")).toMatchObject({
    sql: queries["places of courses"],
    spots: { use: "used", as: "places" },
    asks: false,
  });
});

test("of two that it may be said for, and of none, it is not known", async () => {
  expect((await ask("spots of courses", "places INTEGER, location TEXT")).asks).toBe(true);
  expect((await ask("spots of courses", "price REAL")).asks).toBe(true);
});
