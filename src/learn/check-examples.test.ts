import { expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { checkExamples } from "./check-examples.ts";

const database = await createSqliteDatabase(
  await sqliteBytes(["CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT)"]),
  "books",
);

const example = (sql: string) => ({
  id: "mine/1",
  database: "books",
  scenario: null,
  date: null,
  turns: [{ utterance: "what is our best seller?", sql: [sql] }],
});

test("own examples that the database answers pass", async () => {
  const good = [example("SELECT book.title FROM book")];
  await expect(checkExamples(good, database, "mine.jsonl")).resolves.toBeUndefined();
});

test("one that it refuses is told with its file, place, reason and query", async () => {
  const bad = [example("SELECT book.titel FROM book")];
  await expect(checkExamples(bad, database, "mine.jsonl")).rejects.toThrow(
    /mine\.jsonl: mine\/1, turn 1: [\s\S]*titel[\s\S]*SELECT book\.titel FROM book/,
  );
});
