import { expect, test } from "vitest";
import { splitChanges } from "./two-changes.ts";

test.each([
  ["by month in 2007", ["by month", "in 2007"]],
  ["only the usa, sorted by total", ["only the usa", "sorted by total"]],
  ["top 5 and only crime", ["top 5", "only crime"]],
])("two changes in one breath: %s", (utterance, parts) => {
  expect(splitChanges(utterance)).toContainEqual(parts);
});

test("one change is not cut, nor is a question of its own", () => {
  expect(splitChanges("top 5")).toEqual([]);
  expect(splitChanges("How many branches are there in London?")).toEqual([]);
  expect(splitChanges("Can you order them by genre?")).toEqual([]);
  expect(
    splitChanges("how many of the books that were sold in march are by people from norway"),
  ).toEqual([]);
});
