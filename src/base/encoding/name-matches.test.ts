// Which words of an utterance name which columns.
import { expect, test } from "vitest";
import { bookshopOfTests } from "../bookshop.fixture.ts";
import { readTurn } from "./encode-turn.ts";

const shop = await bookshopOfTests();

/** Names of the columns that any word matches. */
function named(utterance: string): string[] {
  const { columns, tables } = shop.known.described;
  const { matches, words } = readTurn(utterance, shop.ground, { year: 2025, month: 6, day: 1 });
  const items = columns.length + tables.length;
  return columns
    .filter((_, k) => [...words.keys()].some((i) => (matches[i * items + k] ?? 0) > 0))
    .map(({ table, name }) => `${tables[table]?.name}.${name}`);
}

test.each([
  ["by their price", ["book.price"]],
  ["the cheapest ones", ["book.price"]],
  ["a yearly overview", ["book.year"]],
  ["a list of titles", ["book.title"]],
  ["of which countries", ["author.country"]],
  ["from which contry", ["author.country"]],
  ["the weather", []],
])("%s", (utterance, expected) => {
  expect(named(utterance)).toEqual(expected);
});
