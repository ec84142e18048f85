import { expect, test } from "vitest";
import type { ResolvedValue } from "../entities/placeholder.ts";
import { narrowGrouped } from "./narrow-grouped.ts";

const types = new Map([
  ["book.genre", "GENRE"],
  ["book.first_city", "CITY"],
  ["book.second_city", "CITY"],
]);
const novel = {
  name: "GENRE#0",
  type: "GENRE",
  index: 0,
  value: "NOVEL",
  sql: "'NOVEL'",
  text: "novels",
  start: 5,
  end: 11,
  turn: 1,
};
const value: ResolvedValue = {
  text: "novels",
  start: 5,
  end: 11,
  value: "NOVEL",
  score: 1,
  kind: "entity",
  placeholders: ["GENRE#0"],
};
const narrowed = (sql: string, utterance: string, type = "GENRE") =>
  narrowGrouped(sql, { utterance, values: [value], placeholders: [{ ...novel, type }] }, types);
const grouped = "SELECT book.genre, COUNT(*) FROM book GROUP BY book.genre";

test("a plain value narrows a query with groups", () => {
  expect(narrowed(grouped, "only novels")).toBe(
    "SELECT book.genre , COUNT ( * ) FROM book WHERE book.genre = 'NOVEL' GROUP BY book.genre",
  );
});

test("a word left over, two columns or no groups: the model reads the turn", () => {
  expect(narrowed(grouped, "only novels cheaply")).toBeNull();
  expect(narrowed(grouped, "only novels", "CITY")).toBeNull();
  expect(narrowed("SELECT book.title FROM book", "only novels")).toBeNull();
});
