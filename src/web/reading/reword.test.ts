import { describe, expect, test } from "vitest";
import { asChosen, withoutWords, withWords } from "./reword.ts";

const spanOf = (utterance: string, words: string) => {
  const start = utterance.indexOf(words);
  return { start, end: start + words.length };
};

test.each([
  ["flights from boston to denver on delta", "delta", "flights from boston to denver"],
  ["flights from boston to denver on delta", "boston", "flights to denver on delta"],
  ["which ones arrive before 7pm?", "7pm", "which ones arrive?"],
  ["on american airlines", "american airlines", ""],
  ["delta flights", "delta", "flights"],
  // What is left asks for nothing: the turn before stands.
  ["only delta", "delta", ""],
  ["just the delta ones, please", "delta", ""],
  ["what about delta?", "delta", ""],
  ["show me delta", "delta", ""],
  ["only nonstop on delta", "delta", "only nonstop"],
  ["how many on delta?", "delta", "how many?"],
])("%s, without %s", (utterance, words, expected) => {
  expect(withoutWords(utterance, spanOf(utterance, words))).toBe(expected);
});

test("other words take the place of the old ones", () => {
  const utterance = "flights from boston today";
  expect(withWords(utterance, spanOf(utterance, "boston"), " denver ")).toBe(
    "flights from denver today",
  );
});

describe("asChosen", () => {
  test("says the choice in the place of the words in doubt, whatever signs it has", () => {
    expect(asChosen("books by smith", "smith", { text: "Smith $& Sons" })).toEqual({
      utterance: "books by Smith $& Sons",
    });
  });

  test("a choice with a query is that query", () => {
    const choice = { text: "by title", sql: "SELECT 1" };
    expect(asChosen("sort them", "sort", choice)).toEqual({
      utterance: "sort them",
      sql: "SELECT 1",
    });
  });
});
