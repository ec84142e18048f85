import { expect, test } from "vitest";
import { lettersOf } from "./status-letters.ts";

test("a letter of a status is said by the words that begin with it", () => {
  const found = lettersOf(["O", "S", "C"], ["status", "code"]);
  expect(found.get("O")).toContain("open");
  expect(found.get("S")).toContain("shipped");
  expect(found.get("C")).toEqual(expect.arrayContaining(["cancelled", "closed"]));
});

test("where X is kept for it, nothing else is cancelled", () => {
  const found = lettersOf(["C", "X"], ["status"]);
  expect(found.get("X")).toContain("cancelled");
  expect(found.get("C")).not.toContain("cancelled");
});

test.each([
  [["Y", "N"], ["status"]],
  [["A", "B"], ["grade"]],
  [["open", "closed"], ["status"]],
  [["O"], ["status"]],
])("%s of %s are no such letters", (values, called) => {
  expect(lettersOf(values, called).size).toBe(0);
});
