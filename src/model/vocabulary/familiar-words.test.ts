import { expect, test } from "vitest";
import { type FamiliarFile, familiarWords } from "./familiar-words.ts";
import { buildVocabulary } from "./vocabulary.ts";
import { vectorWidth } from "./word-vectors.ts";

const words = ["</s>", "<s>", "CITY", "books", "fares", "flights", "from", "list", "show", "to"];
const at = (...said: readonly string[]): string =>
  said.map((word) => words.indexOf(word).toString(36).padStart(2, "0")).join("");
const often = "9";
const file: FamiliarFile = {
  words,
  counts: words.map(() => 100),
  after: {
    [at("<s>", "<s>")]: `${at("show")}${often}${at("list")}${often}`,
    [at("<s>", "show")]: `${at("fares")}${often}${at("flights")}${often}`,
    [at("fares")]: `${at("from")}${often}`,
    [at("flights")]: `${at("from")}${often}`,
  },
  kin: {
    nothing: `${at("show")}0`,
    unveil: `${at("show")}0`,
    outlays: `${at("fares")}0${at("books")}0`,
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
    vectorWords: ["flights", "departures", "penguins"],
  },
);
const vectors = new Float32Array(4 * vectorWidth);
vectors.set([1, 0], vectorWidth);
vectors.set([0.8, 0.6], 2 * vectorWidth);
vectors.set([0, 1], 3 * vectorWidth);
const read = (text: string, given: FamiliarFile | undefined = file): string =>
  familiarWords(
    text
      .split(" ")
      .map((word) => ({ text: word, start: 0, end: 0, ...(word === "CITY" && { type: "CITY" }) })),
    given,
    { input, vectors },
  )
    .map((symbol) => symbol.text)
    .join(" ");

test.each([
  // Of its kin the one that people say there.
  ["unveil outlays from CITY", "show fares from CITY"],
  // Used alike, by word vectors.
  ["show departures from CITY", "show flights from CITY"],
  // What denies is not read as something else.
  ["nothing from CITY", "nothing from CITY"],
  // Nothing known is near to it, or it is no word at all.
  ["show penguins from CITY", "show penguins from CITY"],
  ["show xyzzy from CITY", "show xyzzy from CITY"],
  ["show books from CITY", "show books from CITY"],
])("%s", (said, expected) => {
  expect(read(said)).toBe(expected);
});

test("a model that keeps none reads words as they are", () => {
  const symbols = [{ text: "unveil", start: 0, end: 6 }];
  expect(familiarWords(symbols, undefined, { input, vectors: null })).toBe(symbols);
});
