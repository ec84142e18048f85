import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Context, OpenModel } from "../conversation/interpreter.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { emptyWording } from "../entities/wording.ts";
import { workingQuestions } from "./working-questions.ts";

let database: Database;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE book (title TEXT PRIMARY KEY, price INTEGER)",
    "INSERT INTO book VALUES ('Emma', 10)",
  ]);
  database = await createSqliteDatabase(bytes, "books");
});
afterAll(() => database.close());

const queries: Readonly<Record<string, string>> = {
  "how many books are there": "SELECT count(*) FROM book",
  "books with price 99": "SELECT title FROM book WHERE price = 99",
  "show all titles": "SELECT title FROM no_such_table",
};

const context: Context = {
  async understand(utterance) {
    const sql = queries[utterance] ?? "";
    return {
      sql,
      refused: sql === "",
      confidence: 1,
      provenance: [],
      attended: [],
      alternatives: [],
      heard: context.hear(utterance),
    };
  },
  hear: () => ({ values: [], remember: () => context }),
  lighten: () => context,
  held: () => [],
};
const model: OpenModel = {
  name: "scripted",
  interpret: async () => ({ wording: emptyWording, start: () => context }),
  close: async () => {},
};

test("only questions that gave rows are offered", async () => {
  const drafts = [...Object.keys(queries), "what nobody understands"];
  expect(await workingQuestions(model, database, drafts)).toEqual(["how many books are there"]);
});
