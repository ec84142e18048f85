// What is asked for is shown, whatever the network shows.
import { expect, test } from "vitest";
import { openOwn } from "../own-schema.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const { known, database } = await openOwn([
  "CREATE TABLE yards (yard_id INTEGER PRIMARY KEY, name TEXT, village TEXT)",
  "CREATE TABLE hives (hive_id INTEGER PRIMARY KEY, yard_id INTEGER REFERENCES yards, colour TEXT)",
  "INSERT INTO yards VALUES (1, 'Mill', 'Ardley'), (2, 'Lane', 'Corby')",
  "INSERT INTO hives VALUES (1, 1, 'blue'), (2, 2, 'red')",
]);
await database.close();
const repaired = (sql: string, text: string): string =>
  repairedSql(sql, contextOf(text, { schema: known.described, facts: known.facts }));

const yards = "SELECT name FROM yards WHERE village = 'Ardley'";
test("things without a name are told by their keys, wherever what they belong to is", () => {
  expect(repaired(yards, "hives in ardley")).toBe(
    "SELECT hives.hive_id FROM hives JOIN yards ON hives.yard_id = yards.yard_id WHERE yards.village = 'Ardley'",
  );
});

test("what was asked for is shown already", () => {
  expect(repaired(yards, "yards in ardley")).toContain("SELECT yards.name");
});
