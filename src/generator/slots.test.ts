// Conditions of any kind are put and taken back by what they are about.
import { expect, test } from "vitest";
import { listOf } from "./query.ts";
import { declaredField, drop, fill, holds, keysOf } from "./slots.ts";

const of = {
  key: "item",
  sql: "item",
  names: ["item"],
  plurals: ["items"],
  fields: [],
  titles: [],
  link: false,
  people: false,
};
const values = (column: string, value: string) =>
  ({
    kind: "values",
    field: declaredField(column),
    values: [{ value, said: value }],
  }) as const;
const unsold = {
  kind: "linked",
  none: true,
  child: { ...of, key: "sale", sql: "sale" },
  childField: "sale.item_id",
  parentField: "item.item_id",
  within: [],
} as const;
const red = values("item.color", "red");
const steel = values("item.material", "steel");
const query = listOf(of, [], [red, steel, unsold]);

test("a value takes the place of one of the same column, and nothing else is touched", () => {
  const blue = values("item.color", "blue");
  expect(fill(query, [blue]).where).toEqual([blue, steel, unsold]);
  expect(fill(query, [values("item.size", "big")]).where).toHaveLength(4);
});

test("what has no name is taken back as itself", () => {
  expect(drop(query, keysOf([unsold])).where).toEqual([red, steel]);
  expect(drop(query, keysOf([red])).where).toEqual([steel, unsold]);
  expect(holds(drop(query, keysOf([unsold])), unsold)).toBe(false);
});
