import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { plainWays } from "./plain-ways.ts";

test.each([
  ["nothing before ten", "not before ten"],
  ["i want nothing later than nine", "i want not later than nine"],
  ["i don't want to get in after nine", "i want to get in not after nine"],
  ["any other colour but red", "any colour but red"],
  ["it doesn't need to be red", "it does n't have to be red"],
  ["red isn't necessary", "it does n't have to be red"],
  ["take off the red restriction and show me all", "it does n't have to be red and show me all"],
  ["i was hoping for something red", "i want something red"],
  ["nothing but red ones", "nothing but red ones"],
  ["i don't want to go to york", "i do n't want to go to york"],
])("%s", (utterance, plain) => {
  const symbols = plainWays(tokenize(utterance));
  expect(symbols.map(({ text }) => text).join(" ")).toBe(plain);
});

test("words that stay keep their places", () => {
  const symbols = plainWays(tokenize("i don't want to leave before eight"));
  expect(symbols.find(({ text }) => text === "eight")).toMatchObject({ start: 29, end: 34 });
});
