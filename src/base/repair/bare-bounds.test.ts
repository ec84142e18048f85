import { expect, test } from "vitest";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const column = (table: number, name: string, primary = false): DescribedColumn => ({
  table,
  name,
  words: name.split("_"),
  type: "integer",
  time: null,
  primary,
});
const schema: DescribedSchema = {
  tables: [
    { name: "pet", words: ["pet"], columns: [0, 1, 2] },
    { name: "snack", words: ["snack"], columns: [3, 4, 5] },
    { name: "sale", words: ["sale"], columns: [6, 7, 8] },
  ],
  columns: [
    column(0, "pet_id", true),
    column(0, "age"),
    column(0, "fee"),
    column(1, "snack_id", true),
    column(1, "price"),
    column(1, "calories"),
    column(2, "sale_id", true),
    column(2, "snack_id"),
    column(2, "pet_id"),
  ],
  links: [
    { from: 7, to: 3, inferred: false },
    { from: 8, to: 0, inferred: false },
  ],
  notes: [],
};
const repaired = (utterance: string, sql: string): string =>
  repairedSql(sql, contextOf(utterance, { schema }));
const counting = (thing: string, much: number): string =>
  `SELECT ${thing}.${thing}_id FROM ${thing} JOIN sale ON sale.${thing}_id = ${thing}.${thing}_id GROUP BY ${thing}.${thing}_id HAVING COUNT(*) > ${much}`;

test("a bare bound is about the age, or about the one price, and not about rows of another table", () => {
  expect(repaired("pets over 5", counting("pet", 5))).toMatch(/FROM pet WHERE pet.age > 5$/);
  expect(repaired("pets over 500", counting("pet", 500))).toMatch(/FROM pet WHERE pet.fee > 500$/);
  expect(repaired("snacks over 3", counting("snack", 3))).toMatch(/snack WHERE snack.price > 3$/);
});

test("what is counted, and a column that is named, stay", () => {
  expect(repaired("snacks with over 3 sales", counting("snack", 3))).toMatch(/COUNT/i);
  const calories = "SELECT snack_id FROM snack WHERE calories > 300";
  expect(repaired("snacks over 300", calories)).toMatch(/calories > 300/);
});
