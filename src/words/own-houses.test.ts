// Where all of a database is at home limits nothing; any other house does.
import { expect, test } from "vitest";
import { accountFor } from "./account.ts";
import { createLexis } from "./lexis.ts";
import { table } from "./teachers.fixture.ts";

const schema = { tables: [table("animals", ["animal_id", "name", "left_on"])] };
const lexis = createLexis({
  schema,
  values: [{ text: "School", column: "animals.name" }],
});
const sql = "SELECT animals.name FROM animals WHERE animals.left_on IS NOT NULL";

const useOf = (utterance: string, word: string) =>
  accountFor({ utterance, values: [], sql, lexis }).words.find(({ text }) => text === word)?.use;

test.each([
  ["which animals have left the zoo", "zoo", "polite"],
  ["animals in our zoo", "zoo", "polite"],
  ["zoo animals", "zoo", "unknown"],
  ["which animals have left the hospital", "hospital", "unknown"],
] as const)("%s: %s is %s", (utterance, word, use) => {
  expect(useOf(utterance, word)).toBe(use);
});
