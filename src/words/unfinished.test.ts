import { expect, test } from "vitest";
import { unfinishedAt } from "./unfinished.ts";

test.each([
  ["trains on", "on"],
  ["tickets opened at", "at"],
  ["titles starting with", "with"],
  ["customers from", "from"],
  ["trains from Leeds to", "to"],
  ["books cheaper than", "than"],
  ["orders between May and", "and"],
])("%s: something has to follow", (utterance, word) => {
  expect(unfinishedAt(utterance)?.text).toBe(word);
});

test.each([
  "trains on Monday",
  "compared with the year before",
  "orders under 100, 100 to 500, above",
  "which cities do they go to",
  "the ones I asked for",
  "where is it from",
  "the publishers in the tables above",
  "stays on pier A",
  "average discount in %",
  "go on",
  "titles starting with the",
  "show created at",
  "sort by hired on",
  "",
])("%s: nothing is missing", (utterance) => {
  expect(unfinishedAt(utterance)).toBeUndefined();
});
