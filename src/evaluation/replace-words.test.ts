import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { createReader } from "../reader/reader.ts";
import { readSynonyms, replaceWords } from "./replace-words.ts";

const reader = createReader(flightsWords);
const synonyms = readSynonyms(readFileSync("test/measured/synonyms.txt", "utf8"));

function said(utterance: string, known: readonly string[] = [], table = synonyms) {
  const turns = [{ utterance, sql: ["SELECT 1"] }];
  const interaction = { id: "a", database: "flights", date: "1993-02-05", turns };
  const options = { synonyms: table, reader, known: new Set(known), date: "1993-02-05" };
  const { interaction: changed, words } = replaceWords(interaction, options);
  return { utterance: changed.turns[0]?.utterance, words };
}

it("replaces words that mean something, not values", () => {
  expect(said("show flights from boston to denver on monday")).toEqual({
    utterance: "present journeys from boston to denver on monday",
    words: [2],
  });
});

it("takes no synonym that the model knows", () => {
  expect(said("show it", ["display", "present"]).utterance).toBe("exhibit it");
  expect(said("show it", ["display", "present", "exhibit"])).toEqual({
    utterance: "show it",
    words: [0],
  });
});

it("leaves an utterance alone that would be read otherwise", () => {
  const table = new Map([["to", ["chicago"]]]);
  expect(said("from boston to denver", [], table).words).toEqual([0]);
});
