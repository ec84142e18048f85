// Nobody asked for a column that no word names.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

test("things without names are shown whole, not by what nobody spoke of", async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE professor (emp_num INTEGER PRIMARY KEY, prof_degree TEXT, office TEXT)",
    "INSERT INTO professor VALUES (1, 'MA', 'A1'), (2, 'PhD', 'B2')",
  ]);
  const database = await createSqliteDatabase(bytes, "unsaid.sqlite");
  const { described: schema, facts } = await readDatabase(database);
  await database.close();
  const repaired = (sql: string, text: string): string =>
    repairedSql(sql, contextOf(text, { schema, facts, terse: false }));
  const degrees = "SELECT prof_degree FROM professor WHERE office = 'A1'";
  expect(repaired(degrees, "which professors are in a1")).toBe(
    "SELECT * FROM professor WHERE professor.office = 'A1'",
  );
  expect(repaired(degrees, "which degrees do professors in a1 have")).toContain(
    "SELECT professor.prof_degree",
  );
});
