import { expect, test } from "vitest";
import { word } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { openBookshop } from "../bookshop.fixture.ts";
import { addFilters, type BaseFilter, readFilters, takeFilters, valuesIn } from "./filters.ts";

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

test("what nobody says but a filter's name does is vouched for", () => {
  expect(valuesIn(empty)).toEqual(["IS NULL"]);
});

test("a condition may compare columns of two tables", async () => {
  const { known, database } = await openBookshop();
  const { described } = known;
  const entries = { early: { where: "book.year < author.born + 30" } };
  const books =
    described.columns.length + described.tables.findIndex(({ name }) => name === "book");
  const counted = [word("select"), word("count"), word("(")];
  const outline = [...counted, { kind: "item", item: books } as const, word(")")];
  const filtered = addFilters(outline, readFilters(entries, described), described);
  expect(writeOutline(filtered, described)).toBe(
    "SELECT COUNT( * ) FROM book JOIN author ON book.author_id = author.author_id WHERE book.year < author.born + 30",
  );
  await database.close();
});
