// Nobody asked for a column that no word names.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import { parseSql } from "../../sql/parse.ts";
import { repairOutline } from "./repair.ts";

test("things without names are shown whole, not by what nobody spoke of", async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE professor (emp_num INTEGER PRIMARY KEY, prof_degree TEXT, office TEXT)",
    "INSERT INTO professor VALUES (1, 'MA', 'A1'), (2, 'PhD', 'B2')",
  ]);
  const database = await createSqliteDatabase(bytes, "unsaid.sqlite");
  const { described: schema, facts } = await readDatabase(database);
  await database.close();
  const repaired = (sql: string, text: string): string => {
    const said = new Set(text.split(" ").map(stem));
    const words = { text, terse: false, filtered: false, told: [], said, everSaid: said };
    const context = { schema, facts, measures: [], ...words };
    const none = { settled: new Set<number>(), sure: new Set<number>() };
    const outline = readOutline(parseSql(sql), schema);
    return writeOutline(repairOutline(outline, { ...context, ...none }), schema);
  };
  const degrees = "SELECT prof_degree FROM professor WHERE office = 'A1'";
  expect(repaired(degrees, "which professors are in a1")).toBe(
    "SELECT * FROM professor WHERE professor.office = 'A1'",
  );
  expect(repaired(degrees, "which degrees do professors in a1 have")).toContain(
    "SELECT professor.prof_degree",
  );
});
