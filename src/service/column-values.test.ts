import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { columnValues } from "./column-values.ts";

let database: Database;
const towns = ["NEW YORK", "New Orleans", "YORK", "O'FALLON", "100% TOWN", "newark"];

beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE town (code INTEGER, name TEXT)",
    ...towns.map((name, i) => `INSERT INTO town VALUES (${i}, '${name.replaceAll("'", "''")}')`),
    "INSERT INTO town VALUES (7, NULL)",
    ...Array.from({ length: 40 }, (_, i) => `INSERT INTO town VALUES (9, 'Z${i}')`),
  ]);
  database = await createSqliteDatabase(bytes, "towns");
});
afterAll(() => database.close());

const ask = (column: string, prefix: string, names = {}) =>
  columnValues(database, names, column, prefix);

test("finds values of the whole column by how they, or a word in them, begin", async () => {
  expect(await ask("town.name", "new")).toEqual(["NEW YORK", "New Orleans", "newark"]);
  expect(await ask("town.name", " York ")).toEqual(["NEW YORK", "YORK"]);
});

test("gives a few of many, in order, and never nothing at all", async () => {
  expect(await ask("town.name", "")).toHaveLength(20);
  expect(await ask("town.name", "z39")).toEqual(["Z39"]);
});

test("takes quotes and patterns for what they are", async () => {
  expect(await ask("town.name", "o'f")).toEqual(["O'FALLON"]);
  expect(await ask("town.name", "100%")).toEqual(["100% TOWN"]);
  expect(await ask("town.name", "' OR 1=1 --")).toEqual([]);
});

test("offers the names that people use for codes", async () => {
  const names = { "town.code": { "0": "The Apple", "1": "The Easy" } };
  expect(await ask("town.code", "app", names)).toEqual(["The Apple"]);
  expect(await ask("town.code", "")).toEqual([]);
});

test("knows no other column", async () => {
  expect(await ask("town.secret", "")).toBeUndefined();
  expect(await ask('town"."name', "")).toBeUndefined();
});
