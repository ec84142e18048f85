import { expect, test } from "vitest";
import { mendWords } from "./mend-words.ts";
import { buildVocabulary } from "./vocabulary.ts";

const words = ["the", "cheapest", "earliest", "latest", "flight", "nonstop", "one", "cheeapest"];
const { input } = buildVocabulary(
  { input: new Map(words.map((word) => [word, 9])), output: new Map(), types: new Set() },
  { minWordCount: 1, refusing: true, commonLiteralsOnly: true },
);
const mended = (text: string): string =>
  mendWords(
    text.split(" ").map((word) => ({ text: word, start: 0, end: word.length })),
    input,
  )
    .map((symbol) => symbol.text)
    .join(" ");

test.each([
  ["the cheepest one", "the cheapest one"],
  ["the earlist flihgt", "the earliest flight"],
  // A word that a dictionary has, or that is near nothing, stays as it is.
  ["the right one", "the right one"],
  ["the zubrowka one", "the zubrowka one"],
])("%s", (said, expected) => {
  expect(mended(said)).toBe(expected);
});

test("placeholders stay", () => {
  const city = { text: "CITI#0", type: "CITY", start: 0, end: 4 };
  expect(mendWords([city], input)).toEqual([city]);
});
