// What goes on has no length yet.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { deriveColumns, expandDerived, foldDerived } from "../spoken/derived.ts";
import { contextOf } from "./repair.fixture.ts";
import { repairOutline } from "./repair.ts";

const today = { year: 2024, month: 6, day: 1 };

async function repaired(end: string, way: string): Promise<string> {
  const { known: plain, database } = await openOwn([
    "CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, lent_on DATE, returned_on DATE)",
    `INSERT INTO loans VALUES (1, '2024-05-30', '2024-06-03'), (2, '2024-01-30', ${end})`,
  ]);
  await database.close();
  const { known, derived } = deriveColumns(plain);
  const { described: schema, facts } = known;
  const sql = `SELECT loan_id FROM loans ORDER BY julianday(returned_on) - julianday(lent_on)${way} LIMIT 1`;
  const folded = foldDerived(readOutline(parseSql(sql), schema), derived, today);
  const outline = repairOutline(folded, contextOf("the loan", { schema, facts }));
  return writeOutline(expandDerived(outline, derived, today), schema);
}

test("the shortest is one that has ended", async () => {
  expect(await repaired("NULL", "")).toContain("WHERE loans.returned_on IS NOT NULL");
});

test("nothing is left out of the longest, nor where all have ended", async () => {
  expect(await repaired("NULL", " DESC")).not.toContain("WHERE");
  expect(await repaired("'2024-02-01'", "")).not.toContain("WHERE");
});
