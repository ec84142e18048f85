import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { createEngine } from "../tensor/index.ts";
import { openTrained } from "./open.ts";
import { createConfig } from "./presets.ts";
import { bookInteractions, bookWords } from "./training/books.fixture.ts";
import { prepareData, startModel } from "./training/training-data.ts";

let database: Database;
beforeAll(async () => {
  const path = fileURLToPath(new URL("../../examples/bookshop.sqlite", import.meta.url));
  database = await openDatabase(path);
});
afterAll(() => database.close());

/** A model that has learned nothing about the columns it is told of. */
async function modelAbout(columns: readonly string[]) {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  const config = createConfig("full", "tiny");
  const words = { ...bookWords, types: new Map(columns.map((name) => [name, "AUTHOR"])) };
  const about = { config, words, engine, seed: 1, today: "2020-01-01" };
  const data = { ...about, interactions: bookInteractions(1) };
  return openTrained(await startModel(data, prepareData(data).training));
}

test("a model fits a database whose tables have its names, in whatever case", async () => {
  const model = await modelAbout(["AUTHOR.name", "Book.genre"]);
  await expect(model.interpret(database)).resolves.toBeDefined();
  await model.close();
});

test("about tables that are not there it has nothing to say", async () => {
  const model = await modelAbout(["ship.name", "port.name"]);
  await expect(model.interpret(database)).rejects.toThrow("has no table ship, port");
  await model.close();
});
