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
  ["discounts above 10%", "SELECT id FROM line WHERE discount > 0.1", []],
  ["discounts of 12.5 percent", "SELECT id FROM line WHERE discount = 0.125", []],
  ["discounts above 10%", "SELECT id FROM line WHERE discount > 0.2", ["10"]],
  ["films over 2 hours", "SELECT id FROM film WHERE length > 120", []],
  ["films over 90 minutes", "SELECT id FROM film WHERE hours > 1.5", []],
  ["films over 2 hours", "SELECT id FROM film WHERE length > 60", ["2"]],
  ["lines under -5", "SELECT id FROM line WHERE balance < 5", ["5"]],
  ["lines under -5", "SELECT id FROM line WHERE balance < -5", []],
  ["lines of 2019 -2021", "SELECT id FROM line WHERE year BETWEEN 2019 AND 2021", []],
  ["lines of 2019-2021", "SELECT id FROM line WHERE year BETWEEN 2019 AND 2021", []],
  ["the first and last name", "SELECT name FROM line", []],
] as const)("%s | %s", (utterance, sql, unused) => {
  const tokens = tokenize(utterance);
  expect(unusedNumbers({ utterance, tokens, sql, values: [] }).map(({ text }) => text)).toEqual(
    unused,
  );
});
