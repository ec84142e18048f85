// What a word tells of a column holds, whatever the network made of it.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

test("unpaid is every status but paid, not a missing one", async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE bill (bill_id INTEGER PRIMARY KEY, amount REAL, status TEXT)",
    "INSERT INTO bill VALUES (1, 40, 'paid'), (2, 60, 'open'), (3, 10, 'overdue')",
  ]);
  const database = await createSqliteDatabase(bytes, "bills.sqlite");
  const { described: schema, facts } = await readDatabase(database);
  await database.close();
  const column = schema.columns.findIndex(({ name }) => name === "status");
  const repaired = (negated: boolean): string => {
    const told = [{ readings: [{ column, value: "paid" }], negated }];
    const sql = "SELECT bill_id FROM bill WHERE status IS NULL";
    return repairedSql(sql, contextOf("list the bills", { schema, facts, told }));
  };
  expect(repaired(true)).toMatch(/WHERE bill\.status != 'paid'$/);
  expect(repaired(false)).toMatch(/WHERE bill\.status IS NULL$/);
});
