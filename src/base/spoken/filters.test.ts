import { expect, test } from "vitest";
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
