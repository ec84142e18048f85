import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { word } from "../../outline/symbols.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { noWords, openBookshop } from "../bookshop.fixture.ts";
import { prepareGround, readTurn } from "../encoding/encode-turn.ts";
import { openWordBook } from "../encoding/word-book.ts";
import {
  addFilters,
  type BaseFilter,
  filteredOutline,
  readFilters,
  takeFilters,
  valuesIn,
} from "./filters.ts";

const today = { year: 2026, month: 6, day: 1 };

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

test("what a filter is of may be named, though nothing was asked of it yet", async () => {
  const { known, database } = await openBookshop();
  const { described } = known;
  const [recent] = readFilters({ recent: { where: "book.year > 2000" } }, described);
  const turn = (text: string) => readTurn(text, prepareGround(known, openWordBook(noWords)), today);
  const before = readOutline(
    parseSql("SELECT day, SUM(copies) FROM purchase GROUP BY day"),
    described,
  );
  const narrowed = (text: string) =>
    recent && filteredOutline(turn(text), before, [recent], described);
  const made = narrowed("only books");
  expect(made && writeOutline(made, described)).toContain("WHERE book.year > 2000");
  expect(narrowed("only authors")).toBeNull();
  await database.close();
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
