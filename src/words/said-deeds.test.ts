import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { otherDeeds } from "./said-deeds.ts";

const others = (utterance: string, condition: string): readonly string[] =>
  otherDeeds(tokenize(utterance), `SELECT * FROM book JOIN loan WHERE ${condition}`).map(
    ({ text }) => text,
  );

test("what was done at a time is not what else was done then", () => {
  expect(others("books translated in 2020", "book.published = 2020")).toEqual(["translated"]);
  expect(others("books sold in May", "loan.returned_on >= '2025-05-01'")).toEqual(["sold"]);
});

test("what something is, each by a day of its own, is no time of something else", () => {
  expect(others("books founded in 2020", "book.established = 2020")).toEqual([]);
  expect(others("books founded in 2020", "loan.established >= '2020-01-01'")).toEqual(["founded"]);
  expect(others("books opened in 2020", "loan.opened >= '2020-01-01'")).toEqual([]);
});

test("other words for it, and times that are called by no deed, are meant", () => {
  expect(others("books published in 2020", "book.published = 2020")).toEqual([]);
  expect(others("books written in 2020", "book.published = 2020")).toEqual([]);
  expect(others("books translated in 2020", "book.year = 2020")).toEqual([]);
  expect(others("books loaned in 2020", "loan.handed_out >= '2020-01-01'")).toEqual([]);
  expect(others("books translated in German", "book.published = 2020")).toEqual([]);
});
