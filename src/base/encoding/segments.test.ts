// What of a previous query can be copied: its clauses and conditions, whole.
import { expect, test } from "vitest";
import { type OutlineWord, outlineWords } from "../../outline/symbols.ts";
import { segmentsOf } from "./segments.ts";

/** Words of outlines by their number; anything else is an item. */
const numbered = (text: string): number[] =>
  text.split(" ").map((one) => {
    const at = outlineWords.indexOf(one as OutlineWord);
    return at < 0 ? outlineWords.length + one.charCodeAt(0) : at;
  });

function pieces(text: string): string[] {
  const words = text.split(" ");
  const ends = segmentsOf(numbered(text));
  return Array.from({ length: ends.length / 2 }, (_, g) =>
    words.slice(ends[2 * g], ends[2 * g + 1]).join(" "),
  );
}

test("clauses and conditions", () => {
  expect(pieces("select a where b = v and c > w group_by a")).toEqual([
    "select a",
    "where b = v and c > w",
    "b = v",
    "c > w",
    "group_by a",
  ]);
});

test("the end of a range is not the end of its condition", () => {
  expect(pieces("select a where b between v and w and c = x")).toContain("b between v and w");
});

test("what stands in brackets is part of what holds it, and can be copied too", () => {
  const found = pieces("select a where b in ( select c where d = v ) and e = w");
  expect(found).toContain("b in ( select c where d = v )");
  expect(found).toContain("select c");
  expect(found).toContain("where d = v");
  expect(found).toContain("e = w");
});

test("two queries joined are not one clause", () => {
  expect(pieces("select a where b = v union select a where b = w")).toContain("where b = v");
});
