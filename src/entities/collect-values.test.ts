import { expect, test } from "vitest";
import type { Schema } from "../database/database.ts";
import { collectValues, withinLimits } from "./collect-values.ts";

const column = (name: string) => ({ name, type: "text" as const, nullable: true });
const schema: Schema = {
  tables: [
    {
      name: "t",
      columns: ["few", "many", "broken", "long", "last"].map(column),
      primaryKey: [],
      foreignKeys: [],
    },
  ],
};

/** What each column holds; one of them cannot be read. */
const held: Readonly<Record<string, readonly string[] | undefined>> = {
  few: ["a", "b"],
  many: ["a", "b", "c", "d", "e"],
  broken: undefined,
  long: ["a", "b", "x".repeat(99), "y".repeat(99)],
  last: ["a"],
};
const query = async (sql: string) => {
  const [, name = ""] = /DISTINCT "(\w+)"/.exec(sql) ?? [];
  return held[name]?.map((value) => [value]);
};
const wide = { perColumn: 10, total: 100, length: 60 };

test("a column that cannot be read is not known, which is not the same as empty", async () => {
  const found = await collectValues(schema, "sqlite", query, wide);
  expect(found.map(({ column: name }) => name)).toEqual(["t.few", "t.many", "t.long", "t.last"]);
});

test.each([
  { perColumn: 3, total: 100, length: 60 },
  { perColumn: 10, total: 2, length: 60 },
  { perColumn: 4, total: 3, length: 60 },
])("what was collected once is the same within narrower limits: %j", async (limits) => {
  const once = await collectValues(schema, "sqlite", query, wide);
  expect(withinLimits(once, limits)).toEqual(await collectValues(schema, "sqlite", query, limits));
});
