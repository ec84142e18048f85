import { expect, test } from "vitest";
import type { Cell } from "../database/database.ts";
import { foundSigns } from "./found-signs.ts";

const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  york: [["York"]],
  "york by maker": [["York", "Pike"]],
  leeds: [["Leeds"]],
  none: [],
  "sum of none": [[null]],
};
const find = async (sql: string) => {
  const rows = tables[sql];
  return rows && { sql, rows };
};
const signs = (sql: string, other = "leeds", probability = 0.3) =>
  foundSigns({ sql, probability: 0.6, alternatives: [{ sql: other, probability }] }, find);

test("a reading that finds nothing says so, and so does one that works out nothing", async () => {
  expect(await signs("york")).toEqual({ empty: 0 });
  expect(await signs("none")).toEqual({ empty: 1 });
  expect(await signs("sum of none")).toEqual({ empty: 1 });
  expect(await signs("cannot be run")).toEqual({});
});

test("another that finds the same agrees, as far as it is likely", async () => {
  expect(await signs("york", "york by maker")).toEqual({ empty: 0, agreed: 0.5 });
  expect(await signs("york", "york by maker", 0.1)).toEqual({ empty: 0 });
});
