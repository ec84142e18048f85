import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { word } from "../../outline/symbols.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { stem } from "../../schema/stem.ts";
import { gapFilters } from "./gap-filters.ts";

test("every column with gaps can be said to be missing, but no thing with a table of its own", async () => {
  const database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
      "CREATE TABLE item (item_id INTEGER PRIMARY KEY, name TEXT NOT NULL, color TEXT, maker_id INTEGER REFERENCES maker (maker_id))",
      "INSERT INTO maker VALUES (1, 'Acme')",
      "INSERT INTO item VALUES (1, 'cup', 'red', 1), (2, 'jug', NULL, NULL)",
    ]),
    "shop",
  );
  const known = await readDatabase(database);
  const [color, ...others] = gapFilters(known);
  const place = known.described.columns.findIndex(({ name }) => name === "color");
  expect(others).toEqual([]);
  expect(color?.said).toContainEqual(["without", "color"].map(stem));
  expect(color?.conditions.map(({ where }) => where)).toEqual([
    [[{ kind: "item", item: place }, word("is"), word("null")]],
  ]);
  await database.close();
});

test("a region is missing of ships, where the regions that have a table are not theirs", async () => {
  const database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE region (region_id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
      "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, ship_region TEXT)",
      "INSERT INTO region VALUES (1, 'North')",
      "INSERT INTO parcel VALUES (1, 'North'), (2, NULL)",
    ]),
    "shop",
  );
  const filters = gapFilters(await readDatabase(database));
  const said = filters.flatMap((one) => one.said.map((words) => words.join(" ")));
  expect(said).toContain(["have", "no", "region"].map(stem).join(" "));
  await database.close();
});
