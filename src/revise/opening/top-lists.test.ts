import { expect, test } from "vitest";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import { topList } from "./top-lists.ts";

/** Sales are of vendors, and those of stages; artists perform on stages. */
const tables = ["stage", "vendor", "sale", "performance", "artist"];
const column = (table: number, name: string, more: Partial<DescribedColumn> = {}) => {
  const plain = { table, name, words: name.split("_"), time: null, primary: false } as const;
  return { ...plain, type: "integer", ...more } as const;
};
const columns = [
  ...tables.map((name, table) => column(table, `${name}_id`, { primary: true })),
  column(0, "capacity"),
  column(1, "stage_id"),
  column(2, "vendor_id"),
  column(3, "stage_id"),
  column(3, "artist_id"),
  column(2, "revenue", { measure: true }),
];
const link = (from: number, to: number) => ({ from, to, inferred: false });
const schema: DescribedSchema = {
  tables: tables.map((name, table) => ({
    name,
    words: [name],
    columns: columns.flatMap((one, k) => (one.table === table ? [k] : [])),
  })),
  columns,
  links: [link(6, 0), link(7, 1), link(8, 0), link(9, 4)],
  notes: [],
};

/** What the things would be split by, had they brought in anything. */
function splitBy(phrase: string): string | undefined {
  let said: string | undefined;
  topList(phrase, schema, (change) => {
    said = change;
    return null;
  });
  return said;
}

test("only what brings in can be the best by it, and what has a size is larger by that", () => {
  expect(splitBy("best vendor")).toBe("by vendor");
  expect(splitBy("the biggest vendor")).toBe("by vendor");
  expect(splitBy("best stage")).toBe("by stage");
  expect(splitBy("the biggest stage")).toBeUndefined();
  expect(splitBy("best artist")).toBeUndefined();
});
