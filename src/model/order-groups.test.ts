import { expect, test } from "vitest";
import { orderGroups } from "./order-groups.ts";

const counts = "SELECT book.author , COUNT ( * ) FROM book GROUP BY book.author";
const by = (order: string) => `${counts} ORDER BY COUNT ( * ) ${order}`;

test.each([
  [counts, "which author has the most", by("DESC LIMIT 1")],
  [counts, "which one has the fewest?", by("ASC LIMIT 1")],
  [counts, "only the top 3", by("DESC LIMIT 3")],
  [counts, "the five lowest", by("ASC LIMIT 5")],
  [counts, "most first", by("DESC")],
  [counts, "sort by number", by("DESC")],
  [counts, "sort them by the count ascending", by("ASC")],
  [by("ASC"), "top 3", by("ASC LIMIT 3")],
  [by("DESC LIMIT 1"), "and the fewest?", by("ASC LIMIT 1")],
])("%s | %s", (sql, utterance, expected) => {
  expect(orderGroups(sql, utterance)).toBe(expected);
});

test.each([
  [counts, "which shop has the most"],
  [counts, "which ones are cheap"],
  [counts, "the most"],
  ["SELECT book.title FROM book", "top 3"],
])("%s | %s is read by the model", (sql, utterance) => {
  expect(orderGroups(sql, utterance)).toBeNull();
});
