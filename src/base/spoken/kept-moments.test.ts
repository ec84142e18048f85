// Days and moments that are kept as numbers are said and shown as days and moments, and what is copied shows the same.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { paraphrase } from "../../display/paraphrase.ts";
import { showRows } from "../../display/show-rows.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { schemaWording } from "./schema-wording.ts";
import { plainlySpoken } from "./spoken.ts";

const database = await createSqliteDatabase(
  await sqliteBytes([
    "CREATE TABLE call (call_id INTEGER PRIMARY KEY, topic TEXT, opened_at INTEGER, due_day TEXT)",
    "INSERT INTO call VALUES (1, 'Bill', 1740787200, '20250301'), (2, 'Login', 1740790861, '20250310'), (3, 'Login', NULL, '20250402'), (4, 'Fan', 1740790899, '20250412'), (5, 'Fan', 1740790999, '20250413')",
  ]),
  "calls",
);
const schema = await database.schema();
const wording = schemaWording(plainlySpoken(await readDatabase(database)));

test("a condition on a moment names the day", () => {
  const said = paraphrase(
    "SELECT topic FROM call WHERE opened_at >= 1740787200 AND opened_at < 1743465600",
    wording,
    schema,
  );
  expect(said).toContain("2025-03-01");
  expect(said).toContain("2025-04-01");
  expect(
    paraphrase("SELECT topic FROM call WHERE due_day >= '20250301'", wording, schema),
  ).toContain("2025-03-01");
});

test.each([
  ["SELECT opened_at FROM call", ["2025-03-01 00:00:00", "2025-03-01 01:01:01", null]],
  ["SELECT due_day FROM call", ["2025-03-01", "2025-03-10", "2025-04-02"]],
  ["SELECT MIN(opened_at) FROM call", ["2025-03-01 00:00:00"]],
])("%s", async (sql, cells) => {
  const run = (query: string) => database.query(query);
  const shown = await showRows(sql, { wording, schema, run, dialect: "sqlite" });
  expect(shown.rows.map(([cell]) => cell).slice(0, cells.length)).toEqual(cells);
  const copied = await database.query(shown.shown_sql ?? sql);
  expect(copied.rows.map(([cell]) => cell).slice(0, cells.length)).toEqual(cells);
});
