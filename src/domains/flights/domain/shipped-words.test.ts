// The shipped model reads by the words that stand here: after a change, node scripts/write-words.js
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { domainFromJson } from "../../../model/domain-file.ts";
import { flightsWords } from "./aliases.ts";
import { flightsWording } from "./wording.ts";

it("the shipped model has the words of the domain", () => {
  const path = fileURLToPath(new URL("../../../../models/flights/domain.json", import.meta.url));
  const { words, wording } = domainFromJson(JSON.parse(readFileSync(path, "utf8")), path);
  expect(words).toEqual(flightsWords);
  expect(wording).toEqual(flightsWording);
});
