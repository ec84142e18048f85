import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words.ts";

test("breaks between words alone", () => {
  expect(wrapWords("take the last turn back", 10)).toEqual(["take the", "last turn", "back"]);
  expect(wrapWords("take the last turn back", 80)).toEqual(["take the last turn back"]);
  expect(wrapWords("an unbreakable word", 5)).toEqual(["an", "unbreakable", "word"]);
});
