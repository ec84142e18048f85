// Words that every object of the language has a property for are words like any other.
import { expect, test } from "vitest";
import { choiceMeant } from "../conversation/following/clarify.ts";
import { noClauses } from "./clauses.ts";
import { filterHours } from "./conditions/hour-edits.ts";
import { isOpposite } from "./groups/flag-edits.ts";
import { readSaid } from "./said.ts";

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%s", (text) => {
  const schema = { tables: [], columns: [], links: [], notes: [] };
  const turn = { utterance: text, tokens: [], mentions: [] };
  expect(filterHours(readSaid(turn), noClauses, schema)).toBeNull();
  expect(isOpposite(text, "other")).toBe(false);
  const clarify = { question: "Which?", about: "", choices: [{ text: "all", sql: "SELECT 1" }] };
  expect(choiceMeant(clarify, text)).toBeUndefined();
});
