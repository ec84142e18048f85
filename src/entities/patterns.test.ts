import { expect, test } from "vitest";
import { noCalendar } from "../dates/calendar.ts";
import { createReader } from "../reader/reader.ts";
import { anonymiseSql, namesOf, restoreSql } from "./anonymise-sql.ts";

const types = new Map([["book.title", "TITLE"]]);
const entries = [{ type: "TITLE", column: "book.title", value: "Blue Hour", forms: ["blue hour"] }];
const lexicon = { entries, rules: {}, knownWords: [] };
const reader = createReader({
  types,
  lexicon,
  calendar: noCalendar,
  numberType: null,
  patterns: true,
});
const read = (utterance: string) =>
  reader.read(utterance, { date: "2026-01-01", turn: 1, placeholders: [] });
const words = (utterance: string): string =>
  read(utterance)
    .symbols.map(({ text }) => text)
    .join(" ");

test("text to be contained is a pattern; a value in quotes stays a value", () => {
  expect(words("books whose title contains the word harbor")).toBe(
    "books whose title contains the word PATTERN#0",
  );
  expect(words('books with "long table" in the title')).toBe(
    'books with " PATTERN#0 " in the title',
  );
  expect(words('who wrote "Blue Hour"')).toBe('who wrote " TITLE#0 "');
});

test("the literal of LIKE is its pattern, and comes back", () => {
  const { placeholders } = read("titles containing harbor");
  const sql = ["SELECT", "*", "FROM", "book", "WHERE", "book.title", "LIKE", "'%harbor%'"];
  const anonymous = anonymiseSql(sql, placeholders, types);
  expect(anonymous.at(-1)).toBe("PATTERN#0");
  expect(restoreSql(anonymous, namesOf(placeholders))).toEqual(sql);
});
