import { expect, test } from "vitest";
import { shortened, unheard } from "./unheard.ts";

const asked = { question: "Which?", about: "", choices: [{ text: "all", sql: "SELECT 1" }] };

test.each([
  ["the ".repeat(5_000), /20000 characters/],
  ["", /no question/],
  ["?!…", /no question/],
  ["((((", /no question/],
  ["la la la la", /no question/],
  ["Ho, ho, ho!", /no question/],
  [":1", /nothing to choose/],
])("%.20s is declined unread", (utterance, why) => {
  expect(unheard(utterance, undefined)).toMatch(why);
});

test("a choice where one is asked for, other letters and a long question are heard", () => {
  expect(unheard(":1", asked)).toBeUndefined();
  expect(unheard("名前", undefined)).toBeUndefined();
  expect(unheard("no, no, no", undefined)).toBeUndefined();
  expect(unheard("la to la", undefined)).toBeUndefined();
  expect(unheard("books by month ".repeat(60), undefined)).toBeUndefined();
});

test("what is told again is short", () => {
  expect(shortened("tokyo")).toBe("tokyo");
  expect(shortened("a".repeat(900))).toHaveLength(60);
});
