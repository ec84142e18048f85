// Two authors, two books and an untrained model that talks about them.
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import type { Model } from "../model/model.ts";
import { openTrained } from "../model/open.ts";
import { createConfig } from "../model/presets.ts";
import { bookInteractions, bookWords } from "../model/training/books.fixture.ts";
import { prepareData, startModel } from "../model/training/training-data.ts";
import { createEngine } from "../tensor/index.ts";
import type { OpenModel } from "./interpreter.ts";

export type BookShelf = {
  readonly model: OpenModel;
  /** The same, from inside. */
  readonly trained: Model;
  readonly database: Database;
  close(): Promise<void>;
};

export async function openBookShelf(): Promise<BookShelf> {
  const bytes = await sqliteBytes([
    "CREATE TABLE author (author_id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE book (title TEXT PRIMARY KEY, genre TEXT NOT NULL, price INTEGER NOT NULL, author_id INTEGER NOT NULL REFERENCES author (author_id))",
    "INSERT INTO author VALUES (1, 'AUSTEN'), (2, 'LEM')",
    "INSERT INTO book VALUES ('Emma', 'NOVELS', 10, 1), ('Solaris', 'NOVELS', 12, 2)",
  ]);
  const database = await createSqliteDatabase(bytes, "books");
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const config = createConfig("full", "tiny", {
    improvements: { constrained: true, focusQueries: 2, focusPlaceholders: 4 },
    decoding: { maxSymbols: 30 },
  });
  const data = { config, engine, interactions: bookInteractions(6), words: bookWords, seed: 3 };
  const { training } = prepareData({ ...data, today: "2020-01-01" });
  const trained = await startModel({ ...data, today: "2020-01-01" }, training);
  return {
    model: openTrained(trained),
    trained,
    database,
    async close() {
      await database.close();
      await engine.dispose();
    },
  };
}

/** Everything but how long it took. */
export const timeless = <T extends { readonly ms: number }>(answer: T): T => ({ ...answer, ms: 0 });
