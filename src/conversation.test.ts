// The walk with an untrained model: the grammar alone makes every query run, whatever it means.
import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConversation } from "./conversation.ts";
import type { Database } from "./database/database.ts";
import { createSqliteDatabase } from "./database/sqlite/adapter.ts";
import { bookInteractions, bookWords } from "./model/fixtures/books.ts";
import type { Model } from "./model/model.ts";
import { createConfig } from "./model/presets.ts";
import { prepareData, startModel } from "./model/training-data.ts";
import { createEngine } from "./tensor/index.ts";

let model: Model;
let database: Database;

beforeAll(async () => {
  const sqlite = await sqlite3InitModule();
  const made = new sqlite.oo1.DB();
  made.exec(`
    CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE book (title TEXT PRIMARY KEY, genre TEXT NOT NULL, price INTEGER NOT NULL,
      author_id INTEGER NOT NULL REFERENCES author (author_id));
    INSERT INTO author VALUES (1, 'AUSTEN'), (2, 'LEM');
    INSERT INTO book VALUES ('Emma', 'NOVELS', 10, 1), ('Solaris', 'NOVELS', 12, 2);`);
  database = await createSqliteDatabase(sqlite.capi.sqlite3_js_db_export(made), "books");
  made.close();
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const config = createConfig("full", "tiny", {
    improvements: { constrained: true, focusQueries: 2, focusPlaceholders: 4 },
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

const open = () => openConversation({ model, database, date: "2020-01-01" });
const utterances = ["books by austen", "", "only novels 🙂", "under 11 dollars", "how many"];
/** Everything but how long it took. */
const timeless = (turns: readonly { readonly ms: number }[]) =>
  turns.map((turn) => ({ ...turn, ms: 0 }));

describe("a conversation", () => {
  it("answers whatever is said with a query that runs, or declines", async () => {
    const conversation = await open();
    for (const utterance of utterances) {
      const answer = await conversation.ask(utterance, { attention: true });
      expect(answer.error).toBeUndefined();
      if (answer.refused !== undefined) continue;
      for (const { text, start, end, attention } of answer.provenance) {
        expect(answer.sql.slice(start, end)).toBe(text);
        if (attention !== undefined) expect(attention).toHaveLength(answer.attended.length);
      }
      expect(answer.provenance.map(({ text }) => text).join(" ")).toBe(answer.sql);
    }
    expect(conversation.turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes on from what was stored as if it had never been away", async () => {
    const first = await open();
    for (const utterance of utterances) await first.ask(utterance);
    const stored = JSON.parse(JSON.stringify(first.store()));
    const second = await openConversation({ model, database, date: stored.date }, stored);
    const next = "and by lem";
    expect(timeless([await second.ask(next)])).toEqual(timeless([await first.ask(next)]));
  });

  it("goes back, aside and on with an edited query", async () => {
    const conversation = await open();
    await conversation.ask("books by austen");
    const aside = conversation.fork();
    await aside.ask("only novels");
    expect([conversation.turns.length, aside.turns.length]).toEqual([1, 2]);
    aside.undo();
    expect(timeless(aside.turns)).toEqual(timeless(conversation.turns));
    const edited = await aside.runSql("SELECT DISTINCT book.title FROM book WHERE book.price < 11");
    expect(edited.rows).toEqual([["Emma"]]);
    expect(aside.turns).toEqual([edited]);
    const wrong = await aside.runSql("SELECT nothing FROM nowhere");
    expect(wrong.error?.code).toBeDefined();
    aside.reset();
    expect(aside.turns).toEqual([]);
  });

  it("tells each step, and gives alternatives from a beam", async () => {
    const conversation = await open();
    const told: string[] = [];
    const answer = await conversation.ask("books by austen", {
      onStep: ({ text }) => told.push(text),
    });
    if (answer.refused === undefined) expect(answer.sql.startsWith(told.join(" "))).toBe(true);
    conversation.undo();
    const beamed = await conversation.ask("books by austen", { beam: 4 });
    expect(new Set([beamed.sql, ...beamed.alternatives.map(({ sql }) => sql)]).size).toBe(
      1 + beamed.alternatives.length,
    );
  });

  it("takes a supplied query as the one to copy from", async () => {
    const conversation = await open();
    await conversation.ask("books by austen");
    conversation.supplyPrevious(
      "SELECT DISTINCT book.title FROM book WHERE book.price < 11 AND book.genre = 'NOVELS'",
    );
    expect(conversation.store().turns[0]?.previous).toContain("book.price < 11");
  });
});
