import { expect, test } from "vitest";
import type { Schema, Table } from "../database.ts";
import { visibleSchema } from "./visible.ts";

const table = (
  name: string,
  columns: readonly string[],
  keys: Table["foreignKeys"] = [],
): Table => ({
  name,
  columns: columns.map((column) => ({ name: column, type: "text", nullable: true })),
  primaryKey: [],
  foreignKeys: keys,
});

const names = ({ tables }: Schema): string[] =>
  tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));

test.each([
  ["a hidden table", { hidden: ["secret"] }],
  ["a table that is not among those allowed", { tables: ["sale"] }],
  ["a hidden column", { hidden: ["secret.id"] }],
  ["a column that is not among those allowed", { columns: ["sale.secret_id", "secret.marker"] }],
])("a key that leads to %s is not told", (_, allow) => {
  const key = { columns: ["secret_id"], table: "secret", references: ["id"] };
  const schema = {
    tables: [table("sale", ["secret_id"], [key]), table("secret", ["id", "marker"])],
  };
  expect(visibleSchema(schema, { tables: ["sale", "secret"] }).tables[0]?.foreignKeys).toEqual([
    key,
  ]);
  const [sale] = visibleSchema(schema, allow).tables;
  expect(sale).toMatchObject({ name: "sale", foreignKeys: [] });
});

const twins = {
  tables: [table("sale", ["id", "Id", "note"]), table("Sale", ["id"]), table("City", ["Code"])],
};

test.each([
  ["a table by its exact name alone", { tables: ["Sale"] }, ["Sale.id"]],
  ["a column by its exact name alone", { columns: ["sale.Id"] }, ["sale.Id"]],
  ["in any case where only one is meant", { columns: ["CITY.CODE"] }, ["City.Code"]],
  ["hidden whichever is meant", { hidden: ["SALE"] }, ["City.Code"]],
  ["hidden whichever column is meant", { hidden: ["sale.ID"], tables: ["sale"] }, ["sale.note"]],
])("names that differ in their case: %s", (_, allow, shown) => {
  expect(names(visibleSchema(twins, allow))).toEqual(shown);
});

test.each([
  ["a table", { tables: ["SALE"] }],
  ["a column", { columns: ["sale.ID"] }],
  ["a condition on rows of a column", { rows: { "sale.note": "1 = 1" } }],
])("%s that may be either of two, or none, is not guessed", (_, allow) => {
  expect(() => visibleSchema(twins, allow)).toThrow("names what the database does not have");
});
