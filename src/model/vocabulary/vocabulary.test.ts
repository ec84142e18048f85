import { expect, test } from "vitest";
import { buildVocabulary, mergeVocabulary } from "./vocabulary.ts";

const saying = (...output: string[]) =>
  buildVocabulary(
    {
      input: new Map(),
      output: new Map(output.map((word) => [word, 10])),
      types: new Set(),
    },
    { minWordCount: 1, refusing: false, commonLiteralsOnly: false },
  );

test("a model that goes on from another learns its words, and no values that only it was told", () => {
  const first = saying("SELECT", "'YES'", "1200");
  const second = saying("SELECT", "GROUP", "'LEEDS'", "17");
  const words = (only: boolean) => mergeVocabulary(first, second, only).output.words;
  expect(words(true).filter((word) => /^['\dG]/.test(word))).toEqual(["'YES'", "1200", "GROUP"]);
  expect(words(false)).toContain("'LEEDS'");
});
