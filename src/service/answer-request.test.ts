// Requests answered with an untrained model: what is kept between them, and what is never decoded.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Answer } from "../answer.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { bookInteractions, bookWords } from "../model/fixtures/books.ts";
import type { Model } from "../model/model.ts";
import { createConfig } from "../model/presets.ts";
import { prepareData, startModel } from "../model/training-data.ts";
import { createEngine } from "../tensor/index.ts";
import { createRequestAnswerer } from "./answer-request.ts";
import type { PastTurn } from "./turn-engine.ts";

let model: Model;
let database: Database;

beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE book (title TEXT PRIMARY KEY, genre TEXT NOT NULL, price INTEGER NOT NULL, author_id INTEGER NOT NULL REFERENCES author (author_id))",
    "INSERT INTO author VALUES (1, 'AUSTEN'), (2, 'LEM')",
    "INSERT INTO book VALUES ('Emma', 'NOVELS', 10, 1), ('Solaris', 'NOVELS', 12, 2)",
  ]);
  database = await createSqliteDatabase(bytes, "books");
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const config = createConfig("full", "tiny", {
    improvements: { constrained: true },
    decoding: { maxSymbols: 30 },
  });
  const data = { config, engine, interactions: bookInteractions(6), words: bookWords, seed: 3 };
  const { training } = prepareData({ ...data, today: "2020-01-01" });
  model = await startModel({ ...data, today: "2020-01-01" }, training);
});
afterAll(async () => {
  await database.close();
  await model.runtime.engine.dispose();
});

const request = (utterance: string, past: readonly PastTurn[] = []) => ({
  ...{ conversation: "c", date: "2020-01-01", past, utterance },
});
const sql = "SELECT DISTINCT book.title FROM book WHERE book.price < 11";
const timeless = (answer: Answer) => ({ ...answer, ms: 0 });

test("a query that a person wrote goes straight to the door", async () => {
  const answerer = createRequestAnswerer(model, database);
  const steps: unknown[] = [];
  const onStep = (step: unknown): void => void steps.push(step);
  const answer = await answerer.answer({ ...request("cheap books"), sql }, { onStep });
  expect([answer.sql, answer.rows, answer.turn]).toEqual([sql, [["Emma"]], 1]);
  const refused = await answerer.answer({ ...request("x"), sql: "DROP TABLE book" }, { onStep });
  expect(refused.error?.code).toBe("refused");
  expect(steps).toEqual([]);
});

test("a conversation kept warm answers as one built anew", async () => {
  const warm = createRequestAnswerer(model, database);
  await warm.answer({ ...request("cheap books"), sql });
  const past = [{ utterance: "cheap books", sql, executed: true }];
  const next = request("and by lem", past);
  const again = [await warm.answer(next), await warm.answer(next)].map(timeless);
  const cold = timeless(await createRequestAnswerer(model, database).answer(next));
  expect(again).toEqual([cold, cold]);
});

test("a question given up leaves no trace", async () => {
  const answerer = createRequestAnswerer(model, database);
  const signal = AbortSignal.abort();
  const answer = await answerer.answer(request("books by austen"), { signal });
  expect(answer.error?.code).toBe("aborted");
  expect((await answerer.answer(request("books by austen"))).turn).toBe(1);
});
