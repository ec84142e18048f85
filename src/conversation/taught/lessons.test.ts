// A question of a kind that was taught is answered as taught, with its own values; another kind is not.
import { expect, test } from "vitest";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { type Lesson, recall } from "./lessons.ts";

/** Values are what stands here in capitals, genres all of them, and numbers. */
function valuesOf(utterance: string): ResolvedValue[] {
  return [...utterance.matchAll(/\b[A-Z]{2,}(?: [A-Z]{2,})*\b|\b\d+\b/g)].map((match) => {
    const number = /^\d/.test(match[0]);
    const at = { text: match[0], start: match.index, end: match.index + match[0].length };
    const known = { placeholders: [], score: 1 };
    return number
      ? { kind: "number", value: Number(match[0]), ...at, ...known }
      : { kind: "entity", value: match[0], column: "book.genre", ...at, ...known };
  });
}

const asked = (utterance: string, previous: string | null = null) => ({
  utterance,
  previous,
  valuesOf,
});
const bestseller: Lesson = {
  utterance: "What is our best seller in FICTION?",
  previous: null,
  sql: "SELECT title FROM book WHERE genre = 'FICTION' ORDER BY sold DESC LIMIT 1",
};

test.each([
  ["what is our best seller in FICTION", "FICTION"],
  ["show me the best sellers in SCIENCE FICTION please", "SCIENCE FICTION"],
])("%s", (utterance, genre) => {
  expect(recall([bestseller], asked(utterance))).toBe(
    `SELECT title FROM book WHERE genre = '${genre}' ORDER BY sold DESC LIMIT 1`,
  );
});

test.each([
  "what is our worst seller in FICTION",
  "what is our best seller",
  "how many best sellers in FICTION",
  "what is our best seller in 1990",
])("another kind: %s", (utterance) => {
  expect(recall([bestseller], asked(utterance))).toBeUndefined();
});

test("numbers change with what is said, the query's own stay", () => {
  const cheap: Lesson = {
    utterance: "top 5 bargains under 20",
    previous: null,
    sql: "SELECT title FROM book WHERE price < 20 AND rating >= 4 ORDER BY price LIMIT 5",
  };
  expect(recall([cheap], asked("the top 3 bargains under 10"))).toBe(
    "SELECT title FROM book WHERE price < 10 AND rating >= 4 ORDER BY price LIMIT 3",
  );
});

test("a follow-up is recalled after a query of the same shape, with its values", () => {
  const lesson: Lesson = {
    utterance: "only the ones on the shelf",
    previous: { utterance: "FICTION books", sql: "SELECT title FROM book WHERE genre = 'FICTION'" },
    sql: "SELECT title FROM book WHERE genre = 'FICTION' AND stock > 0",
  };
  const follow = (previous: string | null) =>
    recall([lesson], asked("only those ones on the shelf".replace("those ", ""), previous));
  expect(follow("SELECT title FROM book WHERE genre = 'POETRY'")).toBe(
    "SELECT title FROM book WHERE genre = 'POETRY' AND stock > 0",
  );
  expect(follow("SELECT name FROM author")).toBeUndefined();
  expect(follow(null)).toBeUndefined();
});

test("a question of its own counts wherever it is asked, also right after itself", () => {
  const lesson: Lesson = {
    utterance: "which authors are big names",
    previous: { utterance: "FICTION books", sql: "SELECT title FROM book WHERE genre = 'FICTION'" },
    sql: "SELECT name FROM author WHERE prizes > 2",
  };
  expect(recall([lesson], asked("which authors are big names", lesson.sql))).toBe(lesson.sql);
  expect(recall([lesson], asked("big name authors", null))).toBeUndefined();
  expect(recall([lesson], asked("the authors that are big names", null))).toBeUndefined();
  expect(recall([lesson], asked("which authors are big names", null))).toBe(lesson.sql);
});

test.each([
  ["how many for each shelf", "SELECT shelf, COUNT(*) FROM book GROUP BY shelf"],
  ["top three by pages read", "SELECT title FROM book WHERE genre = 'FICTION' LIMIT 3"],
  ["names of authors with prizes", "SELECT author.name FROM author, book WHERE author.prizes > 0"],
  ["and the authors with prizes", "SELECT name FROM author WHERE prizes > 0"],
])("what leans on the question before does not: %s", (utterance, sql) => {
  const previous = { utterance: "books", sql: "SELECT title FROM book WHERE genre = 'FICTION'" };
  const lesson: Lesson = { utterance, previous, sql };
  expect(recall([lesson], asked(utterance, "SELECT name FROM author"))).toBeUndefined();
});

test("a few words that need what was spoken of are not a question of their own", () => {
  const lesson: Lesson = { utterance: "how many?", previous: null, sql: "SELECT 1" };
  expect(recall([lesson], asked("how many"))).toBe("SELECT 1");
  expect(recall([lesson], asked("how many", "SELECT name FROM author"))).toBeUndefined();
});

test("the newest lesson of a kind counts; quotes in a value stay quotes", () => {
  const later = { ...bestseller, sql: "SELECT name FROM book WHERE genre = 'FICTION'" };
  expect(recall([bestseller, later], asked(bestseller.utterance))).toBe(later.sql);
  const quoting = { ...asked("best seller in X"), valuesOf: quoted };
  expect(recall([{ ...later, utterance: "best seller in FICTION" }], quoting)).toBe(
    "SELECT name FROM book WHERE genre = 'O''X'",
  );
});

function quoted(utterance: string): ResolvedValue[] {
  const value = utterance.endsWith("X") ? "O'X" : "FICTION";
  const text = utterance.split(" ").at(-1) ?? "";
  const start = utterance.length - text.length;
  const at = { text, start, end: utterance.length, placeholders: [], score: 1 };
  return [{ kind: "entity", value, column: "book.genre", ...at }];
}

test("two words of their own are a question where a conversation begins", () => {
  const previous = { utterance: "shelves", sql: "SELECT name FROM shelf" };
  const sql = "SELECT title FROM book WHERE pages > 500";
  const lesson: Lesson = { utterance: "which books are long?", previous, sql };
  expect(recall([lesson], asked("which books are long"))).toBe(sql);
  expect(
    recall([lesson], asked("which books are long", "SELECT name FROM reader")),
  ).toBeUndefined();
  const leaning: Lesson = { utterance: "how many of them?", previous, sql };
  expect(recall([leaning], asked("how many of them?"))).toBeUndefined();
});
