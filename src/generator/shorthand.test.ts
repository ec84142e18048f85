import { expect, test } from "vitest";
import type { Interaction } from "../dataset/interaction.ts";
import { libraryDomain } from "../domains/library/index.ts";
import { spellOut } from "./shorthand.ts";

const talk = (...queries: readonly (readonly string[])[]): Interaction => ({
  id: "talk",
  database: "library",
  date: null,
  turns: queries.map((sql, i) => ({ utterance: `turn ${i + 1}`, sql })),
});

const spelt = (...queries: readonly string[]): (string | undefined)[] =>
  spellOut(libraryDomain, talk(...queries.map((one) => [one]))).turns.map(({ sql }) => sql[0]);

const books = "SELECT DISTINCT book.title FROM book";

test("what is asked, with its conditions", () => {
  expect(spelt("books pages:under(300)")).toEqual([`${books} WHERE book.pages < 300`]);
  expect(spelt("books")).toEqual([books]);
});

test("changes go on from the query before: added, replaced, taken back, left alone", () => {
  const turns = spelt("books pages:under(300)", "+ pages:over(100)", "=", "- pages");
  const over = `${books} WHERE book.pages > 100`;
  expect(turns.slice(1)).toEqual([over, over, books]);
});

test("something else asked of the same conditions, or anew", () => {
  const [, kept, anew] = spelt("books pages:under(300)", "count +", "count");
  expect(kept).toContain("COUNT");
  expect(kept).toContain("book.pages < 300");
  expect(anew).not.toContain("pages");
});

test("what was never there cannot be taken back", () => {
  expect(() => spelt("books", "- pages")).toThrow('turn 2: "- pages": "pages" is taken back');
});

test("a turn without a query leaves what was asked", () => {
  const asked = talk(["books pages:under(300)"], [], ["+ pages:over(100)"]);
  expect(spellOut(libraryDomain, asked).turns.map(({ sql }) => sql.length)).toEqual([1, 0, 1]);
});

test("of several readings the first is gone on from; SQL stays as it is", () => {
  const asked = talk(["books pages:under(300)", "SELECT 1"], ["="]);
  const [first, second] = spellOut(libraryDomain, asked).turns;
  expect(first?.sql).toEqual([`${books} WHERE book.pages < 300`, "SELECT 1"]);
  expect(second?.sql).toEqual([`${books} WHERE book.pages < 300`]);
});

test.each([
  ["+ pages:under(300)", "goes on from nothing"],
  ["books pages:below(300)", 'pages has no variant "below": under, over'],
  ["books size:under(300)", 'no slot "size"'],
  ["papers", 'no target "papers"'],
  ["books pages:under(many)", '"many": expected a number'],
  ["books pages:under", "under: expected 1 in brackets, not 0"],
])("says what is wrong with %s", (text, reason) => {
  expect(() => spelt(text)).toThrow(reason);
  expect(() => spelt(text)).toThrow(/^talk, turn 1: /);
});
