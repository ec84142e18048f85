import { expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { collectFacts } from "./database-facts.ts";
import { findJoins } from "./infer-joins.ts";

test("a declared key is not found again the other way round", async () => {
  const database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE store (store_id INTEGER PRIMARY KEY)",
      "CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, store_id INTEGER REFERENCES store (store_id))",
      "INSERT INTO store VALUES (1), (2)",
      "INSERT INTO staff VALUES (1, 1), (2, 2)",
    ]),
    "shop",
  );
  expect(findJoins(await collectFacts(database))).toEqual(["staff.store_id = store.store_id"]);
  await database.close();
});

test("people report to others of their table, by a key that only its name and its values tell of", async () => {
  const joinsOf = async (...statements: string[]) => {
    const database = await createSqliteDatabase(await sqliteBytes(statements), "staff");
    const joins = findJoins(await collectFacts(database));
    await database.close();
    return joins;
  };
  const table =
    "CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT, reports_to INTEGER, parent INTEGER)";
  expect(
    await joinsOf(table, "INSERT INTO staff VALUES (1, 'a', NULL, 7), (2, 'b', 1, 8)"),
  ).toEqual([{ on: "staff.reports_to = staff.staff_id", inferred: true }]);
});
