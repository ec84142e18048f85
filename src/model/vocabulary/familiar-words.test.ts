import { expect, test } from "vitest";
import { type FamiliarFile, familiarWords } from "./familiar-words.ts";
import { buildVocabulary } from "./vocabulary.ts";

const words = ["</s>", "<s>", "CITY", "books", "fares", "flights", "from", "list", "show", "to"];
const at = (...said: readonly string[]): string =>
  said.map((word) => words.indexOf(word).toString(36).padStart(2, "0")).join("");
const [often, close] = ["9", "f"];
const file: FamiliarFile = {
  words,
  counts: words.map(() => 100),
  after: {
    [at("<s>", "<s>")]: `${at("show")}${often}${at("list")}${often}`,
    [at("<s>", "show")]: `${at("fares")}${often}${at("flights")}${often}`,
    [at("fares")]: `${at("from")}${often}`,
    [at("flights")]: `${at("from")}${often}`,
  },
  near: {
    nothing: `${at("show")}${close}`,
    unveil: `${at("show")}${close}`,
    outlays: `${at("fares")}${close}${at("books")}${close}`,
    penguins: `${at("books")}7`,
  },
};
const { input } = buildVocabulary(
  {
    input: new Map(words.map((word) => [word, 9])),
    output: new Map(),
    types: new Set(["CITY"]),
  },
  {
    minWordCount: 1,
    refusing: true,
    commonLiteralsOnly: true,
  },
);
const read = (text: string, given: FamiliarFile | undefined = file): string =>
  familiarWords(
    text
      .split(" ")
      .map((word) => ({ text: word, start: 0, end: 0, ...(word === "CITY" && { type: "CITY" }) })),
    given,
    input,
  )
    .map((symbol) => symbol.text)
    .join(" ");

test.each([
  // Of its kin the one that people say there.
  ["unveil outlays from CITY", "show fares from CITY"],
  // What denies is not read as something else.
  ["nothing from CITY", "nothing from CITY"],
  // What its company asks for is far from it; nothing known is near to it.
  ["show penguins from CITY", "show penguins from CITY"],
  ["show xyzzy from CITY", "show xyzzy from CITY"],
  ["show books from CITY", "show books from CITY"],
])("%s", (said, expected) => {
  expect(read(said)).toBe(expected);
});

test("a model that keeps none reads words as they are", () => {
  const symbols = [{ text: "unveil", start: 0, end: 6 }];
  expect(familiarWords(symbols, undefined, input)).toBe(symbols);
});
