import { expect, test } from "vitest";
import type { Cell } from "../../database/database.ts";
import { foundSigns } from "./found-signs.ts";

const tables: Readonly<Record<string, readonly (readonly Cell[])[]>> = {
  york: [["York"]],
  "york by maker": [["York", "Pike"]],
  leeds: [["Leeds"]],
};
const find = async (sql: string) => {
  const rows = tables[sql];
  return rows && { sql, rows };
};
const signs = (other: string, probability: number) =>
  foundSigns({ sql: "york", probability: 0.6, alternatives: [{ sql: other, probability }] }, find);

test("another reading that finds the same agrees, as far as it is likely", async () => {
  expect(await signs("york by maker", 0.3)).toEqual({ agreed: 0.5 });
  expect(await signs("york by maker", 0.1)).toEqual({});
  expect(await signs("leeds", 0.3)).toEqual({});
  expect(await signs("cannot be run", 0.3)).toEqual({});
});
