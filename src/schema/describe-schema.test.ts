import { expect, test } from "vitest";
import type { Column } from "../database/database.ts";
import { schemaFacts } from "./database-facts.ts";
import { describeSchema } from "./describe-schema.ts";

const described = (...names: readonly string[]) => {
  const columns = names.map((name): Column => ({ name, type: "real", nullable: true }));
  const table = { name: "station", columns, primaryKey: [], foreignKeys: [] };
  return describeSchema(schemaFacts({ tables: [table] })).columns.map(({ words }) => words.at(-1));
};

test("beside a latitude, long is a longitude", () => {
  expect(described("lat", "long")).toEqual(["latitude", "longitude"]);
  expect(described("start_lat", "start_lon")).toEqual(["latitude", "longitude"]);
  expect(described("wide", "long")).toEqual(["wide", "long"]);
});

test("what is measured is called by its unit, spelled out", () => {
  expect(described("cook_min", "FINISH_SEC", "exposure_s", "ageMin")).toEqual([
    "minutes",
    "seconds",
    "seconds",
    "minimum",
  ]);
  expect(described("players_min", "players_max")).toEqual(["minimum", "maximum"]);
  expect(described("min", "avg_wind_ms", "grade_s")).toEqual(["minimum", "ms", "s"]);
});
