// Every theme makes databases that hold together, the same for the same seed.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import { createRandom } from "../../random.ts";
import { makeWorld } from "./make-world.ts";
import { readTheme } from "./read-theme.ts";
import { themes } from "./themes.ts";

test.each(themes.map((theme) => [theme.name, theme] as const))("%s", async (name, theme) => {
  const statements = makeWorld(createRandom(name), theme);
  expect(makeWorld(createRandom(name), theme)).toEqual(statements);
  const database = await createSqliteDatabase(await databaseBytes(statements), name);
  const { tables } = await database.schema();
  expect(tables.length).toBeGreaterThan(2);
  const refers = readTheme(theme).flatMap(({ columns }) =>
    columns.filter(({ kind }) => kind === "refers"),
  );
  expect(refers.length).toBeGreaterThan(2);
  for (const table of tables) {
    for (const { columns, table: parent, references } of table.foreignKeys) {
      const { rows } = await database.query(
        `SELECT COUNT(*) FROM "${table.name}" WHERE "${columns[0]}" NOT IN (SELECT "${references[0]}" FROM "${parent}")`,
      );
      expect(rows).toEqual([[0]]);
    }
  }
  await database.close();
});

test("databases differ in their names and in what they leave out", () => {
  const [theme] = themes;
  const made = Array.from({ length: 12 }, (_, i) => makeWorld(createRandom(i), theme)[0] ?? "");
  expect(new Set(made).size).toBeGreaterThan(6);
});
