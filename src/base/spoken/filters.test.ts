import { expect, test } from "vitest";
import { word } from "../../outline/symbols.ts";
import { type BaseFilter, takeFilters } from "./filters.ts";

const inStock: BaseFilter = { said: [["in", "stock"]], conditions: [] };

test("words of a filter are taken out of the utterance", () => {
  const taken = takeFilters("products in stock by price", [inStock], new Set());
  expect(taken).toEqual({ utterance: "products by price", filters: [inStock] });
});

test("how much there is, is no filter", () => {
  const said = "products with less than 500 in stock";
  expect(takeFilters(said, [inStock], new Set())).toEqual({ utterance: said, filters: [] });
});

const item = { kind: "item", item: 3 } as const;
const empty: BaseFilter = {
  said: [["without", "color"]],
  conditions: [{ table: 0, where: [[item, word("is"), word("null")]] }],
};

test("what is to be left out is its opposite", () => {
  const { utterance, filters } = takeFilters("leave out those without color", [empty], new Set());
  expect(utterance).toBe("");
  expect(filters[0]?.conditions).toEqual([
    { table: 0, where: [[item, word("is"), word("not"), word("null")]] },
  ]);
});
