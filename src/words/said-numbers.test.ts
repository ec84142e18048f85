import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { unusedNumbers } from "./said-numbers.ts";

test.each([
  ["lines of kind 7 with 12 cars", "SELECT name FROM line WHERE kind = 7", ["12"]],
  ["lines with twenty five cars", "SELECT name FROM line", ["twenty", "five"]],
  ["the names of those two", "SELECT name FROM line", []],
  ["five lines", "SELECT name FROM line LIMIT 5", []],
  ["more than 2 stops", "SELECT name FROM line WHERE stops >= 3", []],
  ["line_1 of each", "SELECT line_1 FROM line", []],
  ["lines with 0 stops", "SELECT name FROM line WHERE name NOT IN ( SELECT line FROM stop )", []],
  ["the first and last name", "SELECT name FROM line", []],
] as const)("%s | %s", (utterance, sql, unused) => {
  const tokens = tokenize(utterance);
  expect(unusedNumbers({ tokens, sql, values: [] }).map(({ text }) => text)).toEqual(unused);
});
